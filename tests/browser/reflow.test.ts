import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { launchChromium } from '../support/chromium.ts';
import { openRoutePage, type RoutePage, settle } from '../support/route-page.ts';

const routes = Object.values(paths);

const names = {
  'sixty characters': 'Maximiliana Featherstonehaugh-Cholmondeley von Hohenlohe-Öhr',
  'sixty characters in one word': 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  'one letter': 'O',
  'right to left': 'عبد الرحمن بن محمد بن عبد العزيز الفهد',
  Chinese: '欧阳娜娜司马相如诸葛孔明上官婉儿慕容复令狐冲东方不败独孤求败',
  emoji: '👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬',
  'signs of markup': '<b>Seán O’Neill-O\'Brien & "Søn"</b> &amp; &lt;',
};

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

describe.each(routes)('%s', (path) => {
  test('fits every width of the brief, down to 320 px, without scrolling sideways', async () => {
    await visitor.show(path, { width: 1920 });
    await settle(visitor.page);
    for (const width of [1920, 1280, 1024, 768, 390, 360, 320]) {
      await resize(width, width === 320 ? 256 : 800);
      expect(await visitor.page.evaluate(findFaults), `${width} px`).toEqual([]);
    }
  });

  test('fits 320 px without JavaScript, too', async () => {
    await visitor.show(path, { width: 320, javascript: false });
    expect(await visitor.page.evaluate(findFaults)).toEqual([]);
  });

  test('keeps all its text when the spacing is overridden', async () => {
    for (const width of [320, 768, 1280]) {
      await visitor.show(path, { width });
      await settle(visitor.page);
      // WCAG 2.2, success criterion 1.4.12.
      await visitor.page.$$eval('body *', (elements) => {
        for (const element of elements) {
          if (!(element instanceof HTMLElement)) continue;
          element.style.setProperty('line-height', '1.5', 'important');
          element.style.setProperty('letter-spacing', '0.12em', 'important');
          element.style.setProperty('word-spacing', '0.16em', 'important');
          if (element.tagName === 'P') {
            element.style.setProperty('margin-block-end', '2em', 'important');
          }
        }
      });
      expect(await visitor.page.evaluate(findFaults), `${width} px`).toEqual([]);
    }
  });

  test('has targets of 44 × 44 px', async () => {
    await visitor.show(path, { width: 320 });
    await settle(visitor.page);
    for (const width of [320, 390, 768, 1280]) {
      await resize(width);
      expect(await visitor.page.evaluate(findSmallTargets), `${width} px`).toEqual([]);
    }
  });
});

async function resize(width: number, height = 800): Promise<void> {
  await visitor.page.setViewport({ width, height });
  // A frame for the layout, one for the carousel, one for what that changes.
  await visitor.page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}

test.each(Object.entries(names))(
  'a name of %s fits the first screen and the credits',
  async (_, name) => {
    await visitor.show(paths.home, { width: 1280 });
    await settle(visitor.page);
    await visitor.page.evaluate((name) => {
      for (const selector of ['h1', 'footer bdi']) {
        const element = document.querySelector(selector);
        if (element) element.textContent = selector === 'h1' ? `Hello, I’m ${name}` : name;
      }
    }, name);
    for (const width of [1280, 844, 360, 320]) {
      await resize(width, width === 844 ? 390 : 800);
      expect(await visitor.page.evaluate(findFaults), `${width} px`).toEqual([]);
    }
  },
);

test('a phone on its side shows the whole first screen under a low bar', async () => {
  await visitor.show(paths.home, { width: 844, height: 390, touch: true });
  const { bar, lowest } = await visitor.page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('#home-section :is(h1, p, button)')].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    return {
      bar: document.querySelector('header')?.getBoundingClientRect().height ?? Number.NaN,
      lowest: Math.max(...bottoms),
    };
  });
  expect(bar).toBeLessThanOrEqual(0.15 * 390);
  expect(lowest).toBeLessThanOrEqual(390);
});

test('zoom is not held back', async () => {
  await visitor.show(paths.home, { width: 390 });
  const viewport = await visitor.page.$eval('meta[name="viewport"]', (meta) =>
    meta.getAttribute('content'),
  );
  expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
});

/** Sideways scrolling, text beyond the window, text out of its box, text over text. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const lines: { text: string; owner: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!owner || !text || !owner.checkVisibility({ visibilityProperty: true })) continue;
    if (owner.closest('.visually-hidden, [inert], a[href="#main"], script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, owner, box });
  }

  for (const { text, owner, box } of lines) {
    const inCarousel = owner.closest('.swiper') !== null;
    if (!inCarousel && (box.left < -1 || box.right > innerWidth + 1)) {
      faults.push(`beyond the window: ${text}`);
    }
    for (let up: Element | null = owner; up && up !== document.body; up = up.parentElement) {
      const { overflow, backgroundColor, backgroundImage, borderTopWidth, display } =
        getComputedStyle(up);
      const isBox =
        overflow !== 'visible' ||
        backgroundImage !== 'none' ||
        borderTopWidth !== '0px' ||
        !/^rgba\(.*, 0\)$/.test(backgroundColor);
      if (!isBox || display === 'inline' || (inCarousel && up.matches('.swiper'))) continue;
      const around = up.getBoundingClientRect();
      // The line box may be taller than its letters.
      const spare = box.height * 0.25;
      const isInside =
        box.left >= around.left - 1 &&
        box.right <= around.right + 1 &&
        box.top + spare >= around.top &&
        box.bottom - spare <= around.bottom;
      if (!isInside) faults.push(`out of its ${up.className || up.tagName}: ${text}`);
      break;
    }
  }

  const core = ({ left, right, top, bottom, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.3,
    bottom: bottom - height * 0.3,
  });
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      // The bar lies over the page by design.
      if (Boolean(one.owner.closest('header nav')) !== Boolean(other.owner.closest('header nav')))
        continue;
      const a = core(one.box);
      const b = core(other.box);
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
        faults.push(`over each other: ${one.text} / ${other.text}`);
      }
    }
  });
  return faults;
}

/** Controls that are smaller, unless what they lay over their surroundings is as large, and those that something covers. */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll('a[href], button, input, textarea')].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    if (!(control instanceof HTMLElement) || control.closest('[inert]')) return [];
    const isSkipLink = control.matches('a[href="#main"]');
    if (isSkipLink) control.focus();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const size = { width: right - left, height: bottom - top };
    const reach = size.width >= 44 && size.height >= 44 ? 0 : 22;
    const isHit = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].every(([across = 0, down = 0]) =>
      control.contains(
        document.elementFromPoint((left + right) / 2 + across, (top + bottom) / 2 + down),
      ),
    );
    if (isSkipLink) control.blur();
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return isHit ? [] : [`${name} (${size.width} × ${size.height})`];
  });
}
