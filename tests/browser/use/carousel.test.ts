/** The carousel, as a visitor uses it. One file, because all tests open the same slides. */
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { projects } from '../../support/owners/content.ts';
import { bulletName, slideName } from '../../support/owners/expected-texts.ts';
import {
  bullet,
  carousel,
  carouselRuns,
  currentBullet,
  rest,
  showsSlide,
  slides,
  viewport,
} from '../../support/visits/controls.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

const count = projects.length;

/** Opens the page of the projects, and waits until the carousel runs. */
async function open(width = 1280): Promise<void> {
  await visitor.show(routes.project.path, { width, height: 800 });
  await carouselRuns(visitor.page);
}

async function focusBullet(index: number): Promise<void> {
  const handle = await visitor.page.waitForSelector(bullet(index));
  await handle?.focus();
}

/** Shows a slide by pressing its bullet. */
async function turnTo(index: number): Promise<void> {
  await focusBullet(index);
  await visitor.page.keyboard.press('Enter');
  await showsSlide(visitor.page, index);
  await rest(visitor.page);
}

/** The names of the visible slides, from left to right. */
function inView(): Promise<(string | null)[]> {
  return visitor.page.$eval(
    viewport,
    (viewport, slides) => {
      const frame = viewport.getBoundingClientRect();
      return [...document.querySelectorAll(slides)]
        .map((slide) => ({ name: slide.ariaLabel, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.right > frame.left + 1 && box.left < frame.right - 1)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ name }) => name);
    },
    slides,
  );
}

describe('in a window that changes its width', () => {
  beforeAll(() => open());

  test.each([
    [360, 1, 15],
    [480, 1, 15],
    [481, 2, 20],
    [768, 2, 20],
    [769, 2.5, 25],
    [1024, 2.5, 25],
    [1025, 3, 30],
    [1920, 3, 30],
  ])('at %i px it shows %d slides, %i px apart', async (width, perView, gap) => {
    await visitor.change({ width });
    const { frame, slide, margin } = await visitor.page.$eval(
      viewport,
      (viewport, slides) => {
        const slide = document.querySelector(slides);
        return {
          frame: viewport.getBoundingClientRect().width,
          slide: slide?.getBoundingClientRect().width ?? 0,
          margin: Number.parseFloat(slide ? getComputedStyle(slide).marginRight : ''),
        };
      },
      slides,
    );
    expect((frame + gap) / (slide + gap)).toBeCloseTo(perView, 1);
    expect(margin).toBe(gap);
  });
});

/** How many positions one slide is to the right of the other, in a loop. */
function placesBetween(from: number, to: number): Promise<number> {
  return visitor.page.$$eval(
    slides,
    (all, ...names) => {
      const [one, other] = names.map((name) => {
        const slide = all.find(({ ariaLabel }) => ariaLabel === name);
        return slide?.getBoundingClientRect() ?? new DOMRect();
      });
      return Math.round(((other?.left ?? 0) - (one?.left ?? 0)) / (one?.width ?? 0));
    },
    slideName(from),
    slideName(to),
  );
}

test.each([360, 900])('at %i px it loops either way without a gap', async (width) => {
  const { page } = visitor;
  await open(width);
  const shown = (await inView()).length;
  const order = [...projects.keys()];
  await focusBullet(0);
  let before = 0;
  for (const { key, places, steps } of [
    { key: 'ArrowRight', places: 1, steps: [...order.slice(1), 0, 1] },
    { key: 'ArrowLeft', places: -1, steps: [0, ...order.slice(1).reverse(), 0] },
  ] as const) {
    for (const index of steps) {
      await page.keyboard.press(key);
      await showsSlide(page, index);
      await rest(page);
      expect(await placesBetween(before, index), `from ${before} to ${index}`).toBe(places);
      before = index;
      const names = Array.from({ length: shown }, (_, next) => slideName((index + next) % count));
      expect(await inView()).toEqual(names);
    }
  }
});

test('slides out of view are inert', async () => {
  await open();
  const shown = await inView();
  expect(shown.length).toBeLessThan(count);
  const reachable = await visitor.page.$$eval(slides, (all) =>
    all.filter((slide) => !slide.hasAttribute('inert')).map(({ ariaLabel }) => ariaLabel),
  );
  expect(reachable.sort()).toEqual(shown.sort());
});

