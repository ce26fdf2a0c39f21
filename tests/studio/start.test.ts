/** Where the studio does not start, a sentence says which browsers can run it. In these the sentence is never visible. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { studioTargets } from '../../src/compile/browser-targets.ts';
import { messages } from '../../src/messages/messages.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { studioFile } from '../support/studio/studio.ts';

const folder = scratchFolder('start').path;
const html = readFileSync(studioFile, 'utf8');
const { here, where, withoutScripts } = messages.studio.cannotStart;

async function freshPage(): Promise<Page> {
  const context = await (await sharedChromium()).createBrowserContext();
  onTestFinished(() => context.close());
  return newPage(context);
}

const open = (page: Page, file = studioFile) => page.goto(pathToFileURL(file).href);

/** The visible text, as soon as there is one. */
async function read(page: Page): Promise<string> {
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  return page.evaluate(() => document.body.innerText);
}

const without =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names)
      await page.evaluateOnNewDocument((name) => Reflect.deleteProperty(window, name), name);
  };

const withoutNames = (page: Page) =>
  page.evaluateOnNewDocument(() => Reflect.deleteProperty(Intl, 'DisplayNames'));

test.each([
  ['scripts are turned off', (page: Page) => page.setJavaScriptEnabled(false), withoutScripts],
  ['a setting turns WebAssembly off', without('WebAssembly'), here],
  ['nothing can be unpacked', without('DecompressionStream'), here],
  ['the start fails', without('FontFace'), 'FontFace is not defined'],
  ['a part fails at the start', withoutNames, 'Intl.DisplayNames is not a constructor'],
])('where %s, the page says so', async (_, prepare, sentence) => {
  const page = await freshPage();
  await prepare(page);
  await open(page);
  const text = await read(page);
  expect(text).toContain(here);
  expect(text).toContain(where({ chromium: studioTargets.chrome }));
  expect(text).toContain(sentence);
});

test.each([
  ['the first script does not parse', /<script>(?=\(function)/, '<script>class{'],
  ['the script that unpacks does not parse', /(<\/script>\n)<script>/, '$1<script>class{'],
  ['what is packed is damaged', /id="packed">.{40}/, 'id="packed">'],
  ['the policy allows no WebAssembly', " 'wasm-unsafe-eval'", ''],
])('where %s, the page says that it does not run', async (_, part, other) => {
  const page = await freshPage();
  const damaged = html.replace(part, other);
  expect(damaged).not.toBe(html);
  // A changed script has another hash.
  const isScript = other.includes('class{');
  const file = join(folder, 'studio.html');
  writeFileSync(
    file,
    isScript
      ? damaged.replace(/script-src [^;]*/, "script-src 'unsafe-inline' 'wasm-unsafe-eval'")
      : damaged,
  );
  await open(page, file);
  const text = await read(page);
  expect(text).toContain(here);
  expect(text).toContain(where({ chromium: studioTargets.chrome }));
});

test('where it starts the sentence is never painted, on a slow computer neither', async () => {
  const page = await freshPage();
  await page.evaluateOnNewDocument(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const sentence = document.getElementById('cannot-start');
      if (sentence) seen.add(sentence.checkVisibility() ? 'shown' : 'hidden');
    };
    const lookInFrames = () => {
      look();
      requestAnimationFrame(lookInFrames);
    };
    lookInFrames();
    // A busy machine may draw no frame before the studio starts.
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await open(page);
  await page.waitForSelector('iframe:not([data-loading])');
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen).toEqual(['hidden']);
});

test('an error after the start does not say that it does not start', async () => {
  const page = await freshPage();
  await open(page);
  await page.waitForSelector('iframe:not([data-loading])');
  await page.evaluate(() => Reflect.deleteProperty(Intl, 'DisplayNames'));
  await page.evaluate(() => document.querySelector<HTMLElement>('#studio button')?.click());
  await page.waitForSelector('section[role=alert]');
  await page.evaluate(() => reportError(new Error('of another program')));
  const text = await read(page);
  const reason = 'Intl.DisplayNames is not a constructor';
  expect(text).toContain(messages.studio.stopped.part({ reason }));
  expect(text).not.toContain(here);
});
