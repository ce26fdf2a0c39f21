/** Facts about the site with a larger font size in the browser's settings, which is no zoom. They are the same in every language. */
import { expect, onTestFinished, test } from 'vitest';
import { barSections } from '../../../src/routes.ts';
import { wholePaths } from '../owners/expected-texts.ts';
import { layoutIssues } from '../reading/layout.ts';
import { frames, type RoutePage, settle } from '../visits/route-page.ts';

/** Phones, two of them in landscape. */
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
      // This comes after the size of the window, because to set that resets the browser's settings.
      await setText(size);
      const { issues, covered, root } = await page.evaluate(lookAtBar);
      expect(root, where).toBe(size);
      expect(issues, where).toEqual([]);
      expect(covered, where).toBeLessThanOrEqual(height / (width > height ? 6 : 4));

      await page.focus('a[href="#main"]');
      for (const _ of await page.$$('nav > [hreflang]')) await page.keyboard.press('Tab');
      for (const index of barSections.keys()) {
        await page.keyboard.press('Tab');
        const { focused, issues } = await page.evaluate(lookAtBar);
        expect(focused, where).toBe(index);
        expect(issues, where).toEqual([]);
      }
    }
  });
}

/** Font sizes, and windows that are narrow for them, or for the two columns of an upright screen. */
const looks = [
  { size: 24, width: 360, height: 640 },
  { size: 32, width: 390, height: 844 },
  { size: 32, width: 820, height: 1180 },
  { size: 24, width: 864, height: 1180 },
  { size: 32, width: 1440, height: 900 },
  { size: 40, width: 320, height: 568 },
];

/** With the largest letters a greeting has a little less room, because everything around it is larger, too. */
const LEAST = 0.9;

/** In pixels: the smallest letters of a card. At this size a word may be broken. */
const SMALLEST = 17;

export function testLargeLetters(visitor: RoutePage): void {
  test.each(wholePaths)(
    'all of %s fits in large letters, and no heading breaks a word that could be smaller',
    async (path) => {
      const { page, session, show, change } = visitor;
      const setText = async (standard: number) => {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        // The carousel measures itself as the window changes.
        await page.evaluate(() => dispatchEvent(new Event('resize')));
        await frames(page, 3);
      };
      onTestFinished(() => setText(16));
      await show(path, { reducedMotion: true });
      await settle(page);
      for (const { size, width, height } of looks) {
        const where = `${size} px, ${width} × ${height}`;
        await change({ width, height });
        await setText(16);
        const usual = await page.evaluate(readTitles);
        await setText(size);
        expect(await layoutIssues(page), where).toEqual([]);
        const titles = await page.evaluate(readTitles);
        expect(titles.length, where).toBeGreaterThan(0);
        expect(
          titles.filter((title) => title.broken && title.size > SMALLEST),
          where,
        ).toEqual([]);
        expect(
          titles.filter((title, index) => title.size < LEAST * (usual[index]?.size ?? 0)),
          `smaller than in letters of the usual size: ${where}`,
        ).toEqual([]);
      }
    },
  );
}

/** Runs in the page: headings and titles, with a word that is broken in the middle. */
function readTitles() {
  const titles = document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, h3), main section > span, main section > div > span',
  );
  return [...titles]
    .filter((title) => title.checkVisibility({ visibilityProperty: true }))
    .map((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.parentElement?.matches('.visually-hidden')) continue;
        for (const word of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
      return {
        text: title.textContent,
        size: Number.parseFloat(getComputedStyle(title).fontSize),
        ...(broken.length > 0 && { broken: broken.join() }),
      };
    });
}

/** Runs in the page. */
export function lookAtBar() {
  const keys = [...document.querySelectorAll('header li > *')];
  const issues: string[] = [];
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
    for (const [issue, isSo] of Object.entries(is)) {
      if (isSo) issues.push(`${key.textContent} is ${issue}`);
    }
  }
  const bar = document.querySelector('header') ?? document.body;
  return {
    issues,
    middles,
    focused: keys.indexOf(document.activeElement ?? document.body),
    /** How much it covers while the page scrolls. */
    covered: getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0,
    root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}
