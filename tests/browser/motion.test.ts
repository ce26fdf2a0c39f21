import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts } from '../../src/content/texts.ts';
import { paths, sectionIds } from '../../src/paths.ts';
import { launchChromium } from '../support/chromium.ts';
import { until } from '../support/driver.ts';
import { contrast, takePicture } from '../support/pixels.ts';
import { openRoutePage, type RoutePage, settle } from '../support/route-page.ts';

const routes = Object.values(paths);

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

const frames = (count: number) =>
  visitor.page.evaluate(async (count) => {
    for (let index = 0; index < count; index++) await new Promise(requestAnimationFrame);
  }, count);

/** Properties of all that moves at this moment. */
function moving(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const properties = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)));
    return ['transform', 'translate', 'rotate', 'scale'].filter((name) => properties.has(name));
  });
}

describe('an entrance', () => {
  const heading = `#${sectionIds.about} div:has(> h2)`;
  const card = `#${sectionIds.about} li > div`;

  /** Scrolls until so much of the element is in the window, as it stands shifted. */
  const expose = async (selector: string, share: number) => {
    await visitor.page.$eval(
      selector,
      (element, share) => {
        const { top, height } = element.getBoundingClientRect();
        scrollTo({ top: top + scrollY + share * height - innerHeight, behavior: 'instant' });
      },
      share,
    );
    await frames(4);
  };

  /** What the animations of an element are, and what they make of it at each of the times. */
  const sample = (selector: string, times: number[]) =>
    visitor.page.$$eval(
      selector,
      (elements, times) =>
        elements.map((element) => {
          const animations = element.getAnimations();
          for (const animation of animations) animation.pause();
          return {
            ends: animations.map(({ effect }) => effect?.getComputedTiming().endTime),
            delays: animations.map(({ effect }) => effect?.getComputedTiming().delay),
            easings: animations.map(({ effect }) => {
              const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
              return [effect?.getTiming().easing, first?.easing].find(
                (easing) => easing !== 'linear',
              );
            }),
            at: times.map((time) => {
              for (const animation of animations) animation.currentTime = time;
              const { opacity, transform } = getComputedStyle(element);
              const matrix = new DOMMatrix(transform === 'none' ? undefined : transform);
              return { opacity: Number(opacity), shift: matrix.f };
            }),
          };
        }),
      times,
    );

  const states = (selector: string) =>
    visitor.page.$$eval(selector, (elements) =>
      elements.map((element) => ({
        opacity: getComputedStyle(element).opacity,
        moves: element.getAnimations().length > 0,
      })),
    );

  const waiting = { opacity: '0', moves: false };
  const there = { opacity: '1', moves: false };

  test('of the heading begins at half visibility and takes 0.8 s for 30 px', async () => {
    await visitor.show(paths.home, { width: 1280 });
    await expose(heading, 0.4);
    expect(await states(heading)).toEqual([waiting]);
    await expose(heading, 0.6);
    expect((await states(heading))[0]?.moves).toBe(true);
    const [sampled] = await sample(heading, [0, 200, 400, 600, 799]);
    expect(new Set(sampled?.ends)).toEqual(new Set([800]));
    expectOneRise(sampled?.at ?? [], 30);
  });

  test('of the cards begins at 20 % and takes 0.8 s for 40 px, each 0.3 s after the one before', async () => {
    await visitor.show(paths.home, { width: 1280 });
    await expose(card, 0.15);
    expect(await states(card)).toEqual([waiting, waiting, waiting]);
    await expose(card, 0.25);
    const sampled = await sample(card, [0, 299, 599, 700, 800, 1000, 1099, 1200, 1399]);
    expect(sampled).toHaveLength(3);
    sampled.forEach(({ ends, delays, at }, index) => {
      const delay = 300 * index;
      expect(new Set(ends)).toEqual(new Set([delay + 800]));
      expect(new Set(delays)).toEqual(new Set([delay]));
      expectOneRise(at, 40);
      // Until its turn comes it waits where it is.
      const last = [0, 299, 599].findLastIndex((time) => time <= delay);
      expect(at[last]).toEqual({ opacity: 0, shift: 40 });
    });
  });

  test('has the same easing everywhere', async () => {
    await visitor.show(paths.home, { width: 1280 });
    await expose(heading, 1);
    const [first] = await sample(heading, []);
    await expose(card, 1);
    const easings = [first, ...(await sample(card, []))].flatMap((sampled) => sampled?.easings);
    expect(new Set(easings)).toEqual(new Set(['cubic-bezier(0.2, 0.7, 0.2, 1)']));
  });

  test('advances by itself, and happens once', async () => {
    const { page, show } = visitor;
    await show(paths.home, { width: 1280 });
    for (const selector of [heading, card]) {
      await expose(selector, 1);
      const progress = () =>
        page.$eval(selector, (element) => Number(element.getAnimations()[0]?.currentTime ?? -1));
      const before = await progress();
      expect(before).toBeGreaterThanOrEqual(0);
      await until('progress', async () => (await progress()) > before);
    }
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished)).then(() => undefined),
    );
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await frames(4);
      await expose(card, 1);
      expect(await states(heading)).toEqual([there]);
      expect(await states(card)).toEqual([there, there, there]);
    }
  });

  function expectOneRise(at: { opacity: number; shift: number }[], distance: number) {
    expect(at[0]).toEqual({ opacity: 0, shift: distance });
    at.forEach(({ opacity, shift }, index) => {
      const before = at[index - 1];
      if (!before) return;
      expect(opacity).toBeGreaterThanOrEqual(before.opacity);
      expect(shift).toBeLessThanOrEqual(before.shift);
    });
    expect(at.at(-1)?.opacity).toBeCloseTo(1, 2);
    expect(at.at(-1)?.shift).toBeCloseTo(0, 1);
  }
});

