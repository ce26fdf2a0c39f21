import { expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { projects } from '../../support/owners/content.ts';
import { wholePaths } from '../../support/owners/expected-texts.ts';
import { readLines } from '../../support/reading/lines.ts';
import { contrast, takePicture } from '../../support/reading/pixels.ts';
import { bullets, slides } from '../../support/visits/controls.ts';
import { schemes, settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

test.each(wholePaths)('every text of %s is legible', async (path) => {
  for (const scheme of schemes) {
    await visitor.show(path, { forcedColors: true, scheme });
    await settle(visitor.page);
    const lines = await visitor.page.evaluate(readLines);
    const picture = await takePicture(visitor.page);
    expect(lines.length).toBeGreaterThan(8);
    for (const { text, box } of lines) {
      // The two colours in the box that differ most are the letters and their background.
      const [first, ...others] = picture.coloursIn(box);
      const most = first ? Math.max(...others.map((other) => contrast(first, other))) : 0;
      expect(most, text).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the focus is to be seen', async () => {
  const { page, show } = visitor;
  await show(routes.home.path, { forcedColors: true });
  // Who has pressed a key sees the ring of whatever is focused next.
  await page.keyboard.press('Tab');
  const stops = await page.$$eval('a[href], button, input, textarea', (elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
      element.focus();
      if (document.activeElement !== element) return [];
      const widths = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      );
      return [{ name: element.outerHTML.slice(0, 80), ring: Math.max(...widths) }];
    }),
  );
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
});

test('each slide has its lower edge, and greeting and subtitle have edges over the portrait', async () => {
  const { page, show, change } = visitor;
  await show(routes.project.path, { forcedColors: true });
  await settle(page);
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await change({ width });
    const { x, y, height } = await page.$eval(`${slides} > section`, (slide) => {
      const { left, width, bottom } = slide.getBoundingClientRect();
      return { x: left + width / 2, y: bottom + scrollY - 3, height: 6 };
    });
    const picture = await takePicture(page);
    const [ground, edge] = picture.coloursIn({ x, y, width: 1, height });
    expect(ground && edge && contrast(ground, edge), `${width} px`).toBeGreaterThanOrEqual(4.5);
  }
  await show(routes.home.path, { forcedColors: true });
  const outline = await page.$eval('#greeting', (greeting) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(greeting);
    return `${outlineWidth} ${outlineStyle}`;
  });
  expect(outline).toBe('1px solid');
  const border = await page.$eval('#greeting + p', (subtitle) => getComputedStyle(subtitle).border);
  expect(border).toMatch(/^1px solid/);
});

test('the lamp of the viewfinder is red in forced colours', async () => {
  const { page, show } = visitor;
  for (const scheme of schemes) {
    await show(routes.home.path, { forcedColors: true, scheme });
    const box = await page.$eval('#home-section p[aria-hidden] span', (mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left, y: top, width: width / 3, height };
    });
    const picture = await takePicture(page, 'window');
    const isRed = ([red, green, blue]: readonly number[]) =>
      Number(red) > 180 && Number(green) < 90 && Number(blue) < 90;
    expect(picture.coloursIn(box).some(isRed), scheme).toBe(true);
  }
});

test('cards, slides, buttons and fields have an edge, and the present bullet and key are marked', async () => {
  const { page, show } = visitor;
  await show(routes.home.path, { forcedColors: true });
  await settle(page);
  const edges = await page.$$eval(
    `main li > section:has(a), ${slides} > section, main :is(input, textarea), main button:not([aria-label])`,
    (elements) =>
      elements.map((element) => [element.textContent, getComputedStyle(element).borderTopWidth]),
  );
  // Three cards, the slides, the form, two buttons.
  expect(edges).toHaveLength(3 + projects.length + 3 + 2);
  expect(edges.filter(([, width]) => width === '0px')).toEqual([]);

  const marks = await page.evaluate((selector) => {
    const middle = (element: Element | undefined, down: number) => {
      const { left, right, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: (left + right) / 2, y: top + scrollY + height * down - 1, width: 2, height: 2 };
    };
    const bullets = document.querySelectorAll(selector);
    const keys = document.querySelectorAll('header button');
    return [
      [middle(bullets[0], 0.5), middle(bullets[1], 0.5)],
      [middle(keys[0], 1), middle(keys[1], 1)],
    ];
  }, bullets);
  const picture = await takePicture(page);
  for (const [present, other] of marks) {
    const [colour] = present ? picture.coloursIn(present) : [];
    const [ground] = other ? picture.coloursIn(other) : [];
    expect(colour && ground && contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  }
});
