/** What a page costs that nobody touches, after its entrances have ended. */
import type { Browser } from 'puppeteer-core';
import { allRoutes } from '../../src/routes.ts';
import { isTakenOver } from '../support/take-over.ts';
import { heading, table } from './print.ts';
import { serve } from './served.ts';

const WATCHED = 10_000;

type Idle = {
  frames: number;
  timers: number;
  animations: number;
  /** Milliseconds of the main thread, the watching itself included. */
  busy: number;
};

export async function printIdle(
  browser: Browser,
  sites: ReadonlyMap<string, Buffer>,
): Promise<void> {
  heading('Ten idle seconds after the entrances, CPU not slowed');
  const server = await serve(Object.fromEntries(sites), 'plain');
  const rows: string[][] = [];
  // Nothing is timed here but what should not be: the routes of a site are watched at once.
  for (const name of sites.keys()) {
    const watched = allRoutes.map(async ({ path }) => {
      const { frames, timers, animations, busy } = await idle(
        browser,
        `${server.url}${name}.html#${path}`,
      );
      const counts = [frames, timers, animations];
      const quiet = counts.every((count) => count === 0) ? '✓' : '✗';
      return [`${name} ${path}`, ...counts.map(String), `${busy.toFixed(1)} ms`, quiet];
    });
    rows.push(...(await Promise.all(watched)));
  }
  await server.close();
  table(['', 'frame callbacks', 'timers', 'animations', 'main thread', ''], rows);
}

async function idle(browser: Browser, url: string): Promise<Idle> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(countCallbacks);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(isTakenOver);
    await page.evaluate(scrollThrough);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // The last entrance ends here; what it still has to tidy up is not idleness.
    await new Promise((resolve) => setTimeout(resolve, 1000));

    const before = await page.metrics();
    await page.evaluate(() => Reflect.set(window, 'ran', { frames: 0, timers: 0 }));
    await new Promise((resolve) => setTimeout(resolve, WATCHED));
    const after = await page.metrics();
    const ran = await page.evaluate(readCallbacks);
    return { ...ran, busy: 1000 * ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function countCallbacks(): void {
  const ran = { frames: 0, timers: 0 };
  Reflect.set(window, 'ran', ran);
  const count = (name: string, what: 'frames' | 'timers') => {
    const original: unknown = Reflect.get(window, name);
    if (typeof original !== 'function') return;
    Reflect.set(window, name, (callback: unknown, ...rest: unknown[]) => {
      const counted = (...args: unknown[]) => {
        Reflect.get(window, 'ran')[what] += 1;
        if (typeof callback === 'function') callback(...args);
      };
      return original.call(window, counted, ...rest);
    });
  };
  count('requestAnimationFrame', 'frames');
  count('requestIdleCallback', 'timers');
  count('setTimeout', 'timers');
  count('setInterval', 'timers');
}

function readCallbacks(): { frames: number; timers: number; animations: number } {
  return { ...Reflect.get(window, 'ran'), animations: document.getAnimations().length };
}

/** Sets off every entrance. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
