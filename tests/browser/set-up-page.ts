import type { BrowserContext } from 'puppeteer-core';
import { afterEach, expect } from 'vitest';
import { setUp } from '../support/drivers/set-up.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { builtFile } from '../support/sites/site.ts';
import { openRoutePage, type RoutePage } from '../support/visits/route-page.ts';

/** A context of Chromium for the tests of a file or group. */
export function setUpContext(): () => BrowserContext {
  return setUp(async () => (await sharedChromium()).createBrowserContext());
}

/** A page for the tests of a file or group. Each test checks at its end that the console is empty, and that only the file was requested. */
export function setUpRoutePage(file: () => string | Promise<string> = builtFile): RoutePage {
  const opened = setUp(async () => openRoutePage(await sharedChromium(), await file()));
  afterEach(() => {
    const { complaints, requests } = opened().heard();
    expect(complaints, 'the console stays empty').toEqual([]);
    expect(requests, 'nothing but the file is asked for').toEqual([]);
  });
  return {
    get page() {
      return opened().page;
    },
    get session() {
      return opened().session;
    },
    show: (fragment, conditions) => opened().show(fragment, conditions),
    change: (conditions) => opened().change(conditions),
  };
}
