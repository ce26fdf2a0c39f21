import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profile } from '../../src/content/profile.ts';
import { projects } from '../../src/content/projects.ts';
import { texts } from '../../src/content/texts.ts';
import { paths } from '../../src/paths.ts';
import { launchChromium } from '../support/chromium.ts';
import { until } from '../support/driver.ts';
import { takePicture } from '../support/pixels.ts';
import { openRoutePage, type RoutePage, schemes } from '../support/route-page.ts';

/** Where the focus is. */
type Stop = {
  /** Its place among the controls of the document, or -1 for no control at all. */
  index: number;
  name: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** The lower edge of the bar, for what is not in it. */
  ceiling: number;
  floor: number;
  /** How far the page is scrolled; for what scrolls with it. */
  scrolled: number;
  /** What lies at its middle is the control itself. */
  uncovered: boolean;
  focusVisible: boolean;
};

const controls = ':is(a[href], button, input, textarea):not([inert] *, [tabindex="-1"])';

const routes = Object.values(paths);
const widths = [360, 1280];
const cases = routes.flatMap((path) => widths.map((width) => ({ path, width })));

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

describe.each(cases)('on $path, $width px wide', ({ path, width }) => {
  test('Tab reaches every control in reading order, sees each, and leaves at the end', async () => {
    await visitor.show(path, { width });
    const count = await countControls();
    expect(count).toBeGreaterThan(5);
    const stops: Stop[] = [];
    for (let index = 0; index < count; index++) stops.push(await press('Tab'));
    expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, i) => i));
    stops.forEach((stop, index) => {
      const { name, focusVisible, uncovered } = stop;
      expect({ name, focusVisible, uncovered }).toEqual({
        name,
        focusVisible: true,
        uncovered: true,
      });
      expect(isWholeInSight(stop), `${name} with its ring in sight`).toBe(true);
      const before = stops[index - 1];
      if (before) expect(goesBack(before, stop), `${before.name}, then ${name}`).toBe(false);
    });
    // Out of the page; a browser without a frame around it may come in again at once.
    expect([-1, 0]).toContain((await press('Tab')).index);
  });

  test('Shift+Tab goes the same way back', async () => {
    await visitor.show(path, { width });
    const count = await countControls();
    for (let index = 0; index < count; index++) await press('Tab');
    for (let index = count - 2; index >= 0; index--) {
      const stop = await press('Tab', 'Shift');
      expect(stop).toMatchObject({ index, uncovered: true });
      expect(isWholeInSight(stop), `${stop.name} with its ring in sight`).toBe(true);
    }
  });
});

/** With the 6 px that the ring takes around it. */
function isWholeInSight({ top, bottom, ceiling, floor }: Stop): boolean {
  const inTheBar = ceiling === 0;
  return inTheBar ? top >= 0 : top - 6 >= ceiling && bottom + 6 <= floor;
}

/** Up the page in the same column. Another column may begin anywhere. */
function goesBack(before: Stop, stop: Stop): boolean {
  const sameColumn = stop.left < before.right && stop.right > before.left;
  return sameColumn && stop.bottom + stop.scrolled <= before.top + before.scrolled;
}

const looks = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

test.each(looks)('the focus is to be seen: $width px wide, $scheme', async ({ width, scheme }) => {
  const { page, show } = visitor;
  await show(paths.home, { width, scheme });
  const count = await countControls();
  for (let index = 0; index < count; index++) {
    const { name, left, right, top, bottom } = await press('Tab');
    const focused = await takePicture(page, false);
    await page.evaluate(async () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      activeElement.dataset.focusedByTest = '';
      for (const animation of document.getAnimations()) animation.finish();
      await new Promise(requestAnimationFrame);
    });
    const plain = await takePicture(page, false);
    await page.$eval('[data-focused-by-test]', (element) => {
      if (!(element instanceof HTMLElement)) return;
      delete element.dataset.focusedByTest;
      element.focus({ preventScroll: true });
    });
    // At least what a line of 2 px around the control would change, with 3:1 against what was there.
    const perimeter = 2 * (right - left + bottom - top);
    expect(focused.changesSince(plain, 3), name).toBeGreaterThanOrEqual(2 * perimeter);
  }
});

test('the skip link leads to the content', async () => {
  const { page, show } = visitor;
  for (const path of [paths.home, paths.workDetails]) {
    await show(path, { width: 1280 });
    expect(await press('Tab')).toMatchObject({ name: texts.skipLink });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await page.evaluate(() => location.hash)).toBe(`#${path}`);
    const { name } = await press('Tab');
    expect(name).toBe(
      path === paths.home ? texts.hero.button : `${profile.phone} (${texts.newTab})`,
    );
  }
});

