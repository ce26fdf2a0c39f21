import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { texts } from '../../src/content/texts.ts';
import { type Path, paths, sectionIds } from '../../src/paths.ts';
import { builtFile } from '../support/built-file.ts';
import { launchChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import { isTakenOver } from '../support/take-over.ts';

const html = readFileSync(builtFile());

/** Where the server stops: the document is there, then the fonts, then React and our script, then the carousel's Swiper. */
const fontsAt = html.indexOf('@font-face', html.indexOf('<style id="fonts">'));
const programAt = html.indexOf('<script>', fontsAt);
const swiperAt = html.lastIndexOf('<script>(function');

const screensOf: Record<Path, readonly string[]> = {
  [paths.home]: Object.values(sectionIds),
  [paths.about]: [sectionIds.about],
  [paths.project]: [sectionIds.project],
  [paths.contact]: [sectionIds.contact],
  [paths.workDetails]: [paths.workDetails],
  [paths.lifeDetails]: [paths.lifeDetails],
};
const routes = Object.values(paths);

type Look = { width: number; height: number; scheme: 'dark' | 'light' };

const looks: readonly Look[] = [
  { width: 390, height: 844, scheme: 'dark' },
  { width: 1280, height: 800, scheme: 'light' },
];

let browser: Browser;
let server: Awaited<ReturnType<typeof startStagedServer>>;
beforeAll(async () => {
  browser = await launchChromium();
  server = await startStagedServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(looks)('at $width × $height, $scheme', (look) => {
  test.each(routes)('%s is painted before the program, and taken over in place', async (path) => {
    const visit = await arrive(path, look);
    const { page } = visit;

    expect(await page.evaluate(shownScreens)).toEqual(screensOf[path]);
    expect(await page.evaluate(() => document.querySelectorAll('header button').length)).toBe(0);

    await visit.receiveFonts();
    const painted = await page.evaluate(remember);
    expect(painted).toBeGreaterThan(3);
    const before = await page.screenshot();

    await visit.receiveProgram();
    expect(await page.evaluate(shownScreens)).toEqual(screensOf[path]);
    expect(await page.evaluate(compare)).toEqual({ replaced: [], moved: [], dimmed: [] });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // But for the lamp in the bar, which the program lights.
    await page.evaluate(() => {
      for (const key of document.querySelectorAll('header [aria-current]')) {
        key.removeAttribute('aria-current');
      }
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await difference(before, await page.screenshot())).toBeLessThan(0.002);

    await visit.endsQuietly();
  });

  test('the portrait and the greeting are the same elements before and after', async () => {
    const visit = await arrive(paths.home, look);
    await visit.receiveFonts();
    await visit.page.evaluate(() => {
      const kept = [document.querySelector('img'), document.querySelector('#greeting')];
      Reflect.set(window, 'kept', kept);
    });
    await visit.receiveProgram();
    expect(
      await visit.page.evaluate(() => {
        const [image, heading]: Element[] = Reflect.get(window, 'kept');
        return [
          image === document.querySelector('img'),
          heading === document.querySelector('main h1'),
        ];
      }),
    ).toEqual([true, true]);
    await visit.endsQuietly();
  });

  test.each([
    [paths.home, 900],
    [paths.home, 2000],
    [paths.workDetails, 500],
    [paths.contact, 60],
  ] as const)('%s, scrolled by %i pixels, stays there', async (path, distance) => {
    const visit = await arrive(path, look);
    const { page } = visit;
    await visit.receiveFonts();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance);
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(0);
    await page.evaluate(remember);
    await visit.receiveProgram();
    expect(await page.evaluate(() => scrollY)).toBe(position);
    expect(await page.evaluate(compare)).toEqual({ replaced: [], moved: [], dimmed: [] });
    await visit.endsQuietly();
  });
});

describe('until the style of the other screens is there', () => {
  const laterStyle = html.indexOf('<style>', html.indexOf('</footer>'));

  /** In a window of its own, as Chromium does not paint a page behind another. */
  async function openPaused(path: Path) {
    const staged = await startServer({
      pages: { 'index.html': html },
      pauseAfter: laterStyle + 1000,
    });
    const context = await browser.createBrowserContext();
    onTestFinished(async () => {
      await context.close();
      await staged.close();
    });
    const page = await context.newPage();
    const loaded = page.goto(addressOf(staged.url, path), { waitUntil: 'load' });
    // A page that is kept from painting has no frames to wait in.
    await page.waitForFunction(() => document.querySelector('body > style') !== null, {
      polling: 'mutation',
    });
    return {
      page,
      receiveRest: async () => {
        staged.resume();
        await loaded;
        await page.waitForFunction(hasPainted);
      },
    };
  }

  test('home shows its first screen alone', async () => {
    const home = await openPaused(paths.home);
    await home.page.waitForFunction(hasPainted);
    expect(await home.page.evaluate(shownScreens)).toEqual([sectionIds.home]);
    await home.receiveRest();
    expect(await home.page.evaluate(shownScreens)).toEqual(screensOf[paths.home]);
  });

  test.each(routes.slice(1))('%s shows nothing', async (path) => {
    const visit = await openPaused(path);
    // Opened later, and painted: by then the other would be too.
    const home = await openPaused(paths.home);
    await home.page.waitForFunction(hasPainted);
    expect(await visit.page.evaluate(hasPainted)).toBe(false);
    expect(await visit.page.evaluate(shownScreens)).toEqual([]);
    await visit.receiveRest();
    expect(await visit.page.evaluate(shownScreens)).toEqual(screensOf[path]);
  });
});

test('the bar works before Swiper is there, and the carousel as soon as it is', async () => {
  const visit = await arrive(paths.home, { width: 1280, height: 800, scheme: 'light' });
  const { page } = visit;
  await visit.receiveFonts();
  visit.sendProgram();
  await page.waitForSelector('header button[aria-current]');
  await page.$$eval('header button', ([, , project]) => project?.click());
  await page.waitForFunction(() => document.activeElement?.textContent === 'My Projects');
  expect(await page.$('.swiper-initialized')).toBeNull();

  await visit.receiveProgram();
  await page.waitForSelector('.swiper-initialized');
  await page.focus('[aria-roledescription=carousel]');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('[aria-current=true][aria-label*="2"]');
  await page.close();
});

test('a bullet pressed before Swiper is there leads to its slide as soon as it is', async () => {
  const visit = await arrive(paths.project, { width: 1280, height: 800, scheme: 'light' });
  const { page } = visit;
  await visit.receiveFonts();
  visit.sendProgram();
  await page.waitForSelector('header button[aria-current]');
  await page.click('[aria-label*="3"][class*=bullet]');
  expect(await page.$('.swiper-initialized')).toBeNull();

  await visit.receiveProgram();
  await page.waitForSelector('[aria-label*="3"][class*=bullet][aria-current=true]');
  expect(visit.heard).toEqual([]);
  await page.close();
});

test('the bar works before a screen is taken over, and the screen as soon as it is used', async () => {
  const visit = await arrive(paths.about, { width: 1280, height: 800, scheme: 'light' });
  const { page } = visit;
  await visit.receiveFonts();
  const used = page.evaluate(useWhenBarWorks, '#about-section a');
  visit.sendProgram();
  expect(await used).toEqual({ wasTakenOver: false });
  await page.waitForFunction(
    (heading) =>
      document.activeElement?.matches('h1') && document.activeElement.textContent === heading,
    {},
    texts.workDetails.heading,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(visit.heard).toEqual([]);
  await page.close();
});

describe('focus', () => {
  const look: Look = { width: 1280, height: 800, scheme: 'light' };

  test.each(texts.bar.items)(
    'on $name in the bar is on its button afterwards',
    async ({ name }) => {
      const visit = await arrive(paths.home, look);
      const { page } = visit;
      await visit.receiveFonts();
      const focused = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          return [element?.tagName, element?.textContent, element?.matches(':focus-visible')];
        });
      for (let step = 0; (await focused())[1] !== name && step < 8; step += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await focused()).toEqual(['A', name, true]);
      await visit.receiveProgram();
      expect(await focused()).toEqual(['BUTTON', name, true]);
      await visit.endsQuietly();
    },
  );

  test('in the form keeps what was typed, the caret and the selection', async () => {
    const visit = await arrive(paths.contact, look);
    const { page } = visit;
    await visit.receiveFonts();
    await page.type('[name=Message]', 'Good evening');
    await page.type('[name=Email]', 'ana@example.com');
    // An email field tells nobody where its caret is; what is typed next does.
    for (let step = 0; step < '@example.com'.length; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await visit.receiveProgram();
    await page.keyboard.type('.b');
    expect(
      await page.evaluate(() => [
        document.activeElement?.getAttribute('name'),
        ...[...document.querySelectorAll<HTMLInputElement>('[name]')]
          .filter((field) => field.closest('form'))
          .map(({ value }) => value),
      ]),
    ).toEqual(['Email', 'ana.b@example.com', 'Good evening']);
    await visit.endsQuietly();
  });

  test('in the message keeps the selection', async () => {
    const visit = await arrive(paths.home, look);
    const { page } = visit;
    await visit.receiveFonts();
    await page.type('[name=Message]', 'Good evening');
    await page.$eval('textarea', (field) => field.setSelectionRange(5, 9, 'backward'));
    const position = await page.evaluate(() => scrollY);
    await visit.receiveProgram();
    expect(
      await page.$eval('textarea', (field) => [
        document.activeElement === field,
        field.value,
        field.selectionStart,
        field.selectionEnd,
        field.selectionDirection,
        scrollY,
      ]),
    ).toEqual([true, 'Good evening', 5, 9, 'backward', position]);
    await visit.endsQuietly();
  });
});

describe('fonts swap in without moving a line', () => {
  for (const width of [360, 390, 768, 1024, 1280, 1920]) {
    test.each(routes)(`at ${width}: %s`, async (path) => {
      const visit = await arrive(path, { width, height: 800, scheme: 'light' });
      const before = await visit.page.evaluate(lines);
      await visit.receiveFonts();
      const after = await visit.page.evaluate(lines);
      expect(after).toEqual(before);
      await visit.receiveProgram();
      await visit.endsQuietly();
    });
  }
});

/** The share of values that are visibly another. Swiper's hundredths of a pixel take an edge to the next pixel. */
async function difference(before: Uint8Array, after: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return 1;
  return (
    one.filter((level, index) => Math.abs(level - (other[index] ?? 0)) > 24).length / one.length
  );
}

/** Home as most visitors open it, with no fragment. */
function addressOf(site: string, path: Path): string {
  return path === paths.home ? site : `${site}#${path}`;
}

type Visit = {
  page: Page;
  /** What the console has said. */
  heard: readonly string[];
  receiveFonts: () => Promise<void>;
  /** Without Swiper. */
  sendProgram: () => void;
  /** Until the program has taken over and nothing more is to be painted. */
  receiveProgram: () => Promise<void>;
  /** No shift by the fonts or the program, no message on the console, no refusal by the policy. */
  endsQuietly: () => Promise<void>;
};

/** Opens a route and waits until it is painted, while nothing after the document has been sent. */
async function arrive(path: Path, { width, height, scheme }: Look): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.evaluateOnNewDocument(watchShifts);

  const response = server.next();
  const loaded = page.goto(addressOf(server.url, path), { waitUntil: 'load' });
  const { sendFonts, sendProgram, sendSwiper } = await response;
  await page.waitForFunction(hasPainted);
  await page.waitForFunction(
    () =>
      // The style of the document and of the screens that are not painted first.
      document.styleSheets.length === 2,
  );
  await page.evaluate(twoFrames);
  expect(await page.evaluate(readShifts)).toEqual([]);

  return {
    page,
    heard,
    receiveFonts: async () => {
      sendFonts();
      await page.waitForFunction(() => document.styleSheets.length === 3);
      await page.evaluate(twoFrames);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(twoFrames);
    },
    sendProgram,
    receiveProgram: async () => {
      sendProgram();
      sendSwiper();
      await loaded;
      const isDetails = path === paths.workDetails || path === paths.lifeDetails;
      // Effects run after the first render: the title and the lamp are theirs.
      await page.waitForFunction(
        (details, name) =>
          document.querySelectorAll('header button').length === 4 &&
          (details
            ? document.title.startsWith(name)
            : document.querySelector('header [aria-current]') !== null),
        {},
        isDetails,
        path === paths.workDetails ? texts.workDetails.title : texts.lifeDetails.title,
      );
      await page.waitForFunction(isTakenOver);
      await page.evaluate(twoFrames);
    },
    endsQuietly: async () => {
      expect(await page.evaluate(readShifts)).toEqual([]);
      expect(heard).toEqual([]);
      await context.close();
    },
  };
}

/** Each request gets the file in four parts, all but the first when the test says so. */
async function startStagedServer() {
  const waiting: ((response: ServerResponse) => void)[] = [];
  const http = createServer((_, response) => waiting.shift()?.(response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    next: () =>
      new Promise<Record<'sendFonts' | 'sendProgram' | 'sendSwiper', () => void>>((resolve) => {
        waiting.push((response) => {
          let programIsSent = false;
          response.writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-length': html.length,
          });
          response.write(html.subarray(0, fontsAt));
          resolve({
            sendFonts: () => response.write(html.subarray(fontsAt, programAt)),
            sendProgram: () => {
              if (!programIsSent) response.write(html.subarray(programAt, swiperAt));
              programIsSent = true;
            },
            sendSwiper: () => response.end(html.subarray(swiperAt)),
          });
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

/** Runs in the page, as do the functions below. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, 'shifts', shifts);
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Shifts that a key press or click might excuse count as well.
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
      shifts.push({
        value: Number(Reflect.get(entry, 'value')),
        sources: sources.map(({ node }) => nameOf(node)).join(', '),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What the last frame brought may not have been told yet.
  Reflect.set(window, 'noteTheRest', () => note(observer.takeRecords()));
}

function readShifts(): Shift[] {
  Reflect.get(window, 'noteTheRest')();
  return Reflect.get(window, 'shifts');
}

/** Clicks on something in the moment in which the lamp in the bar is lit, and tells whether React had it by then. */
function useWhenBarWorks(selector: string): Promise<{ wasTakenOver: boolean }> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element || !document.querySelector('header [aria-current]')) return;
      observer.disconnect();
      const marks = Object.keys(element);
      element.click();
      resolve({ wasTakenOver: marks.some((key) => key.startsWith('__reactFiber$')) });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function shownScreens(): (string | null)[] {
  return [...document.querySelectorAll('[data-screen]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getAttribute('data-screen'));
}

/** Notes what is in view, and from then on in every frame whether any of it goes, moves or pales. */
function remember(): number {
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
  // Swiper counts in hundredths of a pixel.
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

/** Where every text that begins in view stands, and how high it is, which tells its number of lines. */
function lines(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, p, li, li > a, label, button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim().slice(0, 30);
      return `${top.toFixed(1)} +${height.toFixed(1)} ${element.tagName} ${text}`;
    });
}