describe('reduced motion', () => {
  const conditions = { width: 1280, reducedMotion: true };

  test.each(routes)('has the content of %s there at once, and nothing moves', async (path) => {
    const { page, show } = visitor;
    await show(path, conditions);
    const hidden = await page.$$eval('main :not(svg *)', (elements) =>
      elements
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map(({ className }) => className),
    );
    expect(hidden).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 300) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await frames(2);
      expect(await page.evaluate(moving)).toEqual([]);
    }
    for (const control of await page.$$('main :is(a, button), header button')) {
      await control.hover();
      await frames(1);
      expect(await page.evaluate(moving), await control.evaluate((it) => it.textContent)).toEqual(
        [],
      );
    }
  });

  test('jumps to a section instead of gliding', async () => {
    const { page, show } = visitor;
    await show(paths.home, conditions);
    const buttons = await page.$$('header button');
    const positions = async () => {
      const first = await page.evaluate(() => scrollY);
      await frames(5);
      return [first, await page.evaluate(() => scrollY)];
    };
    await buttons[3]?.click();
    const [next = 0, later] = await positions();
    expect(next).toBeGreaterThan(1000);
    expect(later).toBe(next);

    await show(paths.lifeDetails, conditions);
    await (await page.$$('header button'))[2]?.click();
    await until('the section', () => page.evaluate(() => scrollY > 0));
    const [afterDelay, end] = await positions();
    expect(end).toBe(afterDelay);
  });

  test('changes slides without a transition', async () => {
    const { page, show } = visitor;
    await show(paths.project, conditions);
    for (const bullet of [2, 4, 0]) {
      await (await page.$$('[aria-roledescription="carousel"] button'))[bullet]?.click();
      expect(await page.evaluate(moving)).toEqual([]);
      await frames(1);
      const place = await page.$eval(`[aria-label="${bullet + 1} of 5"]`, (slide) => {
        const viewport = slide.closest('.swiper')?.getBoundingClientRect().left ?? Number.NaN;
        return slide.getBoundingClientRect().left - viewport;
      });
      expect(Math.abs(place)).toBeLessThan(1);
    }
  });
});

test('without that preference a button of the bar glides', async () => {
  const { page, show } = visitor;
  await show(paths.home, { width: 1280 });
  await (await page.$$('header button'))[3]?.click();
  const positions = new Set<number>();
  await until('the glide', async () => {
    positions.add(await page.evaluate(() => Math.round(scrollY)));
    return positions.size > 4;
  });
});

