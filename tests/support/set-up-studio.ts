import type { BrowserContext, Page } from 'puppeteer-core';
import { afterEach, expect, onTestFinished } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';
import { sharedChromium } from './shared-chromium.ts';
import { enterStudio, openStudio, type Studio } from './studio.ts';

type Window = { width?: number; height?: number };

/**
 * Opens the studio for one test, in a browser that has no draft; another window of the same one shares its drafts. After each
 * test the console has stayed empty, and nothing was asked for.
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
      if (!/^(?:data|blob|file):/.test(url)) heard.push(`request: ${url.slice(0, 200)}`);
    });
  };
  afterEach(() => expect(heard.splice(0)).toEqual([]));

  const windowIn = async (context: BrowserContext, { width = 1280, height = 800 }: Window = {}) => {
    const page = await context.newPage();
    await page.setViewport({ width, height });
    listen(page);
    return page;
  };
  const newContext = async () => {
    const browser = await sharedChromium();
    const context = await browser.createBrowserContext();
    const downloads = scratchFolder('downloads');
    onTestFinished(async () => {
      await context.close();
      downloads.remove();
    });
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads.path,
      ...(context.id !== undefined && { browserContextId: context.id }),
    });
    return { context, downloads: downloads.path };
  };

  return {
    async open(window?: Window): Promise<Studio & { another: () => Promise<Studio> }> {
      const { context, downloads } = await newContext();
      const studio = await openStudio(await windowIn(context, window), downloads);
      const another = async () => enterStudio(await windowIn(context, window), downloads);
      return { ...studio, another };
    },
  };
}
