/** The first bytes of the file, and what they paint. One file, because all of it cuts the same file. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mainId, sectionIds } from '../../../src/routes.ts';
import { REST_STYLE, ROUTE_ANCHOR } from '../../../src/site/hydration/marks.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { isPortraitDrawn, portfolio, words } from '../../support/owners/content.ts';
import { missingFrom, plainText } from '../../support/reading/pdf-text.ts';
import { startServer } from '../../support/sites/server.ts';
import { builtFile } from '../../support/sites/site.ts';
import { hasPainted } from '../../support/visits/staged-visit.ts';
import { setUpContext } from '../set-up-page.ts';

/** In bytes: ten segments, which a TCP connection sends in its first round trip. */
const FIRST_ROUND_TRIP = 14_600;

/** The other h1 elements are the names of routes, which are not visible. */
const greeting = `main h1:not([${ROUTE_ANCHOR}])`;

const file = readFileSync(builtFile());
const html = file.toString();

test('head, policy, style and first screen come in the first round trip, all but the bytes of a photo', () => {
  const portrait = / src="(data:image[^"]*)"/d.exec(html);
  const [start, end] = portrait?.indices?.[1] ?? [0, 0];
  expect(start).toBeGreaterThan(0);
  // The words are painted before the photo, so nothing in the document waits for it.
  expect(html.slice(0, start)).toContain(`#${mainId}{visibility:visible}`);
  if (!isPortraitDrawn) expect(html.indexOf('</article>', end)).toBe(-1);
  // The page of a fragment needs the rest of the style, which stands after the words and before a photo.
  const rest = html.indexOf(`<style ${REST_STYLE}`);
  expect(rest).toBeGreaterThan(html.lastIndexOf('</article>'));
  if (!isPortraitDrawn) expect(rest).toBeLessThan(start);
  const firstScreen = html.slice(0, isPortraitDrawn ? end : rest);
  expect(firstScreen).toContain('Content-Security-Policy');
  const { subtitle, button, onAir } = words.hero;
  const expected = [
    portfolio.greeting,
    subtitle,
    button,
    onAir,
    ...(portfolio.reel ? [portfolio.reel.name] : []),
  ];
  const text = plainText(load(firstScreen)(`#${sectionIds.home}`).text());
  expect(missingFrom(text, expected)).toEqual([]);
  expect(gzipSync(firstScreen, { level: 9 }).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
});

describe('the first 14,600 gzipped bytes paint the first screen', () => {
  const context = setUpContext();

  test.each([
    [390, 844],
    [1280, 800],
  ])('%i × %i, and the rest moves nothing', async (width, height) => {
    const server = await startServer({
      pages: { 'index.html': file },
      gzip: true,
      pauseAfter: FIRST_ROUND_TRIP,
    });
    const page = await newPage(context());
    try {
      await page.setViewport({ width, height });
      const loaded = page.goto(server.url, { waitUntil: 'load' });
      await page.waitForFunction(hasPainted);
      await page.waitForSelector(greeting, { visible: true });
      if (isPortraitDrawn) await page.waitForFunction(isPortraitThere);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');

      const early = await page.evaluate(sight, greeting, sectionIds.home);
      expect(early.portrait !== undefined).toBe(isPortraitDrawn);
      expect(early.entries).toBe(4);
      expect(early.hitAtHeading).toBe(true);
      expect(early.heading.top).toBeGreaterThan(early.bar.bottom);
      expect(early.heading.bottom).toBeLessThan(height);

      if (early.portrait) {
        const picture = Buffer.from(await page.screenshot());
        // An empty rectangle in place of the portrait would have no contrast.
        const { left, top, right, bottom } = early.portrait;
        const { channels } = await sharp(picture)
          .extract({
            left: Math.round(left),
            top: Math.round(top),
            width: Math.round(right - left) - 1,
            height: Math.round(Math.min(bottom, height) - top) - 1,
          })
          .stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
      }

      server.resume();
      await loaded;
      await page.waitForSelector('header button[aria-current]');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const late = await page.evaluate(sight, greeting, sectionIds.home);
      expect(late.portrait).toBeDefined();
      // What arrives later moves nothing.
      expect(late).toEqual({ ...early, portrait: early.portrait ?? late.portrait });
    } finally {
      await page.close();
      await server.close();
    }
  });
});

