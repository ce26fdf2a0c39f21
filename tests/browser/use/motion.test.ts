/** What moves, when, and how. One file, because all tests read the same clock of animations. */
import { afterAll, describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import { words } from '../../support/owners/content.ts';
import { slideName, wholePaths } from '../../support/owners/expected-texts.ts';
import {
  barButton,
  bullet,
  carouselRuns,
  focusIsOn,
  slides,
  viewport,
} from '../../support/visits/controls.ts';
import { frames } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

describe('an entrance', () => {
  // On a busy machine 0.8 s may pass between two commands, so the clock of all animations stands still.
  const letTimePass = (rate: 0 | 1) =>
    visitor.session.send('Animation.setPlaybackRate', { playbackRate: rate });
  const showHome = async () => {
    await visitor.session.send('Animation.enable');
    await visitor.show(routes.home.path);
    await letTimePass(0);
  };
  afterAll(() => letTimePass(1));

  const heading = `#${sectionIds.about} section:has(> h2)`;
  const card = `#${sectionIds.about} li > section`;

  /** Scrolls until so much of the element is in the window, at its shifted position. */
  const expose = async (selector: string, share: number) => {
    await visitor.page.$eval(
      selector,
      (element, share) => {
        const { top, height } = element.getBoundingClientRect();
        scrollTo({ top: top + scrollY + share * height - innerHeight, behavior: 'instant' });
      },
      share,
    );
    await frames(visitor.page, 4);
  };

  /** The animations of an element, and its style at each of the times. */
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
        // One that is finished stays until its event, a frame later.
        moves: element.getAnimations().some(({ playState }) => playState !== 'finished'),
      })),
    );

  const begins = (selector: string) =>
    until('the entrance', async () => (await states(selector)).every(({ moves }) => moves));

  const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  const waiting = { opacity: '0', moves: false };
  const there = { opacity: '1', moves: false };

  test('of the heading begins at half visibility and takes 0.8 s for 30 px', async () => {
    await showHome();
    await expose(heading, 0.4);
    expect(await states(heading)).toEqual([waiting]);
    await expose(heading, 0.6);
    await begins(heading);
    const [sampled] = await sample(heading, [0, 200, 400, 600, 799]);
    expect(new Set(sampled?.ends)).toEqual(new Set([800]));
    expect(new Set(sampled?.easings)).toEqual(new Set([EASING]));
    expectOneRise(sampled?.at ?? [], 30);
  });

  test('of the cards begins at 20 % and takes 0.8 s for 40 px, each 0.3 s after the one before', async () => {
    await showHome();
    await expose(card, 0.15);
    expect(await states(card)).toEqual([waiting, waiting, waiting]);
    await expose(card, 0.25);
    await begins(card);
    const sampled = await sample(card, [0, 299, 599, 700, 800, 1000, 1099, 1200, 1399]);
    expect(sampled).toHaveLength(3);
    sampled.forEach(({ ends, delays, easings, at }, index) => {
      const delay = 300 * index;
      expect(new Set(ends)).toEqual(new Set([delay + 800]));
      expect(new Set(delays)).toEqual(new Set([delay]));
      expect(new Set(easings)).toEqual(new Set([EASING]));
      expectOneRise(at, 40);
      // Until its delay is over, it stays where it is.
      const last = [0, 299, 599].findLastIndex((time) => time <= delay);
      expect(at[last]).toEqual({ opacity: 0, shift: 40 });
    });
  });

  test('of a card is complete as soon as the card has the focus, before it begins and in its midst', async () => {
    const { page } = visitor;
    await showHome();
    const focusCard = (index: number) =>
      page.$$eval(
        `${card} a`,
        (links, index) => links[index]?.focus({ preventScroll: true }),
        index,
      );
    expect(await states(card)).toEqual([waiting, waiting, waiting]);
    await focusCard(1);
    expect(await states(card)).toEqual([waiting, there, waiting]);
    await expose(card, 0.5);
    await until('the entrance', async () => (await states(card))[2]?.moves);
    await focusCard(2);
    const [, second, third] = await states(card);
    expect([second, third]).toEqual([there, there]);
  });

  test('advances by itself, and happens once', async () => {
    const { page } = visitor;
    await showHome();
    for (const selector of [heading, card]) {
      await expose(selector, 1);
      await begins(selector);
    }
    await letTimePass(1);
    for (let times = 0; times < 3; times++) {
      await until('the end of the entrances', async () =>
        (await states(`${heading}, ${card}`)).every(({ moves }) => !moves),
      );
      expect(await states(heading)).toEqual([there]);
      expect(await states(card)).toEqual([there, there, there]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await frames(visitor.page, 4);
      await expose(card, 1);
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
  const conditions = { reducedMotion: true };

  test.each(wholePaths)('has the content of %s there at once, and nothing moves', async (path) => {
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
      await frames(page, 2);
      expect(await page.evaluate(moving)).toEqual([]);
    }
    for (const control of await page.$$('main :is(a, button):not([inert] *), header button')) {
      await control.hover();
      await frames(page, 1);
      expect(await page.evaluate(moving), await control.evaluate((it) => it.textContent)).toEqual(
        [],
      );
    }
  });

  test('jumps to a section instead of gliding', async () => {
    const { page, show } = visitor;
    for (const from of [routes.home.path, routes.lifeDetails.path]) {
      await show(from, conditions);
      await page.locator(barButton('contact')).click();
      // In the same task as the scroll.
      await focusIsOn(page, words.contact.heading);
      const position = await page.evaluate(() => scrollY);
      expect(position).toBeGreaterThan(1000);
      await frames(page, 5);
      expect(await page.evaluate(() => scrollY)).toBe(position);
    }
  });

  test('changes slides without a transition', async () => {
    const { page, show } = visitor;
    await show(routes.project.path, conditions);
    await carouselRuns(page);
    for (const index of [2, 4, 0]) {
      await page.locator(bullet(index)).click();
      expect(await page.evaluate(moving)).toEqual([]);
      await until('the slide is in its place', () =>
        page.$$eval(
          slides,
          (all, name, viewport) => {
            const left = (element: Element | null | undefined) =>
              element?.getBoundingClientRect().left ?? Number.NaN;
            const slide = all.find(({ ariaLabel }) => ariaLabel === name);
            return Math.abs(left(slide) - left(document.querySelector(viewport))) < 1;
          },
          slideName(index),
          viewport,
        ),
      );
      expect(await page.evaluate(moving)).toEqual([]);
    }
  });
});

/** Runs in the page: the properties that are animated at this moment. */
function moving(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const properties = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)));
    return ['transform', 'translate', 'rotate', 'scale'].filter((name) => properties.has(name));
  });
}
