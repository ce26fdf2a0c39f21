/** A picture of a project's page is seen alone, as large as the window. */
import { expect, test } from 'vitest';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const OWNER = 'cinematographer';
const portfolio = await portfolioOf(OWNER);
const file = await buildVariation('picture-viewer', portfolio, {}, OWNER);
const visitor = setUpRoutePage(() => file);

/** The film stands above three pictures, of which the first has a caption. */
const path = '/Project/harbour-at-dawn';
const { title, pictures = [] } = portfolio.projects[0] ?? {};
const [first, second, third] = pictures.map(({ alt }) => alt);

const OPENS = 'main button[aria-haspopup=dialog]';
/** Opens the picture at a place, where it is in the window. */
async function open(place: number): Promise<void> {
  await visitor.page.waitForSelector(OPENS);
  const opener = (await visitor.page.$$(OPENS))[place];
  await opener?.scrollIntoView();
  await opener?.click();
}
/** What is seen alone, and where. */
const seen = () =>
  visitor.page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const picture = dialog?.querySelector('svg');
    if (!picture) return undefined;
    const { width, height } = picture.getBoundingClientRect();
    const isLarge = width === dialog?.clientWidth && height > 0.8 * innerHeight;
    return {
      name: picture.textContent,
      isLarge,
      said: dialog?.querySelector('[role=status]')?.textContent,
    };
  });
const sees = (name: string | undefined) =>
  until(`‘${name}’ alone`, async () => (await seen())?.name === name);
const focused = () =>
  visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const top = () => visitor.page.evaluate(() => scrollY);

test('a press shows it with its caption, arrows turn to the others, and Escape leads back to where it was', async () => {
  await visitor.show(path, { width: 1280 });
  await open(0);
  await sees(first);
  expect(await seen()).toEqual({ name: first, isLarge: true, said: `1 of 3: ${first}` });
  expect(await visitor.page.$eval('dialog', ({ innerText }) => innerText)).toContain(
    pictures[0]?.caption,
  );
  const before = await top();
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.page.keyboard.press('ArrowRight');
  await sees(third);
  await visitor.page.mouse.wheel({ deltaY: 400 });
  await visitor.page.keyboard.press('ArrowLeft');
  await sees(second);
  expect(await axeIssues(visitor.page)).toEqual([]);
  await visitor.page.keyboard.press('Escape');
  await sees(undefined);
  expect([await focused(), await top()]).toEqual([first, before]);
});

test('on a phone a swipe turns it, and back closes it, to the same place', async () => {
  await visitor.show(path, { width: 390 });
  await open(1);
  await sees(second);
  const before = await top();
  const { mouse } = visitor.page;
  await mouse.move(300, 400);
  await mouse.down();
  await mouse.move(120, 410);
  await mouse.up();
  await sees(third);
  await visitor.page.goBack();
  await sees(undefined);
  expect(await visitor.page.evaluate(() => location.hash)).toBe(`#${path}`);
  expect([await focused(), await top()]).toEqual([second, before]);
  // Chromium tells only with the next frame that a dialog was closed.
  await visitor.page.evaluate(async () => {
    const moved = (go: () => void) =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        go();
      });
    for (let times = 0; times < 5; times += 1) {
      await moved(() => history.forward());
      await moved(() => history.back());
    }
    await moved(() => history.forward());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await sees(third);
  await visitor.page.reload();
  await sees(third);
  const [back] = await visitor.page.$$('dialog button');
  expect(await back?.evaluate(({ textContent }) => textContent)).toBe(title);
  await back?.click();
  await sees(undefined);
});

test('a press beside it closes it, a press on it does not, and a film does not play on behind it', async () => {
  const { page } = visitor;
  await visitor.show(path, { width: 1280 });
  await page.waitForSelector(OPENS);
  // A film that really plays would be asked for.
  await page.$eval('video', (film) => {
    film.pause = () => film.setAttribute('data-paused', '');
  });
  await open(2);
  await sees(third);
  expect(await page.$('video[data-paused]')).not.toBeNull();
  const before = await top();
  const [left, middle] = await page.$eval('dialog svg', (svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const y = top + height / 2;
    return [
      { x: left + 2, y },
      { x: left + width / 2, y },
    ] as const;
  });
  await page.mouse.click(middle.x, middle.y);
  await sees(third);
  await page.mouse.click(left.x, left.y);
  await sees(undefined);
  expect(await page.evaluate(() => location.hash)).toBe(`#${path}`);
  expect([await focused(), await top()]).toEqual([third, before]);
});

test('without a film, the picture in the viewfinder is the first', async () => {
  const [index, salt] =
    [...portfolio.projects.entries()].find(
      ([, { film, pictures }]) => film === undefined && pictures,
    ) ?? [];
  expect(index).toBeDefined();
  await visitor.show('/Project/a-house-of-salt', { width: 1280 });
  await open(0);
  await sees(salt?.pictures?.[0]?.alt);
});

test('where a browser has no dialogs, and on paper, the page is as it is', async () => {
  const { page } = visitor;
  await visitor.show(path);
  await page.waitForSelector(OPENS);
  await page.emulateMediaType('print');
  expect(await page.$eval(OPENS, (button) => getComputedStyle(button).display)).toBe('none');
  await page.emulateMediaType('screen');
  const { identifier } = await page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
  await visitor.show(path);
  await page.waitForSelector('html[data-scripts]');
  expect(await page.$$(OPENS)).toEqual([]);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
});
