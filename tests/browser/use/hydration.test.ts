/**
 * While only a part of the file has arrived: what is painted before the program, and how React hydrates it in place. One file,
 * because all tests visit the file in the same stages.
 */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Path, portraitPart, routes, sectionIds } from '../../../src/routes.ts';
import { PART, ROUTE } from '../../../src/site/hydration/marks.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { words } from '../../support/owners/content.ts';
import {
  expectedTexts,
  headingOf,
  partsAt,
  paths,
  wholePaths,
} from '../../support/owners/expected-texts.ts';
import { builtFile } from '../../support/sites/site.ts';
import { named, restsAtSection } from '../../support/visits/controls.ts';
import { frames } from '../../support/visits/route-page.ts';
import {
  hasPainted,
  type Look,
  setUpStagedVisits,
  type Visit,
} from '../../support/visits/staged-visit.ts';

const narrow: Look = { width: 390, height: 844, scheme: 'dark' };
const wide: Look = { width: 1280, height: 800, scheme: 'light' };
const looks = [narrow, wide];
const untouched = { replaced: [], moved: [], dimmed: [] };

const { open, arrive } = setUpStagedVisits();

/** The parts that are visible before the fonts arrive. */
const earlyPartsAt = (path: Path) =>
  path === routes.home.path ? [sectionIds.home, portraitPart] : partsAt(path);

const shownParts = ({ page }: Visit) =>
  page.$$eval(
    `[${PART}]`,
    (parts, name) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.getAttribute(name)),
    PART,
  );

