/** Goes through a page with the Tab key, and returns where the focus is after each press. */
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** Where the focus is. */
type Stop = {
  /** Its index among the controls of the document, or -1 if it is no control. */
  index: number;
  name: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Where visible space begins: the lower edge of the bar, or 0 for controls in the bar. */
  ceiling: number;
  floor: number;
  /** How far the page is scrolled, for controls that scroll with it. */
  scrolled: number;
  /** Nothing covers its middle. */
  uncovered: boolean;
  focusVisible: boolean;
};

const controls = ':is(a[href], button, input, textarea):not([inert] *, [tabindex="-1"])';

/** Expects that Tab reaches every control in reading order, and that each is visible with its ring. */
export async function expectReadingOrder(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for await (const stop of tabThrough(page)) stops.push(stop);
  const count = await countControls(page);
  expect(count).toBeGreaterThan(5);
  expect(stops.map(({ index }) => index)).toEqual([...Array(count).keys()]);
  const isMirrored = await page.evaluate(() => document.dir === 'rtl');
  stops.forEach((stop, index) => {
    expectInSight(stop);
    expect(stop.focusVisible, stop.name).toBe(true);
    const before = stops[index - 1];
    if (!before) return;
    const way = `${before.name}, then ${stop.name}`;
    expect(goesUp(before, stop), way).toBe(false);
    expect(isMirrored ? goesLeft(stop, before) : goesLeft(before, stop), way).toBe(false);
  });
  return stops;
}

export async function* tabThrough(page: Page): AsyncGenerator<Stop> {
  for (let count = 0; ; count++) {
    const stop = await press(page, 'Tab');
    // The focus has left the page. A headless browser has no controls of its own, so it may enter the page again immediately.
    if (stop.index === -1 || (stop.index === 0 && count > 0)) return;
    yield stop;
  }
}

function countControls(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    controls,
  );
}

/** Presses a key, ends all animations, and returns where the focus is. */
export async function press(page: Page, key: 'Tab', modifier?: 'Shift'): Promise<Stop> {
  if (modifier) await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  if (modifier) await page.keyboard.up(modifier);
  return page.evaluate(async (selector): Promise<Stop> => {
    // One frame for the scroll, and one for its effects.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    const visible = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const bar = document.querySelector('header:has(nav)');
    // The links to other languages stand beside the buttons of the bar, or above them.
    const isInBar = bar?.contains(element) || element.matches('nav > [hreflang]');
    const beyond = isInBar || getComputedStyle(element).position === 'fixed';
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
export function expectInSight({ name, uncovered, top, bottom, ceiling, floor }: Stop): void {
  expect(uncovered, `${name} is uncovered`).toBe(true);
  // The ring takes 6 px around it.
  const isInTheBar = ceiling === 0;
  const isWhole = isInTheBar ? top >= 0 : top - 6 >= ceiling && bottom + 6 <= floor;
  expect(isWhole, `${name} with its ring is in sight`).toBe(true);
}

/** Whether the focus goes up in the same column. Another column may begin anywhere. */
function goesUp(before: Stop, stop: Stop): boolean {
  const sameColumn = stop.left < before.right && stop.right > before.left;
  return sameColumn && stop.bottom + stop.scrolled <= before.top + before.scrolled;
}

/** Whether the focus goes to the left in a row, such as the bar. In a mirrored layout it does. */
function goesLeft(before: Stop, stop: Stop): boolean {
  const [top, bottom] = [stop.top + stop.scrolled, stop.bottom + stop.scrolled];
  const isInRow =
    top === before.top + before.scrolled && bottom === before.bottom + before.scrolled;
  return isInRow && stop.right <= before.left;
}
