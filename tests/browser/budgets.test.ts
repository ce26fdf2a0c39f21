import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { sectionIds } from '../../src/routes.ts';
import { ROUTE_ANCHOR } from '../../src/take-over/marks.ts';
import { weighLibraries } from '../bench/weights.ts';
import { startServer } from '../support/server.ts';
import { setUpBrowser } from '../support/set-up-page.ts';
import { builtFile } from '../support/site.ts';
import { hasPainted } from '../support/staged-visit.ts';

/** What the first round trip of a TCP connection carries: ten segments. */
const FIRST_ROUND_TRIP = 14_600;

/** The other h1 elements are the names of routes, which nobody sees. */
const greeting = `main h1:not([${ROUTE_ANCHOR}])`;

const file = readFileSync(builtFile());
const html = file.toString();
const packed = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;

function part(before: string, after: string, from = 0): string {
  const start = html.indexOf(before, from) + before.length;
  const end = html.indexOf(after, start);
  if (start < before.length || end < 0) throw new Error(`no ${before}…${after} in the file`);
  return html.slice(start, end);
}

const documentEnd = html.indexOf('</footer>');
const scripts = [...html.slice(documentEnd).matchAll(/<script>(.*?)<\/script>/gs)];
const program = scripts.map(([, script]) => script).join('\n');
const fonts = part('<style id="fonts">', '</style>', documentEnd);

/** gzip -9, with 2 % to spare: what is dead in a library comes back with one import, or a new version of it. */
const LIBRARIES: Readonly<Record<string, number>> = {
  'react-dom': 64_400,
  swiper: 20_800,
  'react-router': 5_300,
  react: 3_060,
  'motion-dom': 2_890,
  scheduler: 1_510,
  'framer-motion': 1_020,
  'motion-utils': 140,
};

describe('the file keeps its budgets', () => {
  test.each<[string, number, number]>([
    ['index.html, raw', file.length, 500_000],
    ['index.html, gzip -9', packed(file), 160_000],
    ['the program, gzip -9', packed(program), 107_000],
    ['the fonts, gzip -9', packed(fonts), 28_000],
  ])('%s', (_, bytes, limit) => {
    // The part was found.
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  test('no library brings more into the program than is needed today', async () => {
    // As in a build; Vitest's own would be React for tests.
    vi.stubEnv('NODE_ENV', 'production');
    const weights = await weighLibraries();
    vi.unstubAllEnvs();
    const libraries = weights.filter(
      ({ name }) => !['this site', 'glue of the bundler'].includes(name),
    );
    expect(libraries.length).toBeGreaterThan(5);
    expect(libraries.filter(({ name, gzip }) => gzip > (LIBRARIES[name] ?? 0))).toEqual([]);
  });

  test('head, policy, style and first screen come in the first round trip', () => {
    const hero = html.indexOf(`id="${sectionIds.home}"`);
    expect(hero).toBeGreaterThan(0);
    const firstScreen = html.slice(0, html.indexOf('</section>', hero) + '</section>'.length);
    expect(firstScreen).toContain('Content-Security-Policy');
    expect(firstScreen).toContain('data-portrait');
    expect(packed(firstScreen)).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });
});

describe('the first 14,600 gzipped bytes paint the first screen', () => {
  const browser = setUpBrowser();

  test.each([
    [390, 844],
    [1280, 800],
  ])('%i × %i, and the rest moves nothing', async (width, height) => {
    const server = await startServer({
      pages: { 'index.html': file },
      gzip: true,
      pauseAfter: FIRST_ROUND_TRIP,
    });
    const page = await browser().newPage();
    try {
      await page.setViewport({ width, height });
      const loaded = page.goto(server.url, { waitUntil: 'load' });
      await page.waitForFunction(hasPainted);
      await page.waitForSelector(greeting);
      expect(await page.evaluate(() => document.readyState)).toBe('loading');

      const early = await page.evaluate(sight, greeting);
      expect(early.portraitIsThere).toBe(true);
      expect(early.entries).toBe(4);
      expect(early.hitAtHeading).toBe(true);
      expect(early.heading.top).toBeGreaterThan(early.bar.bottom);
      expect(early.heading.bottom).toBeLessThan(height);

      const picture = Buffer.from(await page.screenshot());
      // A flat rectangle where the portrait goes would have no contrast.
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

      server.resume();
      await loaded;
      await page.waitForSelector('header button[aria-current]');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const late = await page.evaluate(sight, greeting);
      for (const name of ['heading', 'portrait', 'bar'] as const) {
        expect(late[name]).toEqual(early[name]);
      }
    } finally {
      await page.close();
      await server.close();
    }
  });
});

/** Runs in the page. */
function sight(greeting: string) {
  const box = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const heading = box(greeting);
  const portrait = document.querySelector('img');
  return {
    heading,
    portrait: box('[data-portrait]'),
    bar: box('header'),
    portraitIsThere: portrait?.complete === true && portrait.naturalWidth > 0,
    entries: document.querySelectorAll('header li > *').length,
    hitAtHeading:
      document
        .elementFromPoint(heading.left + 30, (heading.top + heading.bottom) / 2)
        ?.closest('h1') !== null,
  };
}