describe('forced colours', () => {
  test.each(routes)('leave every text of %s legible', async (path) => {
    for (const scheme of ['light', 'dark'] as const) {
      await visitor.show(path, { width: 1280, forcedColors: true, scheme });
      await settle(visitor.page);
      const lines = await visitor.page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const text = (node.textContent ?? '').trim();
          const owner = node.parentElement;
          if (!text || !owner?.checkVisibility({ visibilityProperty: true })) continue;
          if (owner.closest('.visually-hidden, [inert], script, style')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { x, y, width, height } = range.getBoundingClientRect();
          if (y + scrollY >= 0) found.push({ text, x, y: y + scrollY, width, height });
        }
        return found;
      });
      const picture = await takePicture(visitor.page, true);
      expect(lines.length).toBeGreaterThan(8);
      for (const { text, ...box } of lines) {
        // The letters and what lies behind them are in the box: the two that differ most.
        const [first, ...others] = picture.coloursIn(box);
        const most = first ? Math.max(...others.map((other) => contrast(first, other))) : 0;
        expect(most, text).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('leave the focus to be seen', async () => {
    const { page, show } = visitor;
    await show(paths.home, { width: 1280, forcedColors: true });
    const seen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return;
        if (element.dataset.seenByTest) return;
        element.dataset.seenByTest = 'yes';
        const widths = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        );
        return { name: element.outerHTML.slice(0, 80), ring: Math.max(...widths) };
      });
      if (!stop) break;
      seen.push(stop.name);
      expect(stop.ring, stop.name).toBeGreaterThanOrEqual(2);
    }
    expect(seen.length).toBeGreaterThan(15);
  });

  test('leave cards, slides, buttons and fields with an edge, and the present bullet and key marked', async () => {
    const { page, show } = visitor;
    await show(paths.home, { width: 1280, forcedColors: true });
    await settle(page);
    const edges = await page.$$eval(
      'main li > div:has(a), .swiper-slide > div, main form :is(input, textarea, button), main div > button:not([aria-label])',
      (elements) =>
        elements.map((element) => [element.textContent, getComputedStyle(element).borderTopWidth]),
    );
    expect(edges.length).toBeGreaterThan(10);
    expect(edges.filter(([, width]) => width === '0px')).toEqual([]);

    const marks = await page.evaluate(() => {
      const middle = (element: Element | null, down: number) => {
        const { left, right, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: (left + right) / 2, y: top + scrollY + height * down - 1, width: 2, height: 2 };
      };
      const bullets = document.querySelectorAll('[aria-roledescription="carousel"] button');
      const keys = document.querySelectorAll('header button');
      return [
        [middle(bullets[0] ?? null, 0.5), middle(bullets[1] ?? null, 0.5)],
        [middle(keys[0] ?? null, 1), middle(keys[1] ?? null, 1)],
      ];
    });
    const picture = await takePicture(page, true);
    for (const [present, other] of marks) {
      const [colour] = present ? picture.coloursIn(present) : [];
      const [ground] = other ? picture.coloursIn(other) : [];
      expect(colour && ground && contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('touch', () => {
  const conditions = { width: 390, height: 844, touch: true };
  const slide = () =>
    visitor.page.$$eval('[aria-roledescription="carousel"] button', (bullets) =>
      bullets.findIndex((bullet) => bullet.hasAttribute('aria-current')),
    );
  /** Over the carousel, in ten steps, from so far right of its middle. Answers how far the page has moved. */
  const swipe = async (from: number, by: { x: number; y: number }) => {
    const { page } = visitor;
    await page.$eval('.swiper', (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await frames(2);
    const start = await page.$eval('.swiper', (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2, scrolled: scrollY };
    });
    const touch = await page.touchscreen.touchStart(start.x + from, start.y);
    for (let step = 1; step <= 10; step++) {
      await touch.move(start.x + from + (by.x * step) / 10, start.y + (by.y * step) / 10);
    }
    await touch.end();
    await frames(2);
    return (await page.evaluate(() => scrollY)) - start.scrolled;
  };

  test('a vertical swipe that begins on the carousel scrolls the page', async () => {
    await visitor.show(paths.home, conditions);
    await settle(visitor.page);
    expect(await swipe(0, { x: 0, y: -200 })).toBeGreaterThan(100);
    expect(await swipe(0, { x: 0, y: 200 })).toBeLessThan(-100);
    expect(await slide()).toBe(0);
  });

  test('a horizontal one turns it, either way, and leaves the page where it is', async () => {
    await visitor.show(paths.home, conditions);
    await settle(visitor.page);
    expect(await swipe(130, { x: -260, y: 0 })).toBe(0);
    await until('the second slide', async () => (await slide()) === 1);
    await until('rest', () => visitor.page.evaluate(() => document.getAnimations().length === 0));
    expect(await swipe(-130, { x: 260, y: 0 })).toBe(0);
    await until('the first slide', async () => (await slide()) === 0);
  });

  test('everything answers to the first tap, as nothing waits for a pointer above it', async () => {
    const { page, show } = visitor;
    await show(paths.home, conditions);
    await settle(page);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await (await page.$$('[aria-roledescription="carousel"] button'))[2]?.tap();
    await until('the third slide', async () => (await slide()) === 2);
    await (await page.$(`#${sectionIds.about} a[href$="${paths.workDetails}"]`))?.tap();
    const headed = (heading: string) =>
      until(heading, () =>
        page.$eval('h1', ({ textContent }, heading) => textContent === heading, heading),
      );
    await headed(texts.workDetails.heading);
    await (await page.$$('header button'))[1]?.tap();
    await until('the section', () =>
      page.evaluate(
        (heading) => document.activeElement?.textContent === heading,
        texts.about.heading,
      ),
    );
  });
});