describe('a bullet', () => {
  test('is a named button that brings its slide to a click', async () => {
    const { page } = visitor;
    await open();
    for (const index of [2, 4, 0]) {
      const handle = await page.waitForSelector(bullet(index));
      const box = await handle?.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await handle?.click();
      await showsSlide(page, index);
      await rest(page);
      expect((await inView())[0]).toBe(slideName(index));
      const marked = await page.$$eval(`${carousel} [aria-current]`, (all) =>
        all.map(({ ariaLabel }) => ariaLabel),
      );
      expect(marked).toEqual([bulletName(index)]);
    }
  });

  test('works with Enter and with Space', async () => {
    await open();
    await turnTo(3);
    await focusBullet(1);
    await visitor.page.keyboard.press('Space');
    await showsSlide(visitor.page, 1);
  });
});

describe('the arrows', () => {
  test.each(['Alt', 'Control', 'Meta', 'Shift'] as const)(
    'with %s are the browser’s',
    async (modifier) => {
      const { page } = visitor;
      await open();
      await focusBullet(0);
      await page.evaluate(() =>
        addEventListener('keydown', ({ key, defaultPrevented }) => {
          if (key === 'ArrowLeft') document.body.dataset.refused = `${defaultPrevented}`;
        }),
      );
      await page.keyboard.down(modifier);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.up(modifier);
      await page.waitForSelector('[data-refused=false]');
      expect(await currentBullet(page)).toBe(0);
    },
  );

  test('lose no press, however fast they come', async () => {
    const { page } = visitor;
    await open();
    await focusBullet(0);
    const last = count - 1;
    for (let times = 0; times < count + 2; times++) await page.keyboard.press('ArrowRight');
    await showsSlide(page, 2);
    for (let times = 0; times < 3 + count; times++) await page.keyboard.press('ArrowLeft');
    await showsSlide(page, last);
  });

  // Earlier Swiper waited for ever for the end of a transition that had moved nothing.
  test('work after any jump by bullets', async () => {
    for (const [from, to, next] of [
      [3, 1, 2],
      [3, 0, 1],
      [1, 4, 0],
    ] as const) {
      await open();
      await turnTo(from);
      await turnTo(to);
      await visitor.page.keyboard.press('ArrowRight');
      await showsSlide(visitor.page, next);
    }
  });
});

test('the link of every project is reached with Tab and the arrows alone', async () => {
  const { page } = visitor;
  await open(360);
  const linked = projects.flatMap(({ title, path }) => (path === undefined ? [] : [title]));
  expect(linked.length).toBeGreaterThan(1);
  await focusBullet(0);
  const reached = new Set<string>();
  for (const index of projects.keys()) {
    // Shift + Tab goes from the bullets to the slide that they show, if it has a link.
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    const title = await page.evaluate(
      (slides) =>
        document.activeElement?.closest(slides) && document.activeElement.firstChild?.textContent,
      slides,
    );
    if (title) reached.add(title);
    await focusBullet(index);
    await page.keyboard.press('ArrowRight');
    await showsSlide(page, (index + 1) % projects.length);
    await rest(page);
    await focusBullet(0);
  }
  expect([...reached].sort()).toEqual([...linked].sort());
});

test.each([360, 1280])('slides out of sight are out of the order, %s px wide', async (width) => {
  const { page } = visitor;
  await open(width);
  const shown = (await inView()).length;
  for (const first of projects.keys()) {
    await turnTo(first);
    const expected = Array.from({ length: shown }, (_, next) => projects[(first + next) % count])
      .filter((project) => project?.path !== undefined)
      .map((project) => project?.title);
    await page.focus('header li:last-child button');
    const reached: (string | undefined)[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const title = await page.evaluate(
        (slides) =>
          document.activeElement?.closest(slides) && document.activeElement.firstChild?.textContent,
        slides,
      );
      if (title === undefined || title === null) break;
      reached.push(title);
    }
    expect(reached).toEqual(expected);
    expect(await currentBullet(page)).toBe(first);
  }
});
