/** Measures the studio on this processor, not slowed: until one can begin, until the preview shows a change, and until the zip is saved. */
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { messages } from '../../src/messages/messages.ts';
import { downloadingContext } from '../support/drivers/downloads.ts';
import { enterStudio, openStudio, type Studio, studioFile } from '../support/studio/studio.ts';
import { kilobytes, table, whole, withSpread } from './markdown.ts';
import { zipLargeSite } from './sites.ts';

const PROJECTS = 12;
const LARGE = 'a site of 40 projects, 20 films and 80 pictures';
/** In milliseconds: somebody who types fast presses five keys in a second. */
const BETWEEN_KEYS = 200;
const WORDS = 'The quick brown fox jumps over the lazy dog, and is filmed by three cameras. ';

export async function studio(browser: Browser, rounds: number): Promise<string> {
  const empty: Record<'typable' | 'shown', number[]> = { typable: [], shown: [] };
  const opened: number[] = [];
  const shown: number[] = [];
  const longest: number[] = [];
  const saved: number[] = [];
  const ofLarge: Record<'shown' | 'typed' | 'longest' | 'translated', number[]> = {
    shown: [],
    typed: [],
    longest: [],
    translated: [],
  };
  const large = await zipLargeSite();
  for (let round = 0; round < rounds; round += 1) {
    const times = await untilBegun(browser);
    empty.typable.push(times.typable);
    empty.shown.push(times.shown);
    const { page, studio, began, close } = await enter(browser);
    opened.push(performance.now() - began);
    await withProjects(studio);
    shown.push(...(await untilShown(page, studio)));
    longest.push(await longestTask(page, studio));
    const start = performance.now();
    await studio.save();
    saved.push(performance.now() - start);
    await studio.open([large]);
    ofLarge.shown.push(...(await untilShown(page, studio)));
    ofLarge.typed.push(...(await untilShown(page, studio, BETWEEN_KEYS)));
    ofLarge.longest.push(await longestTask(page, studio));
    await studio.press(messages.studio.languages.add);
    ofLarge.translated.push(...(await untilShown(page, studio, BETWEEN_KEYS)));
    await close();
  }
  const [early, late] = await memory(browser, large);
  return table(
    ['the studio', `median (range) of ${rounds}`],
    [
      ['its file, kB', kilobytes(statSync(studioFile).size)],
      ['until one can type into its empty form, ms', withSpread(empty.typable)],
      ['until the preview is there as well, ms', withSpread(empty.shown)],
      ['until a site is open in form and preview, ms', withSpread(opened)],
      [`until a change of text is seen, with ${PROJECTS} projects, ms`, withSpread(shown)],
      ['longest task of the page while typing, ms', withSpread(longest)],
      ['until the zip is downloaded, ms', withSpread(saved)],
      [`until a change of text is seen, in ${LARGE}, ms`, withSpread(ofLarge.typed)],
      [
        'the same, if each change comes as soon as the one before is seen, ms',
        withSpread(ofLarge.shown),
      ],
      ['longest task of the page while typing there, ms', withSpread(ofLarge.longest)],
      [
        'until a change of text in a second language is seen there, ms',
        withSpread(ofLarge.translated),
      ],
      ['memory there after 30 changes, MB', whole(early / 1_000_000)],
      ['memory there after 300 changes, MB', whole(late / 1_000_000)],
    ],
  );
}

async function newPage(browser: Browser) {
  const { context, downloads, close } = await downloadingContext(browser);
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  return { page, downloads, close };
}

/** The times from opening its file until one can type, and until the preview is there. *Begin* is pressed at once. */
async function untilBegun(browser: Browser) {
  const { page, downloads, close } = await newPage(browser);
  const began = performance.now();
  const studio = await enterStudio(page, downloads);
  const begin = await studio.button(messages.studio.startScreen.begin);
  await begin.evaluate((button) => button.click());
  await page.waitForSelector('[data-field=greeting] input');
  const typable = performance.now() - began;
  await studio.hasPreview();
  const shown = performance.now() - began;
  await close();
  return { typable, shown };
}

async function enter(browser: Browser) {
  const { page, downloads, close } = await newPage(browser);
  const began = performance.now();
  const studio = await openStudio(page, downloads);
  return { page, studio, began, close };
}

async function withProjects(studio: Studio): Promise<void> {
  for (let project = 6; project <= PROJECTS; project += 1) {
    await studio.press('Add: Project');
    await studio.page.keyboard.type(`Project ${project}`);
  }
  await studio.shows(`Project ${PROJECTS}`);
}

/** The time from a key press to the frame in which the preview shows it. `pause` is in milliseconds. */
async function untilShown(page: Page, studio: Studio, pause = 0): Promise<number[]> {
  const times: number[] = [];
  await studio.type('Greeting', 'Hello');
  for (let change = 0; change < 10; change += 1) {
    const text = `Hello ${change}`;
    await studio.shows(change === 0 ? 'Hello' : `Hello ${change - 1}`);
    const greeting = await studio.field('Greeting');
    await wait(pause);
    await greeting.focus();
    await greeting.evaluate((each) => each.select());
    times.push(
      await page.evaluate(async (text) => {
        const start = performance.now();
        document.execCommand('insertText', false, text);
        while (
          !document
            .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
            ?.contentDocument?.querySelector('h1')
            ?.textContent?.includes(text)
        )
          await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, text),
    );
  }
  return times;
}

async function longestTask(page: Page, studio: Studio): Promise<number> {
  await (await studio.field('Description')).focus();
  await page.evaluate(() => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.type(WORDS, { delay: 80 });
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** The memory of the page with its frames, after garbage collection, in bytes: objects of scripts, elements, and buffers. */
async function memory(browser: Browser, site: string): Promise<[number, number]> {
  const { page, studio, close } = await enter(browser);
  await studio.open([site]);
  const session = await page.createCDPSession();
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } =
      await session.send('Runtime.getHeapUsage');
    return usedSize + embedderHeapUsedSize + backingStorageSize;
  };
  const change = async (from: number, to: number) => {
    for (let count = from; count < to; count += 1) {
      await studio.type('Greeting', `Change ${count}`);
      await studio.shows(`Change ${count}`);
    }
    return used();
  };
  const early = await change(0, 30);
  const late = await change(30, 300);
  await close();
  return [early, late];
}
