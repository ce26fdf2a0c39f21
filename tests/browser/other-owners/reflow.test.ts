/** Windows of every size, large letters and wide spacing. One file, because all tests visit one site with the same page of a browser. */
import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import { periodInWords } from '../../../src/site/period.ts';
import { words, work } from '../../support/owners/content.ts';
import { paths, wholePaths } from '../../support/owners/expected-texts.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import { readLines } from '../../support/reading/lines.ts';
import { testLargeText } from '../../support/suites/large-text.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { testSignForPlaying } from './sign-for-playing.ts';

const names = {
  'sixty characters': 'Maximiliana Featherstonehaugh-Cholmondeley von Hohenlohe-Öhr',
  'sixty characters in one word': 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  'one letter': 'O',
  'right to left': 'عبد الرحمن بن محمد بن عبد العزيز الفهد',
  Chinese: '欧阳娜娜司马相如诸葛孔明上官婉儿慕容复令狐冲东方不败独孤求败',
  emoji: '👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬👩🏽‍🎬🎥📺🎬',
  'signs of markup': '<b>Seán O’Neill-O\'Brien & "Søn"</b> &amp; &lt;',
};

const visitor = setUpRoutePage();

describe.each(paths)('%s', (path) => {
  test('fits every width from 1920 down to 320 px, and has targets of 44 × 44 px', async () => {
    const { page, show, change } = visitor;
    await show(path, { width: 1920, height: 800 });
    await settle(page);
    for (const width of [1920, 1280, 1024, 768, 390, 360, 320]) {
      await change({ width, height: width === 320 ? 256 : 800 });
      expect(await layoutIssues(page), `${width} px`).toEqual([]);
      if (![1280, 768, 390].includes(width)) continue;
      expect(await page.evaluate(findSmallTargets), `${width} px`).toEqual([]);
    }
    await change({ width: 320, height: 800 });
    expect(await page.evaluate(findSmallTargets), '320 px').toEqual([]);
  });
});

test('without JavaScript all of it fits 320 px', async () => {
  await visitor.show('', { width: 320, javascript: false });
  expect(await layoutIssues(visitor.page)).toEqual([]);
});

