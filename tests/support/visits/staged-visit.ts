/**
 * Visits a file that arrives in stages, as on a slow connection, and watches what moves. One file, because the stages of the server
 * and of the visit are the same.
 */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { type Path, routes } from '../../../src/routes.ts';
import { PART, REST_STYLE } from '../../../src/site/hydration/marks.ts';
import { newPage } from '../drivers/chromium.ts';
import { setUp } from '../drivers/set-up.ts';
import { sharedChromium } from '../drivers/shared-chromium.ts';
import { awaiting, until } from '../drivers/waits.ts';
import { titleAt } from '../owners/expected-texts.ts';
import { builtFile } from '../sites/site.ts';
import { isHydrated } from './hydrated.ts';
import { frames, listenTo } from './route-page.ts';

export type Look = { width: number; height: number; scheme: 'dark' | 'light' };

/**
 * The largest layout shift when the fonts arrive. The fallback font has the same average width as ours, so a line that is full to its
 * last letter may still break in another place. Core Web Vitals call a shift of at most 0.1 good.
 */
const FONT_SHIFT = 0.01;

/** The stages: the server stops after the first part, the document, the fonts, React with our scripts, and Swiper. */
const stages = ['document', 'fonts', 'program', 'swiper', 'end'] as const;

type Stage = (typeof stages)[number];

export type Visit = {
  page: Page;
  /** Sends everything up to the end of a stage, and waits until the page has it. Only the fonts may move something, and only a little. */
  receive: (stage: Stage) => Promise<void>;
  /** Sends the same, but does not wait. */
  send: (stage: Stage) => void;
  /** What has moved since the last call. */
  takeShifts: () => Promise<Shift[]>;
  /** Expects no shift since then, no message on the console, and no violation of the policy. */
  endsQuietly: () => Promise<void>;
};

type VisitOptions = {
  file?: string;
  fontShift?: number;
  browser?: () => Browser | Promise<Browser>;
};

/** Opens a route of the file under test. The server stops within the rest of the style, or after the given stage. */
export function setUpStagedVisits({
  file = builtFile(),
  fontShift = FONT_SHIFT,
  browser = sharedChromium,
}: VisitOptions = {}) {
  const server = setUp(() => startStagedServer(file));
  const windows = setUp(async () => {
    const started = await browser();
    let window: BrowserContext | undefined;
    const close = async () => window?.close();
    // Each visit has one, because Chromium paints no page in the background, and under load it may never leave a page that still loads.
    const next = async () => {
      await close();
      window = await started.createBrowserContext();
      return newPage(window);
    };
    return { next, close };
  });

  async function open(path: Path, look: Look, inSmallPieces = false): Promise<Visit> {
    const page = await windows().next();
    await page.evaluateOnNewDocument(watchShifts);
    const { complaints, requests } = listenTo(page, [server().url]);
    // Most visitors open home with no fragment.
    const address = path === routes.home.path ? server().url : `${server().url}#${path}`;
    await page.setViewport({ width: look.width, height: look.height });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look.scheme }]);
    const response = server().next(inSmallPieces);
    const arrives = new Promise<void>((resolve) => {
      page.once('framenavigated', () => resolve());
    });
    const loaded = page.goto(address, { waitUntil: 'load' });
    const { send, pieces } = await response;
    // Some tests need only the document, and never receive the rest.
    loaded.catch(() => undefined);
    for (const sendPiece of pieces) {
      sendPiece();
      // What is asked of the document before, while it is replaced, may never be answered. One that has just begun has no frames yet.
      await awaiting('the new document', arrives);
      await until('its body', () => page.evaluate(() => document.body !== null));
      await frames(page, 2);
    }
    // All that stands before it has been parsed as well.
    await page.waitForSelector(`style[${REST_STYLE}]`);

    const hasStyles = (count: number) =>
      until(`${count} styles`, async () => {
        const now = await page.evaluate(() => document.styleSheets.length);
        if (now !== count) throw new Error(`there are ${now}`);
        return true;
      });
    const arrived: Record<Stage, () => Promise<unknown>> = {
      document: async () => {
        // The style of the first screen, the style that hides it and the other parts, those that show its bar and its words, and the style of
        // the others.
        await hasStyles(5);
        await page.waitForFunction(hasPainted);
      },
      fonts: async () => {
        await hasStyles(6);
        await frames(page, 2);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await frames(page, 2);
        const shifts = await page.evaluate(takeShifts);
        const sum = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(fontShift);
      },
      program: () => page.waitForSelector('header button'),
      swiper: () => page.waitForFunction(isHydrated),
      end: async () => {
        await loaded;
        await page.waitForFunction(isHydrated);
        // Effects run after the first render.
        await page.waitForFunction((title) => document.title === title, {}, titleAt(path));
        // The title of home stands in the document. The mark in the bar is its last effect.
        if (path === routes.home.path) await page.waitForSelector('header [aria-current]');
      },
    };

    return {
      page,
      send,
      receive: async (stage) => {
        send(stage);
        await arrived[stage]();
        await frames(page, 2);
      },
      takeShifts: async () => {
        await frames(page, 2);
        return page.evaluate(takeShifts);
      },
      endsQuietly: async () => {
        expect(await page.evaluate(takeShifts)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(requests).toEqual([]);
      },
    };
  }

  return {
    /**
     * The server stops within the style of the parts that are not painted first. If asked, it also stops after each tag of the first
     * part, as a network or a parser may.
     */
    open,
    /** Waits until the route is painted, when nothing after the document has been sent. */
    arrive: async (path: Path, look: Look): Promise<Visit> => {
      const visit = await open(path, look);
      await visit.receive('document');
      expect(await visit.takeShifts()).toEqual([]);
      return visit;
    },
  };
}

