import type { BrowserContext, Page } from 'puppeteer-core';
import { afterEach, expect, onTestFinished } from 'vitest';
import { newPage } from '../drivers/chromium.ts';
import { downloadingContext } from '../drivers/downloads.ts';
import { setUp } from '../drivers/set-up.ts';
import { sharedChromium } from '../drivers/shared-chromium.ts';
import { beginStudio, enterStudio, openStudio, type Studio } from './studio.ts';

type Window = {
  width?: number;
  height?: number;
  /** Runs in the page before its own scripts. */
  before?: () => void;
};

/**
 * Opens the studio in a new browser context without drafts. Other windows of the context share its drafts. Each test checks at its
 * end that the console is empty and that the network was not used.
 */
export function setUpStudio() {
  const heard: string[] = [];
  const listen = (page: Page) => {
    page.on('console', (message) => {
      if (/^(?:error|warn)/.test(message.type())) heard.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => heard.push(`exception: ${error}`));
    page.on('request', (request) => {
      const url = request.url();
      // The studio itself may come from a server.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
      if (!/^(?:data|blob|file):/.test(url)) heard.push(`request: ${url.slice(0, 200)}`);
    });
  };
  afterEach(() => expect(heard.splice(0)).toEqual([]));

  const windowIn = async (context: BrowserContext, window: Window) => {
    const page = await newPage(context);
    await page.setViewport({ width: window.width ?? 1280, height: window.height ?? 800 });
    if (window.before) await page.evaluateOnNewDocument(window.before);
    listen(page);
    return page;
  };
  const inNewContext = async (window: Window = {}, start = openStudio) => {
    const { context, downloads, close } = await downloadingContext(await sharedChromium());
    const studio = await start(await windowIn(context, window), downloads);
    const another = async () => start(await windowIn(context, window), downloads);
    return { ...studio, another, close };
  };

  return {
    /** For one test, with the site of a fixture owner. */
    async open(window?: Window): Promise<Studio & { another: () => Promise<Studio> }> {
      const studio = await inNewContext(window);
      onTestFinished(studio.close);
      return studio;
    },
    /** For one test, with an empty form. */
    async begin(window?: Window): Promise<Studio & { another: () => Promise<Studio> }> {
      const studio = await inNewContext(window, beginStudio);
      onTestFinished(studio.close);
      return studio;
    },
    /** For one test, with nothing begun. Another build of the studio has another file. */
    async enter(
      window?: Window,
      file?: string,
    ): Promise<Studio & { another: () => Promise<Studio> }> {
      const start = (page: Page, downloads?: string) => enterStudio(page, downloads, file);
      const studio = await inNewContext(window, start);
      onTestFinished(studio.close);
      return studio;
    },
    /** For all tests of a file, because opening takes longer than many of them. */
    shared: () => setUp(() => inNewContext()),
  };
}