describe.each(wholePaths)('%s', (path) => {
  test('breaks words of forty letters wherever they stand, but in headings and the bar', async () => {
    const { page, show, change } = visitor;
    await show(path, { width: 320 });
    await settle(page);
    // A label in a box is no prose, and the sign on a button no word.
    const periods = work.jobs.map(({ period }) => periodInWords(period, words.workDetails.current));
    const places = await page.$$eval(
      'main *, footer *',
      (elements, periods) => {
        const places = elements.filter(
          (element) =>
            !element.matches('h1:not(#greeting), h2, script, style') &&
            !periods.includes(element.textContent ?? '') &&
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && /\p{L}/u.test(textContent ?? ''),
            ),
        );
        for (const place of places) {
          for (const node of place.childNodes) {
            if (node.nodeType === 3 && /\p{L}/u.test(node.textContent ?? '')) {
              node.textContent = 'Donaudampfschifffahrtselektrizitätenhaupt';
            }
          }
        }
        return places.length;
      },
      periods,
    );
    expect(places).toBeGreaterThan(3);
    for (const width of [320, 390, 768, 1280]) {
      await change({ width });
      expect(await layoutIssues(page), `${width} px`).toEqual([]);
    }
  });

  test('keeps all its text when the spacing is overridden', async () => {
    const { page, show, change } = visitor;
    await show(path, { width: 1280 });
    await settle(page);
    // WCAG 2.2, success criterion 1.4.12.
    await page.$$eval('body *', (elements) => {
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
    for (const width of [1280, 768, 320]) {
      await change({ width });
      expect(await layoutIssues(page), `${width} px`).toEqual([]);
    }
  });
});

test('a name of whatever length and script fits the first screen and the credits', async () => {
  const { page, show, change } = visitor;
  await show(routes.home.path);
  await settle(page);
  for (const width of [1280, 844, 360, 320]) {
    await change({ width, height: width === 844 ? 390 : 800 });
    for (const [kind, name] of Object.entries(names)) {
      await page.evaluate((name) => {
        for (const selector of ['h1', 'footer bdi']) {
          const element = document.querySelector(selector);
          if (element) element.textContent = selector === 'h1' ? `Hello, I’m ${name}` : name;
        }
      }, name);
      expect(await layoutIssues(page), `${kind}, ${width} px`).toEqual([]);
    }
  }
});

test('a phone on its side shows the whole first screen under a low bar', async () => {
  await visitor.show(routes.home.path, { width: 844, height: 390, touch: true });
  const { bar, lowest } = await visitor.page.evaluate((id) => {
    const bottoms = [...document.querySelectorAll(`#${id} :is(h1, p, button)`)].map(
      (element) => element.getBoundingClientRect().bottom,
    );
    return {
      bar: document.querySelector('header')?.getBoundingClientRect().height ?? Number.NaN,
      lowest: Math.max(...bottoms),
    };
  }, sectionIds.home);
  expect(bar).toBeLessThanOrEqual(0.15 * 390);
  expect(lowest).toBeLessThanOrEqual(390);
});

test('an upright tablet is filled by the first screen', async () => {
  const { page, show, change } = visitor;
  await show(routes.home.path, { width: 820, height: 1180 });
  for (const { width, height } of [
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
    { width: 1024, height: 1366 },
  ]) {
    await change({ width, height });
    const { hero, portrait, lowest } = await page.evaluate(placesOfHero, sectionIds.home);
    const where = `${width} × ${height}`;
    expect(hero.bottom, where).toBeCloseTo(height, 0);
    expect(portrait.width, where).toBeGreaterThan(0.85 * width);
    expect(height - lowest, where).toBeLessThan(0.1 * height);
    expect(height - lowest, where).toBeGreaterThanOrEqual(20);
  }
});

test('on an upright tablet no card of “about” is a flat strip or a narrow column', async () => {
  const { page, show, change } = visitor;
  await show(routes.about.path, { width: 820, height: 1180, reducedMotion: true });
  await settle(page);
  for (const { width, height } of [
    { width: 600, height: 960 },
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
    { width: 1024, height: 1366 },
    { width: 1200, height: 1920 },
  ]) {
    await change({ width, height });
    const shapes = await page.$$eval('main li', (cards) =>
      cards.map((card) => card.clientWidth / card.clientHeight),
    );
    const where = `${width} × ${height}`;
    expect(shapes, where).toHaveLength(3);
    expect(Math.max(...shapes), where).toBeLessThan(2.2);
    expect(Math.min(...shapes), where).toBeGreaterThan(0.7);
    expect(await layoutIssues(page), where).toEqual([]);
  }
});

test('from 2200 px on the page grows with its window: 3840 × 2160 is used as 1920 × 1080 is', async () => {
  const { page, show, change } = visitor;
  for (const path of paths) {
    await show(path, { width: 1920, height: 1080, reducedMotion: true });
    await settle(page);
    const usual = await page.evaluate(readLines);
    for (const width of [2200, 2560, 3840]) {
      await change({ width, height: Math.round((width * 9) / 16) });
      expect(await layoutIssues(page), `${path}, ${width} px`).toEqual([]);
    }
    const large = await page.evaluate(readLines);
    expect(usual.length, path).toBeGreaterThan(8);
    // The gaps of the carousel are given in pixels.
    const rounded = (lines: typeof usual, times: number) =>
      lines.map(({ text, box, inCarousel }) => [
        text,
        box.height * times,
        ...(inCarousel ? [] : [box.x * times, box.y * times]),
      ]);
    for (const [index, line] of rounded(large, 1).entries()) {
      const [text, ...numbers] = rounded(usual, 2)[index] ?? [];
      expect(line[0], path).toBe(text);
      for (const [at, number] of numbers.entries())
        expect(Math.abs(Number(line[at + 1]) - Number(number)), `${path}: ${text}`).toBeLessThan(
          at === 0 ? 3 : 24,
        );
    }
  }
});

test('a low window does not make the page larger', async () => {
  const { page, show, change } = visitor;
  await show(routes.home.path, { width: 1920, height: 1080 });
  const sizeOfLetters = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const { width, height, size } of [
    { width: 2100, height: 1200, size: 16 },
    { width: 3440, height: 1080, size: 16 },
    { width: 2560, height: 1440, size: 19.5 },
    { width: 3840, height: 2160, size: 32 },
  ]) {
    await change({ width, height });
    expect(await sizeOfLetters(), `${width} × ${height}`).toBeCloseTo(size, 1);
  }
});

test('a job title of many lines leaves its points together', async () => {
  const { page, show, change } = visitor;
  await show(routes.workDetails.path);
  await page.$$eval('main ol h3', (titles) => {
    for (const title of titles) title.textContent = 'Director, Cameraperson and Editor '.repeat(4);
  });
  for (const width of [768, 1024, 1440]) {
    await change({ width });
    const gaps = await page.$$eval('main ol li ul', (lists) =>
      lists.flatMap((list) =>
        [...list.children].slice(1).map((point, index) => {
          const before = list.children[index]?.getBoundingClientRect();
          return point.getBoundingClientRect().top - (before?.bottom ?? 0);
        }),
      ),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.max(...gaps), `${width} px`).toBeLessThanOrEqual(12);
    const heights = await page.$$eval('main ol li ul li', (points) =>
      points.map((point) => {
        const words = new Range();
        words.selectNodeContents(point);
        return point.getBoundingClientRect().height - words.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights), `${width} px`).toBeLessThan(16);
  }
});

testSignForPlaying(visitor, 'ltr');
testLargeText(visitor, true);
testLargeText(visitor, false);

test('zoom is not held back', async () => {
  await visitor.show(routes.home.path);
  const viewport = await visitor.page.$eval('meta[name="viewport"]', ({ content }) => content);
  expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
});

/** Runs in the page: controls that are too small, unless a pseudo-element enlarges them, and controls that something covers. */
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

/** Runs in the page: where the first screen ends, its picture, and the lowest of its words. */
function placesOfHero(id: string) {
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const words = [...document.querySelectorAll(`#${id} :is(h1, p, button, a)`)];
  return {
    hero: { bottom: box(`#${id}`).bottom },
    portrait: { width: box('[data-part="portrait"]').width },
    lowest: Math.max(...words.map((element) => element.getBoundingClientRect().bottom)),
  };
}
