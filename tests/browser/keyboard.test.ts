import { describe, expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { phone, profile, words } from '../support/content.ts';
import { focusIsOn, named } from '../support/controls.ts';
import { takePicture } from '../support/pixels.ts';
import { schemes } from '../support/route-page.ts';
import { paths } from '../support/said.ts';
import { setUpRoutePage } from '../support/set-up-page.ts';

/** Where the focus is. */
type Stop = {
  /** Its place among the controls of the document, or -1 for no control at all. */
  index: number;
  name: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** The lower edge of the bar, for what is not in it. */
  ceiling: number;
  floor: number;
  /** How far the page is scrolled; for what scrolls with it. */
  scrolled: number;
  /** What lies at its middle is the control itself. */
  uncovered: boolean;
  focusVisible: boolean;
};

const controls = ':is(a[href], button, input, textarea):not([inert] *, [tabindex="-1"])';

const widths = [360, 1280];
const cases = paths.flatMap((path) => widths.map((width) => ({ path, width })));

const visitor = setUpRoutePage();

test.each(cases)(
  'Tab reaches every control of $path in reading order, sees each, leaves at the end, and goes back, $width px wide',
  async ({ path, width }) => {
    await visitor.show(path, { width });
    const stops: Stop[] = [];
    for await (const stop of tabThrough()) stops.push(stop);
    const count = await countControls();
    expect(count).toBeGreaterThan(5);
    expect(stops.map(({ index }) => index)).toEqual([...Array(count).keys()]);
    stops.forEach((stop, index) => {
      expectInSight(stop);
      expect(stop.focusVisible, stop.name).toBe(true);
      const before = stops[index - 1];
      if (before) expect(goesBack(before, stop), `${before.name}, then ${stop.name}`).toBe(false);
    });

    let back = await press('Tab', 'Shift');
    if (back.index === -1) back = await press('Tab', 'Shift');
    for (let index = count - 1; index >= 0; index--) {
      expect(back.index).toBe(index);
      expectInSight(back);
      back = await press('Tab', 'Shift');
    }
  },
);

function expectInSight({ name, uncovered, top, bottom, ceiling, floor }: Stop): void {
  expect(uncovered, `${name} is uncovered`).toBe(true);
  // With the 6 px that the ring takes around it.
  const isInTheBar = ceiling === 0;
  const isWhole = isInTheBar ? top >= 0 : top - 6 >= ceiling && bottom + 6 <= floor;
  expect(isWhole, `${name} with its ring is in sight`).toBe(true);
}

/** Up the page in the same column. Another column may begin anywhere. */
function goesBack(before: Stop, stop: Stop): boolean {
  const sameColumn = stop.left < before.right && stop.right > before.left;
  return sameColumn && stop.bottom + stop.scrolled <= before.top + before.scrolled;
}

const looks = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

test.each(looks)('the focus is to be seen: $width px wide, $scheme', async ({ width, scheme }) => {
  const { page, show } = visitor;
  await show(routes.home.path, { width, height: 640, scheme });
  for await (const { name, left, right, top, bottom } of tabThrough()) {
    const focused = await takePicture(page, 'window');
    await page.evaluate(async () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      activeElement.dataset.focusedByTest = '';
      for (const animation of document.getAnimations()) animation.finish();
      await new Promise(requestAnimationFrame);
    });
    const plain = await takePicture(page, 'window');
    await page.$eval('[data-focused-by-test]', (element) => {
      if (!(element instanceof HTMLElement)) return;
      delete element.dataset.focusedByTest;
      element.focus({ preventScroll: true });
    });
    // At least what a line of 2 px around the control would change, with 3:1 against what was there.
    const perimeter = 2 * (right - left + bottom - top);
    expect(focused.changesSince(plain, 3), name).toBeGreaterThanOrEqual(2 * perimeter);
  }
});

test('the skip link leads to the content', async () => {
  const { page, show } = visitor;
  const first = {
    [routes.home.path]: words.hero.button,
    [routes.workDetails.path]: `${phone} (${words.newTab})`,
  };
  for (const [path, name] of Object.entries(first)) {
    await show(path);
    expect(await press('Tab')).toMatchObject({ name: words.skipLink });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await page.evaluate(() => location.hash)).toBe(`#${path}`);
    expect(await press('Tab')).toMatchObject({ name });
  }
});

describe('the form', () => {
  const email = named('textbox', words.contact.email);
  const fill = async () => {
    const { page } = visitor;
    await page.type(email, 'ana@example.com');
    await press('Tab');
    await page.keyboard.type('Good evening');
  };
  const draft = async () => {
    const { session } = visitor;
    await session.send('Page.enable');
    return new Promise<string>((resolve) => {
      session.once('Page.frameRequestedNavigation', ({ url }) => resolve(decodeURIComponent(url)));
    });
  };
  const expected = `mailto:${profile.email}?subject=${words.contact.subject}&body=Email=ana@example.com\r\nMessage=Good evening\r\n`;

  test.each(['Enter', 'Space'] as const)('is sent by %s on its button', async (key) => {
    await visitor.show(routes.contact.path);
    await fill();
    const sent = draft();
    expect(await press('Tab')).toMatchObject({ name: words.contact.submit });
    await visitor.page.keyboard.press(key);
    expect(await sent).toBe(expected);
  });

  test('is sent by Enter in its field, and says first what is missing', async () => {
    const { page, show } = visitor;
    await show(routes.contact.path);
    await page.focus(email);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    await fill();
    const sent = draft();
    await press('Tab', 'Shift');
    await page.keyboard.press('Enter');
    expect(await sent).toBe(expected);
  });
});

test('a button of the bar works by Space and leaves the next Tab in its section', async () => {
  const { page, show } = visitor;
  await show(routes.home.path);
  let name = '';
  while (name !== words.bar.contact) ({ name } = await press('Tab'));
  await page.keyboard.press('Space');
  await focusIsOn(page, words.contact.heading);
  expect(await press('Tab')).toMatchObject({ name: words.contact.email });
});

async function* tabThrough(): AsyncGenerator<Stop> {
  for (let count = 0; ; count++) {
    const stop = await press('Tab');
    // Out of the page; a browser without a frame around it may come in again at once.
    if (stop.index === -1 || (stop.index === 0 && count > 0)) return;
    yield stop;
  }
}

function countControls(): Promise<number> {
  return visitor.page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    controls,
  );
}

/** Presses a key, lets the page come to rest, and says where the focus is then. */
async function press(key: 'Tab', modifier?: 'Shift'): Promise<Stop> {
  const { page } = visitor;
  if (modifier) await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  if (modifier) await page.keyboard.up(modifier);
  return page.evaluate(async (selector): Promise<Stop> => {
    // A frame for the scroll, one for what it sets off.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    const visible = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const bar = document.querySelector('header:has(nav)');
    const beyond = bar?.contains(element) || getComputedStyle(element).position === 'fixed';
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      index: visible.indexOf(element),
      name: (
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.labels?.[0]?.textContent
          : element.textContent) ??
        ''
      ).trim(),
      top,
      bottom,
      left,
      right,
      ceiling: beyond ? 0 : (bar?.getBoundingClientRect().bottom ?? 0),
      floor: innerHeight,
      scrolled: beyond ? 0 : scrollY,
      uncovered: element.contains(hit),
      focusVisible: element.matches(':focus-visible'),
    };
  }, controls);
}
