import type { BrowserContext, Frame, Page } from 'puppeteer-core';
import { listener, takeNotes } from '../visits/listener.ts';
import { newPage } from './chromium.ts';
import type { Driver, DriverOptions, EngineName } from './driver.ts';

type Parts = {
  engine: EngineName;
  context: BrowserContext;
  options: DriverOptions;
  back: (page: Page) => Promise<void>;
  close: () => Promise<void>;
};

/** Sends the function as a text, because that also works with scripts turned off. */
export async function runIn<Args extends readonly unknown[], Result>(
  place: Frame | Page,
  fn: (...args: Args) => Result,
  args: Args,
): Promise<Awaited<Result>> {
  const result: unknown = await place.evaluate(`(${fn.toString()})(...${JSON.stringify(args)})`);
  // This is the only place where a JSON answer gets the return type of the function.
  return result as Awaited<Result>;
}

/** The driver for the two engines that puppeteer speaks with, and the page itself. */
export async function puppeteerDriver(parts: Parts): Promise<Driver & { page: Page }> {
  const { engine, context, options, close } = parts;
  const page = await newPage(context);
  if (engine === 'Chromium' && options.javascript === false) await page.setJavaScriptEnabled(false);
  const heard: string[] = [];
  await page.setViewport({ width: options.width ?? 1280, height: options.height ?? 800 });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      heard.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => heard.push(`exception: ${String(error)}`));
  await page.evaluateOnNewDocument(listener);

  // Frames are cached, because to find one takes several round trips, and tests do it often.
  const frames = new Map<string, Frame>();
  const frameOf = async (selector?: string): Promise<Frame> => {
    if (selector === undefined) return page.mainFrame();
    const known = frames.get(selector);
    if (known && !known.detached) return known;
    const element = await page.$(selector);
    const frame = await element?.contentFrame();
    await element?.dispose();
    if (!frame) throw new Error(`no frame ${selector}`);
    frames.set(selector, frame);
    return frame;
  };

  const run: Driver['run'] = (fn, args, selector) =>
    frameOf(selector).then((frame) => runIn(frame, fn, args));

  return {
    engine,
    page,
    version: (await context.browser().version()).replace(/^.*\//, ''),
    run,
    open: async (url) => {
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'load' });
    },
    press: ({ x, y }) => page.mouse.click(x, y),
    back: () => parts.back(page),
    problems: async (selector) => {
      const noted = await run(takeNotes, []);
      if (selector !== undefined) noted.push(...(await run(takeNotes, [], selector)));
      return [...new Set([...heard.splice(0), ...noted])];
    },
    screenshot: () => page.screenshot(),
    pdf: () => page.pdf({ format: 'A4', printBackground: true }),
    close,
  };
}
