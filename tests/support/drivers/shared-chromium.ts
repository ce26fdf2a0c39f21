import puppeteer, { type Browser } from 'puppeteer-core';
import { inject } from 'vitest';
import { stepBack, unhurried } from './chromium.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { puppeteerDriver } from './puppeteer-driver.ts';

let connected: Promise<Browser> | undefined;

/** The Chromium of this worker. Each test file opens its own context in it, and closes that. */
export function sharedChromium(): Promise<Browser> {
  const worker = Number(process.env.VITEST_POOL_ID) - 1;
  const browserWSEndpoint = inject('chromiums')[worker] ?? '';
  connected ??= puppeteer.connect({ browserWSEndpoint, ...unhurried });
  return connected;
}

export async function openChromium(options: DriverOptions = {}): Promise<Driver> {
  const browser = await sharedChromium();
  const context = await browser.createBrowserContext();
  const close = () => context.close();
  return puppeteerDriver({ engine: 'Chromium', context, options, back: stepBack, close });
}