describe.each([
  { ...narrow, opened: paths },
  { ...wide, opened: wholePaths },
])('at $width × $height, $scheme', ({ opened, ...look }) => {
  test.each(opened)('%s is painted before the program, and hydrated in place', async (path) => {
    const visit = await arrive(path, look);
    const { page } = visit;
    expect(await shownParts(visit)).toEqual(earlyPartsAt(path));
    expect(await page.$$('header button')).toEqual([]);

    await visit.receive('fonts');
    expect(await shownParts(visit)).toEqual(partsAt(path));
    const painted = await page.evaluate(remember);
    expect(painted).toBeGreaterThan(3);
    const before = await page.screenshot();

    await visit.receive('end');
    expect(await shownParts(visit)).toEqual(partsAt(path));
    expect(await page.evaluate(compare)).toEqual(untouched);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (partsAt(path).includes(sectionIds.home)) {
      expect(await page.evaluate(areKept), 'portrait and greeting are the same elements').toBe(
        true,
      );
    }
    // Except for the mark in the bar, which the program sets.
    await page.evaluate(async () => {
      for (const key of document.querySelectorAll('header [aria-current]')) {
        key.removeAttribute('aria-current');
      }
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await difference(before, await page.screenshot())).toBeLessThan(0.002);
    await visit.endsQuietly();
  });
});

test('what has arrived of a transfer that breaks off is shown after a while', async () => {
  const html = readFileSync(builtFile());
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  const context = await (await sharedChromium()).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await newPage(context);
  await page.evaluateOnNewDocument(() => {
    const repeat = window.setInterval;
    Reflect.set(window, 'setInterval', (act: () => void) => {
      // The first frame may come before anything is there.
      act();
      return repeat(act, 300);
    });
  });
  const asked = once(server, 'request');
  page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`).catch(() => {});
  const response: ServerResponse = (await asked)[1];
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length });
  response.write(html.subarray(0, html.indexOf('id="fonts"')));
  // When the transfer breaks off, Chromium drops what it has not parsed.
  await page.waitForSelector('footer');
  response.destroy();
  await page.waitForFunction(
    (expected) => document.body.innerText.includes(expected),
    {},
    expectedTexts.contact[0],
  );
});

test.each([
  [routes.home.path, 900, narrow],
  [routes.home.path, 2000, wide],
  [routes.workDetails.path, 500, wide],
  [routes.contact.path, 60, narrow],
] as const)('%s, scrolled by %i pixels, stays there', async (path, distance, look) => {
  const visit = await arrive(path, look);
  const { page } = visit;
  await visit.receive('fonts');
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance);
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await page.evaluate(remember);
  await visit.receive('end');
  expect(await page.evaluate(() => scrollY)).toBe(position);
  expect(await page.evaluate(compare)).toEqual(untouched);
  await visit.endsQuietly();
});

describe('wherever the bytes that are there end', () => {
  test.each(looks)('nothing moves at $width × $height', async (look) => {
    const visit = await open(routes.home.path, look, true);
    await visit.receive('document');
    expect(await visit.takeShifts()).toEqual([]);
  });
});

describe('until what it needs is there', () => {
  test('home shows its first part alone, with the portrait, and the others with the fonts', async () => {
    const visit = await open(routes.home.path, wide);
    await visit.page.waitForFunction(hasPainted);
    expect(await shownParts(visit)).toEqual(earlyPartsAt(routes.home.path));
    await visit.receive('document');
    expect(await shownParts(visit)).toEqual(earlyPartsAt(routes.home.path));
    expect(await visit.takeShifts()).toEqual([]);
    await visit.receive('fonts');
    expect(await shownParts(visit)).toEqual(partsAt(routes.home.path));
    await visit.receive('end');
    await visit.endsQuietly();
  });

  test('the portrait has the box that it keeps: another one would be painted anew', async () => {
    const visit = await open(routes.home.path, wide);
    const display = () =>
      visit.page.$eval(
        `[${PART}=${portraitPart}]`,
        (portrait) => getComputedStyle(portrait).display,
      );
    await visit.page.waitForFunction(hasPainted);
    const first = await display();
    await visit.receive('document');
    expect(await display()).toBe(first);
    await visit.receive('end');
    expect(await display()).toBe(first);
  });

  test.each([routes.contact.path, routes.workDetails.path])(
    '%s shows the bar and no part, and then all of it',
    async (path) => {
      const visit = await open(path, wide);
      const { page } = visit;
      expect(await page.$eval('header', (bar) => bar.checkVisibility())).toBe(true);
      expect(await shownParts(visit)).toEqual([]);
      await frames(page, 2);
      expect(await shownParts(visit)).toEqual([]);
      await visit.receive('document');
      expect(await shownParts(visit)).toEqual(partsAt(path));
      expect(await visit.takeShifts()).toEqual([]);
      await visit.receive('fonts');
      await visit.receive('end');
      expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(headingOf(path));
      await visit.endsQuietly();
    },
  );
});

test.each(['home', 'contact'] as const)(
  'a press on %s in the bar of a deep link leads to its section before the program is there',
  async (name) => {
    const visit = await arrive(routes.workDetails.path, wide);
    const { page } = visit;
    await visit.receive('fonts');
    await page.locator(`nav ${named('link', words.bar[name])}`).click();
    await restsAtSection(page, name);
    const route = await page.$eval(':root', (root, mark) => root.getAttribute(mark), ROUTE);
    expect(route).toBe(sectionIds[name]);
    expect(await shownParts(visit)).toEqual(partsAt(routes.home.path));

    visit.send('end');
    await page.waitForSelector('header button[aria-current]');
    await restsAtSection(page, name);
    expect(await shownParts(visit)).toEqual(partsAt(routes.home.path));
  },
);

/** The share of pixels that visibly differ. Swiper rounds to hundredths of a pixel, which may move an edge by a pixel. */
async function difference(before: Uint8Array, after: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return 1;
  return (
    one.filter((level, index) => Math.abs(level - (other[index] ?? 0)) > 24).length / one.length
  );
}

/** Runs in the page, as do the functions below: notes what is in view, and then in every frame whether any of it disappears, moves or fades. */
function remember(): number {
  Reflect.set(window, 'kept', [document.querySelector('img'), document.querySelector('#greeting')]);
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return (
      bottom > 0 &&
      top < innerHeight &&
      width > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  };
  // Swiper rounds to hundredths of a pixel.
  const isElsewhere = (place: readonly number[], now: readonly number[]) =>
    place.some((side, index) => Math.abs(side - (now[index] ?? 0)) > 0.1);
  const seen = [...document.querySelectorAll('main *, footer *')]
    .filter(isSeen)
    .map((element) => ({ element, opacity: opacityOf(element), place: placeOf(element) }));
  const changes = {
    replaced: new Set<string>(),
    moved: new Set<string>(),
    dimmed: new Set<string>(),
  };
  Reflect.set(window, 'changes', changes);
  const nameOf = ({ tagName, className }: Element) => `${tagName}.${className}`;
  const look = () => {
    for (const { element, opacity, place } of seen) {
      // The heading of a section that is a page becomes an h1; links of the hero become buttons.
      const isRenamed = element.matches('h2, [data-becomes-button]');
      if (!element.isConnected) {
        if (!isRenamed) changes.replaced.add(nameOf(element));
        continue;
      }
      if (!isSeen(element) || opacityOf(element) < opacity) changes.dimmed.add(nameOf(element));
      const now = placeOf(element);
      if (isElsewhere(place, now)) changes.moved.add(`${nameOf(element)}: ${place} → ${now}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return seen.length;
}

function compare(): { replaced: string[]; moved: string[]; dimmed: string[] } {
  const { replaced, moved, dimmed } = Reflect.get(window, 'changes');
  return { replaced: [...replaced], moved: [...moved], dimmed: [...dimmed] };
}

function areKept(): boolean {
  const [image, heading]: Element[] = Reflect.get(window, 'kept');
  return (
    image === document.querySelector('main img') && heading === document.querySelector('main h1')
  );
}
