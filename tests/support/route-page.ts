import { pathToFileURL } from 'node:url';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { Path } from '../../src/paths.ts';
import { builtFile } from './built-file.ts';
import { isTakenOver } from './take-over.ts';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The circumstances in which a visitor sees a page. */
export type Conditions = {
  width: number;
  height?: number;
  /** Device pixels in one of CSS. */
  density?: number;
  scheme?: Scheme;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  javascript?: boolean;
  touch?: boolean;
};

/** A page of Chromium that shows the built file from disk. */
export type RoutePage = {
  readonly page: Page;
  readonly session: CDPSession;
  /** Loads a route anew. Without a path the bare file, as a preview that follows no fragment shows it. */
  show: (path: Path | '', conditions: Conditions) => Promise<void>;
};

export async function openRoutePage(browser: Browser): Promise<RoutePage> {
  // A window of its own: the browser draws no frames for a page behind another one.
  const page = await (await browser.createBrowserContext()).newPage();
  // Puppeteer's own emulation does not know forced colours.
  const session = await page.createCDPSession();
  // As on phones, where they take no room; a picture of the whole page leaves them out in any case, and lays it out anew for that.
  await session.send('Emulation.setScrollbarsHidden', { hidden: true });
  const address = pathToFileURL(builtFile()).href;

  return {
    page,
    session,
    show: async (path, conditions) => {
      const { width, height = width < 600 ? 800 : 900, javascript = true } = conditions;
      await page.goto('about:blank');
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
        ],
      });
      await page.setJavaScriptEnabled(javascript);
      await page.goto(path ? `${address}#${path}` : address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (!javascript) return;
      await page.waitForFunction(isTakenOver);
      await page.evaluate(async () => {
        // For the effects; the carousel measures itself in the frame after them.
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      });
    },
  };
}

/** Scrolls through the page as a reader would, lets everything that starts then play to its end, and returns to the top. */
export async function settle(page: Page): Promise<void> {
  // No named function in here: tsx would add a helper that the page does not have.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // One frame for the observers of the scroll, one for what they start.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  });
}
