import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { type Path, sectionIds } from '../../../src/routes.ts';
import { newPage } from '../drivers/chromium.ts';
import { builtFile } from '../sites/site.ts';
import { isHydrated } from './hydrated.ts';

export const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

/** How a visitor sees a page. */
export type Conditions = {
  width?: number;
  height?: number;
  /** Device pixels in a CSS pixel. */
  density?: number;
  scheme?: Scheme;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  moreContrast?: boolean;
  javascript?: boolean;
  touch?: boolean;
};

/** A page of Chromium that shows the built file from disk. */
export type RoutePage = {
  readonly page: Page;
  readonly session: CDPSession;
  /**
   * Loads a route, or any other fragment, as a new document. Without a fragment it loads the file alone, as containers do that ignore
   * fragments. Resolves when React has hydrated all of it.
   */
  show: (fragment: Path | (string & {}), conditions?: Conditions) => Promise<void>;
  /** Gives the same document another size of the window, another scheme or more contrast. */
  change: (
    conditions: Pick<Conditions, 'width' | 'height' | 'scheme' | 'moreContrast'>,
  ) => Promise<void>;
};

/** A page that also returns the messages since the last call, and can be closed. */
type OpenedPage = RoutePage & {
  heard: () => { complaints: string[]; requests: string[] };
  close: () => Promise<void>;
};

export async function openRoutePage(
  browser: Browser,
  file: string = builtFile(),
): Promise<OpenedPage> {
  // It has its own window, because the browser draws no frames for a page in the background.
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await newPage(context);
  // Puppeteer's own emulation does not know forced colours.
  const session = await page.createCDPSession();
  // Scrollbars take no room, as on phones, because a screenshot of the whole page hides them, which changes the layout.
  await session.send('Emulation.setScrollbarsHidden', { hidden: true });
  const address = pathToFileURL(file).href;
  const { complaints, requests } = listenTo(page, [address, 'about:blank']);
  let last: Conditions = {};

  const emulate = async (conditions: Conditions) => {
    last = conditions;
    const { width = 1280, height = width < 600 ? 800 : 900 } = conditions;
    await page.setViewport({
      width,
      height,
      deviceScaleFactor: conditions.density ?? 1,
      hasTouch: conditions.touch ?? false,
      isMobile: conditions.touch ?? false,
    });
    await session.send('Emulation.setEmulatedMedia', {
      media: '',
      features: [
        { name: 'prefers-color-scheme', value: conditions.scheme ?? 'light' },
        { name: 'prefers-reduced-motion', value: conditions.reducedMotion ? 'reduce' : '' },
        { name: 'forced-colors', value: conditions.forcedColors ? 'active' : '' },
        { name: 'prefers-contrast', value: conditions.moreContrast ? 'more' : '' },
      ],
    });
  };

  return {
    page,
    session,
    heard: () => ({ complaints: complaints.splice(0), requests: requests.splice(0) }),
    close: () => context.close(),
    show: async (fragment, conditions = {}) => {
      const { javascript = true } = conditions;
      // Otherwise an address of which only the fragment is new would load nothing.
      await page.goto('about:blank');
      await emulate(conditions);
      await page.setJavaScriptEnabled(javascript);
      await page.goto(fragment ? `${address}#${fragment}` : address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (!javascript) return;
      await page.waitForFunction(isHydrated);
      // The effects need frames, and the carousel measures itself in the one after them.
      await frames(page, 3);
    },
    change: async (conditions) => {
      const { height: _, ...others } = last;
      await emulate({ ...others, ...conditions });
      // The layout, the carousel and its effects need a frame each. Without scripts there is nothing to wait for.
      if (last.javascript !== false) await frames(page, 3);
      // Another scheme fades in.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if (animation instanceof CSSTransition) animation.finish();
        }
      });
    },
  };
}

/** Notes console messages, and requests for other than the given addresses. */
export function listenTo(page: Page, expected: readonly string[]) {
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // A mail draft opens another program, which Chromium logs.
    const isDraft = message.type() === 'info' && message.text().includes("'mailto:");
    if (!isDraft) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const address = request.url().replace(/#.*/s, '');
    // Addresses of data in the file are no requests, nor is a mail draft.
    if (!/^(data|mailto):/.test(address) && !expected.includes(address)) requests.push(address);
  });
  return { complaints, requests };
}

// Functions that run in the page must not contain named functions, because tsx would add a helper that the page does not have.

export async function frames(page: Page, count: number): Promise<void> {
  const drawn = page.evaluate(async (count) => {
    for (let index = 0; index < count; index++) await new Promise(requestAnimationFrame);
  }, count);
  // On a busy machine Chromium sometimes draws nothing of a new document until something asks for a frame.
  const waking = setInterval(() => {
    page.bringToFront().catch(() => {});
    page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }).catch(() => {});
  }, 5000);
  await drawn.finally(() => clearInterval(waking));
}

/** Scrolls through the page as a reader would, waits until all entrances have ended, and returns to the top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (first) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // Observers run once a frame, and what they start may begin later.
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // On home the bar marks the first section again, which a slow machine does later, and fades to it.
    const key = document.getElementById(first) && document.querySelector('header button');
    while (key?.hasAttribute('aria-current') === false) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  }, sectionIds.home);
}