describe('the carousel', () => {
  const current = () =>
    visitor.page.$$eval('[aria-roledescription="carousel"] button', (bullets) =>
      bullets.findIndex((bullet) => bullet.hasAttribute('aria-current')),
    );
  const shows = (index: number) =>
    until(`slide ${index + 1}`, async () => (await current()) === index);
  const rest = () =>
    visitor.page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    });
  const focusBullet = async (index: number) => {
    const bullets = await visitor.page.$$('[aria-roledescription="carousel"] button');
    await bullets[index]?.focus();
  };

  test.each(widths)('turns by the arrows, round and round, %s px wide', async (width) => {
    const { page, show } = visitor;
    await show(paths.project, { width });
    await focusBullet(0);
    for (const index of [1, 2, 3, 4, 0, 1]) {
      await page.keyboard.press('ArrowRight');
      await shows(index);
    }
    for (const index of [0, 4, 3]) {
      await page.keyboard.press('ArrowLeft');
      await shows(index);
    }
  });

  test('loses no press, however fast they come', async () => {
    await visitor.show(paths.project, { width: 1280 });
    await focusBullet(0);
    for (let times = 0; times < 7; times++) await visitor.page.keyboard.press('ArrowRight');
    await shows(2);
    for (let times = 0; times < 9; times++) await visitor.page.keyboard.press('ArrowLeft');
    await shows(3);
  });

  // Swiper once waited for ever for the end of a jump that had moved nothing.
  test('turns by the arrows after any jump by bullets', async () => {
    for (const [from, to, next] of [
      [3, 1, 2],
      [3, 0, 1],
      [1, 4, 0],
    ] as const) {
      await visitor.show(paths.project, { width: 1280 });
      for (const bullet of [from, to]) {
        await focusBullet(bullet);
        await visitor.page.keyboard.press('Enter');
        await shows(bullet);
        await rest();
      }
      await visitor.page.keyboard.press('ArrowRight');
      await shows(next);
    }
  });

  test('turns by its bullets, with Enter and with Space', async () => {
    const { page, show } = visitor;
    await show(paths.project, { width: 1280 });
    await focusBullet(3);
    await page.keyboard.press('Enter');
    await shows(3);
    await focusBullet(1);
    await page.keyboard.press('Space');
    await shows(1);
  });

  test.each(widths)('keeps slides out of sight out of the order, %s px wide', async (width) => {
    const { page, show } = visitor;
    await show(paths.project, { width });
    await page.$$eval('.swiper-slide [class$=title]', (titles) => {
      for (const title of titles) {
        const link = document.createElement('a');
        link.href = '#/About';
        link.textContent =
          title.closest('[aria-roledescription]')?.getAttribute('aria-label') ?? '';
        title.replaceChildren(link);
      }
    });
    const inSight = width < 481 ? 1 : 3;
    for (let first = 0; first < projects.length; first++) {
      await focusBullet(first);
      await page.keyboard.press('Enter');
      await shows(first);
      await rest();
      const reached: string[] = [];
      await page.focus('header button:last-child');
      for (let name = ''; !name.startsWith('Go to'); { name } = await press('Tab')) {
        if (name.includes(' of ')) reached.push(name);
      }
      const expected = Array.from(
        { length: inSight },
        (_, index) => `${((first + index) % projects.length) + 1} of ${projects.length}`,
      );
      expect(reached).toEqual(expected);
    }
  });
});

describe('the form', () => {
  const fill = async () => {
    const { page } = visitor;
    await page.focus('input[name="Email"]');
    await page.keyboard.type('ana@example.com');
    await press('Tab');
    await page.keyboard.type('Good evening');
  };
  const draft = () => {
    const { session } = visitor;
    return new Promise<string>((resolve) => {
      session.once('Page.frameRequestedNavigation', ({ url }) => resolve(decodeURIComponent(url)));
    });
  };
  const expected = `mailto:${profile.email}?body=Email=ana@example.com\r\nMessage=Good evening\r\n`;

  test.each(['Enter', 'Space'] as const)('is sent by %s on its button', async (key) => {
    await visitor.show(paths.contact, { width: 1280 });
    await visitor.session.send('Page.enable');
    await fill();
    const sent = draft();
    expect(await press('Tab')).toMatchObject({ name: texts.contact.submit });
    await visitor.page.keyboard.press(key);
    expect(await sent).toBe(expected);
  });

  test('is sent by Enter in its field, and says first what is missing', async () => {
    const { page, session, show } = visitor;
    await show(paths.contact, { width: 1280 });
    await session.send('Page.enable');
    await page.focus('input[name="Email"]');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    await fill();
    const sent = draft();
    await press('Tab', 'Shift');
    await page.keyboard.press('Enter');
    expect(await sent).toBe(expected);
  });
});

test('a button of the bar works by Space and leaves the next Tab in its section', async () => {
  await visitor.show(paths.home, { width: 1280 });
  // The skip link, Home, About, Project, Contact.
  for (let times = 0; times < 5; times++) await press('Tab');
  await visitor.page.keyboard.press('Space');
  await until('the section', () =>
    visitor.page.evaluate(
      (heading) => document.activeElement?.textContent === heading,
      texts.contact.heading,
    ),
  );
  const { name } = await press('Tab');
  expect(name).toBe(texts.contact.email);
});

function countControls(): Promise<number> {
  return visitor.page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    controls,
  );
}

/** Presses a key, lets the page come to rest, and says where the focus is then. */
async function press(key: 'Tab', modifier?: 'Shift'): Promise<Stop> {
  const { page } = visitor;
  if (modifier) await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  if (modifier) await page.keyboard.up(modifier);
  return page.evaluate(async (selector): Promise<Stop> => {
    // A frame for the scroll, one for what it sets off.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    const visible = [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const bar = document.querySelector('header:has(nav)');
    const beyond = bar?.contains(element) || getComputedStyle(element).position === 'fixed';
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
