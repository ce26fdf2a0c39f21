import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { words } from '../../support/owners/content.ts';
import {
  barButton,
  bullet,
  carouselRuns,
  currentBullet,
  focusIsOn,
  named,
  rest,
  seesHeading,
  showsSlide,
  viewport,
} from '../../support/visits/controls.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

async function openPhone(): Promise<void> {
  await visitor.show(routes.home.path, { width: 390, height: 844, touch: true });
  await settle(visitor.page);
  await carouselRuns(visitor.page);
}

/** Waits until the page has not moved for some frames, because a finger that lifts while it moves scrolls the page further. */
function rolledOut(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = scrollY;
    for (let resting = 0; resting < 12; ) {
      await new Promise(requestAnimationFrame);
      resting = scrollY === last ? resting + 1 : 0;
      last = scrollY;
    }
    return last;
  });
}

/** Swipes over the carousel in ten steps, from so far right of its middle. Returns how far the page has moved. */
async function swipe(from: number, by: { x: number; y: number }): Promise<number> {
  const { page } = visitor;
  await page.$eval(viewport, (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const scrolled = await rolledOut(page);
  const start = await page.$eval(viewport, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  const touch = await page.touchscreen.touchStart(start.x + from, start.y);
  for (let step = 1; step <= 10; step++) {
    await touch.move(start.x + from + (by.x * step) / 10, start.y + (by.y * step) / 10);
  }
  await touch.end();
  return (await rolledOut(page)) - scrolled;
}

test('a vertical swipe that begins on the carousel scrolls the page', async () => {
  await openPhone();
  expect(await swipe(0, { x: 0, y: -200 })).toBeGreaterThan(100);
  expect(await swipe(0, { x: 0, y: 200 })).toBeLessThan(-100);
  expect(await currentBullet(visitor.page)).toBe(0);
});

test('a horizontal one turns it, either way, and leaves the page where it is', async () => {
  const { page } = visitor;
  await openPhone();
  expect(await swipe(130, { x: -260, y: 0 })).toBe(0);
  await showsSlide(page, 1);
  await rest(page);
  expect(await swipe(-130, { x: 260, y: 0 })).toBe(0);
  await showsSlide(page, 0);
});

test('everything answers to the first tap, as nothing waits for a pointer above it', async () => {
  const { page } = visitor;
  await openPhone();
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  const tap = async (selector: string) => (await page.waitForSelector(selector))?.tap();
  await tap(bullet(2));
  await showsSlide(page, 2);
  await tap(named('link', words.about.cards.work.title));
  await seesHeading(page, words.workDetails.heading);
  await tap(barButton('about'));
  await focusIsOn(page, words.about.heading);
});
