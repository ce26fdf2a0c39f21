import type { Browser, LaunchOptions } from 'puppeteer-core';
import { afterEach, expect } from 'vitest';
import { launchChromium } from './chromium.ts';
import { openRoutePage, type RoutePage } from './route-page.ts';
import { setUp } from './set-up.ts';
import { builtFile } from './site.ts';

/** A browser for the tests of a file or group. */
export function setUpBrowser(options: LaunchOptions = {}): () => Browser {
  return setUp(() => launchChromium(options));
}

/**
 * A page for the tests of a file or group, with a look after each of them: the console stayed empty, and nothing but the
 * file itself was asked for.
 */
export function setUpRoutePage(file: () => string | Promise<string> = builtFile): RoutePage {
  const browser = setUpBrowser();
  const opened = setUp(async () => openRoutePage(browser(), await file()));
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