describe('of a file that has come in part', () => {
  const context = setUpContext();

  /** The result of `look` for the file cut at each of these positions. */
  async function seenUpTo<Seen>(
    places: readonly number[],
    look: () => Seen,
    [width, height] = [1280, 800],
  ): Promise<Seen[]> {
    const pages = Object.fromEntries(
      places.map((place) => [`${place}.html`, html.slice(0, place)]),
    );
    const server = await startServer({ pages });
    const page = await newPage(context());
    try {
      await page.setViewport({ width, height });
      const seen: Seen[] = [];
      for (const name of Object.keys(pages)) {
        await page.goto(new URL(name, server.url).href);
        // The headless shell may have its mouse in the corner, on a key of the bar.
        await page.mouse.move(width / 2, height / 2);
        await page.evaluate(() => {
          for (const each of document.getAnimations())
            if (each instanceof CSSTransition) each.finish();
        });
        seen.push((await page.evaluate(look)) as Seen);
      }
      return seen;
    } finally {
      await page.close();
      await server.close();
    }
  }

  test('the bar shows as soon as it is whole, and the words as soon as they are', async () => {
    const bar = html.indexOf('<nav');
    const main = html.indexOf('<main', bar);
    const heading = html.indexOf('</h1>', main);
    const portrait = html.indexOf('<img', heading);
    const places = [html.lastIndexOf('<li', main), main, heading, portrait];
    const seen = await seenUpTo(places, () => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const all = [...document.querySelectorAll('header li, #home-section h1')];
      return all.filter(isSeen).map(({ tagName }) => tagName);
    });
    const keys = ['LI', 'LI', 'LI', 'LI'];
    expect(seen).toEqual([[], keys, keys, [...keys, 'H1']]);
  });

  test.each([
    [390, 844],
    [1280, 800],
  ])('the rest of the style changes nothing of the first screen, %i × %i', async (...size) => {
    const rest = html.indexOf(`<style ${REST_STYLE}`);
    const places = [rest, html.indexOf('</style>', rest)];
    const looks = () => {
      const bar = '#root > a, #root > header, #root > header *';
      return [...document.querySelectorAll(`${bar}, #home-section, #home-section *`)].flatMap(
        (element) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const place = element.getAttribute('class') + pseudo;
            return [...style].map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
          }),
      );
    };
    const [before = [], after = []] = await seenUpTo(places, looks, size);
    expect(before.length).toBeGreaterThan(10_000);
    expect(after.filter((line, index) => line !== before[index])).toEqual([]);
  });

  test('an office of the credits stays where it is when its name comes', async () => {
    const name = html.indexOf('<bdi', html.indexOf('<footer'));
    const places = [name, html.indexOf('</p>', name)];
    const [before, after] = await seenUpTo(
      places,
      () => document.querySelector('footer span')?.getBoundingClientRect().top,
    );
    expect(before).toBeGreaterThan(0);
    expect(before).toBe(after);
  });
});

/** Runs in the page. */
function isPortraitThere(): boolean {
  const portrait = document.querySelector<HTMLImageElement>('[data-part="portrait"]');
  return portrait?.complete === true && portrait.naturalWidth > 0;
}

/** Runs in the page. */
function sight(greeting: string, hero: string) {
  const box = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const first = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    return box(element);
  };
  const heading = first(greeting);
  const portrait = document.querySelector<HTMLImageElement>('[data-part="portrait"]');
  const isThere = portrait?.complete === true && portrait.naturalWidth > 0;
  return {
    heading,
    portrait: isThere ? box(portrait) : undefined,
    bar: first('header'),
    // In a fallback font the words may be a little narrower.
    others: [...document.querySelectorAll(`#${hero} :is(p, a, button)`)].map((element) => {
      const { top, bottom } = box(element);
      return { top, bottom };
    }),
    entries: document.querySelectorAll('header li > *').length,
    hitAtHeading:
      document
        .elementFromPoint(heading.left + 30, (heading.top + heading.bottom) / 2)
        ?.closest('h1') !== null,
  };
}