type Sending = { send: (stage: Stage) => void; pieces: readonly (() => void)[] };

/** Serves the file in stages. The test says when the next stage is sent. */
async function startStagedServer(file: string) {
  const html = readFileSync(file);
  const rest = html.indexOf(`<style ${REST_STYLE}`) + 1000;
  const fonts = html.indexOf('@font-face', html.indexOf('<style id="fonts">'));
  const program = html.indexOf('<script>(function', fonts);
  // Between it and our script may be that of the pages of projects.
  const swiper = html.lastIndexOf('<script>', html.indexOf('{Swiper:', program));
  const ends: Record<Stage, number> = {
    document: fonts,
    fonts: program,
    program: swiper,
    swiper: html.length - 1,
    end: html.length,
  };
  expect([rest, ...Object.values(ends)]).toEqual(
    [rest, ...Object.values(ends)].sort((a, b) => a - b),
  );

  // In the file each character is a byte.
  const text = html.toString('latin1');
  const secondPart = text.indexOf(PART, text.indexOf(PART, text.indexOf('<main')) + 1);
  const tags = [...text.slice(0, secondPart).matchAll(/<\/?[a-z][^>]*>/g)]
    .map(({ index, 0: tag }) => index + tag.length)
    .filter((end) => end > text.indexOf('<div id="root"'));

  const waiting: ((response: ServerResponse) => void)[] = [];
  const http = createServer((_, response) => waiting.shift()?.(response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    next: (inSmallPieces: boolean) =>
      new Promise<Sending>((resolve) => {
        waiting.push((response) => {
          response.writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-length': html.length,
          });
          let sent = 0;
          const sendTo = (end: number) => {
            if (end > sent) response.write(html.subarray(sent, end));
            sent = Math.max(sent, end);
            if (sent === html.length) response.end();
          };
          const pieces = [...(inSmallPieces ? tags : []), rest].map((end) => () => sendTo(end));
          resolve({ pieces, send: (stage) => sendTo(ends[stage]) });
        });
      }),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

type Shift = { value: number; sources: string };
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };

/** Runs in the page, as do the functions below. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Shifts after a key press or click count as well, although browsers do not count these.
      const sources: Source[] = Reflect.get(entry, 'sources') ?? [];
      shifts.push({
        value: Number(Reflect.get(entry, 'value')),
        sources: sources
          .map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} (${placeOf(previousRect)} → ${placeOf(currentRect)})`,
          )
          .join(', '),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'takeShifts', () => {
    // The browser may not have reported the last frame yet.
    note(observer.takeRecords());
    return shifts.splice(0);
  });
}

function takeShifts(): Shift[] {
  return Reflect.get(window, 'takeShifts')();
}

export function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}
