import { once } from 'node:events';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { scratchFolder } from '../sites/scratch-folder.ts';
import { unhurried } from './chromium.ts';
import type { DriverOptions } from './driver.ts';
import { puppeteerDriver } from './puppeteer-driver.ts';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  return (named ? [named] : usual).find((path) => existsSync(path));
}

export async function openFirefox(options: DriverOptions = {}) {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox found: install it, or set FIREFOX_PATH');
  // Its home is a temporary folder, because Firefox also writes beside its profile.
  const home = scratchFolder('firefox-home');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    ...unhurried,
    ...(options.profile !== undefined && { userDataDir: options.profile }),
    env: { ...process.env, HOME: home.path, MOZ_HEADLESS: '1' },
    extraPrefsFirefox: {
      'javascript.enabled': options.javascript !== false,
      'privacy.resistFingerprinting': options.resistsFingerprinting === true,
      ...(options.blocksCookies && { 'network.cookie.cookieBehavior': 2 }),
      // What is saved goes into a folder of its own.
      'browser.download.folderList': 2,
      'browser.download.dir': options.downloads ?? home.path,
    },
  });
  const driver = await puppeteerDriver({
    engine: 'Firefox',
    context: browser.defaultBrowserContext(),
    options,
    close: async () => {
      await browser.close();
      home.remove();
    },
    back: async (page) => {
      // goBack sends the step immediately, and then waits for a load, which never comes inside a frame.
      page.goBack({ timeout: 1500 }).catch(() => undefined);
    },
  });
  /** Ends it with SIGKILL, as a crash does. */
  const kill = async () => {
    const child = browser.process();
    if (child?.pid === undefined) throw new Error('Firefox has ended already.');
    const gone = once(child, 'exit');
    // The processes of its pages are in the same group.
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    home.remove();
  };
  return { ...driver, kill };
}
