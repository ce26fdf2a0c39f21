/** Facts about the bar with a larger font size in the browser's settings, which is no zoom. They are the same in every language. */
import { expect, onTestFinished, test } from 'vitest';
import { barSections } from '../../src/routes.ts';
import type { RoutePage } from './route-page.ts';

/** Phones, two of them on their side. */
const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
];
/** In pixels. The first is the default of browsers. */
const sizes = [16, 24, 40];
const cases = windows.flatMap((window) => sizes.map((size) => ({ ...window, size })));

export function testLargeText(visitor: RoutePage, javascript: boolean): void {
  test(`each button of the bar is seen and reached in large text (scripts: ${javascript})`, async () => {
    const { page, session, show } = visitor;
    const setText = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    onTestFinished(async () => {
      await setText(16);
    });
    await show('', { javascript, reducedMotion: true });
    for (const { width, height, size } of cases) {
      const where = `${size} px, ${width} × ${height}`;
      await page.setViewport({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      // After the window's size, because setting that restores the browser's settings.
      await setText(size);
      const { faults, covered, root } = await page.evaluate(lookAtBar);
      expect(root, where).toBe(size);
      expect(faults, where).toEqual([]);
      expect(covered, where).toBeLessThanOrEqual(height / (width > height ? 6 : 4));

      await page.focus('a[href="#main"]');
      for (const _ of await page.$$('nav > [hreflang]')) await page.keyboard.press('Tab');
      for (const index of barSections.keys()) {
        await page.keyboard.press('Tab');
        const { focused, faults } = await page.evaluate(lookAtBar);
        expect(focused, where).toBe(index);
        expect(faults, where).toEqual([]);
      }
    }
  });
}

/** Runs in the page. */
export function lookAtBar() {
  const keys = [...document.querySelectorAll('header li > *')];
  const faults: string[] = [];
  const middles: { x: number; y: number }[] = [];
  for (const key of keys) {
    const { left, right, top, bottom } = key.getBoundingClientRect();
    const words = new Range();
    words.selectNodeContents(key);
    const text = words.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    middles.push(middle);
    const is = {
      // Older Chromiums differ by a part of a pixel.
      'out of the window':
        left < -0.5 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight,
      'narrower than its words': text.left < left || text.right > right,
      'lower than its words': text.top < top || text.bottom > bottom,
      covered: document.elementFromPoint(middle.x, middle.y) !== key,
      'focused, and does not look so':
        key === document.activeElement && getComputedStyle(key).outlineStyle !== 'solid',
    };
    for (const [fault, isSo] of Object.entries(is)) {
      if (isSo) faults.push(`${key.textContent} is ${fault}`);
    }
  }
  const bar = document.querySelector('header') ?? document.body;
  return {
    faults,
    middles,
    focused: keys.indexOf(document.activeElement ?? document.body),
    /** How much it covers while the page scrolls. */
    covered: getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0,
    root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}
