/** At most the last second of typing is lost, and nobody's draft is overwritten in silence. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { portfolio } from '../support/content.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { setUpStudio } from '../support/set-up-studio.ts';
import type { Studio } from '../support/studio.ts';

const studios = setUpStudio();

/** Runs in the page: its draft, as the browser keeps it. With a version, as another studio would have left it. */
async function draftIn(version?: string) {
  const open = indexedDB.open('studio');
  await new Promise((resolve) => {
    open.onsuccess = resolve;
  });
  const store = open.result.transaction('draft', 'readwrite').objectStore('draft');
  const get = store.get('draft');
  await new Promise((resolve) => {
    get.onsuccess = resolve;
  });
  if (version) store.put({ ...get.result, version }, 'draft');
  open.result.close();
  return get.result;
}

const greetingKept = async ({ page }: Studio) =>
  (await page.evaluate(draftIn))?.work.said.greeting as string | undefined;

const keeps = (studio: Studio, greeting: string | undefined) =>
  expect.poll(() => greetingKept(studio), { timeout: 30_000 }).toBe(greeting);

const told = ({ page }: Studio) => page.$eval('main', ({ textContent }) => textContent);

test('a window that dies leaves a draft, which can be gone on with, and which is gone once all is saved', async () => {
  const studio = await studios.open();
  await studio.type('Greeting', 'Hello from before');
  await keeps(studio, 'Hello from before');
  // Nothing of the page runs any more after it.
  const session = await studio.page.createCDPSession();
  const crash = new Promise((resolve) => studio.page.once('error', resolve));
  session.send('Page.crash').catch(() => {});
  await crash;
  const after = await studio.another();
  expect(await told(after)).toContain('There is a draft of');
  await after.press('Go on with it');
  await after.shows('Hello from before');
  await after.save();
  await keeps(after, undefined);
});

test('two windows do not overwrite each other’s draft in silence; that of another version is only thrown away', async () => {
  const first = await studios.open();
  await first.type('Greeting', 'Hello from the first');
  await keeps(first, 'Hello from the first');
  const second = await first.another();
  await second.press('Go on with it');
  await second.type('Greeting', 'Hello from the second');
  await keeps(second, 'Hello from the second');
  await first.page.bringToFront();
  await first.type('Greeting', 'Hello from the first again');
  await first.sees('it says so', () =>
    document.body.textContent?.includes('open in another window'),
  );
  expect(await greetingKept(first)).toBe('Hello from the second');
  await first.press('Keep the draft of this window');
  await keeps(first, 'Hello from the first again');

  await second.page.evaluate(draftIn, 'another');
  const third = await first.another();
  expect(await told(third)).toContain('Another version of the studio made it');
  expect(await told(third)).not.toContain('Go on with it');
  await third.press('Throw it away');
  await third.shows(portfolio.fullName);
  expect(await greetingKept(third)).toBeUndefined();
});

test('a browser that keeps nothing is told of', async () => {
  const studio = await studios.open({
    before: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied it.', 'SecurityError');
      };
    },
  });
  await studio.type('Greeting', 'Hello');
  await studio.sees('it says so', () =>
    document.body.textContent?.includes('This browser keeps no draft'),
  );
});

test('a site that is dropped onto unsaved work asks first, and undo brings the work back', async () => {
  const studio = await studios.open();
  const { zip, files } = await studio.save();
  const file = join(scratchFolder('saved').path, 'mine.zip');
  writeFileSync(file, zip);
  const unpacked = join(scratchFolder('unpacked').path, 'index.html');
  writeFileSync(unpacked, files['index.html'] ?? '');
  await studio.type('Greeting', 'Not saved yet');
  await studio.shows('Not saved yet');
  await studio.drop(file);
  await studio.sees('it asks', () =>
    /undo brings it back/.test(document.querySelector('header')?.textContent ?? ''),
  );
  const greeting = async () => (await studio.field('Greeting')).evaluate(({ value }) => value);
  expect(await greeting()).toBe('Not saved yet');
  await studio.press('Stay here');
  await studio.drop(dirname(unpacked), 'h1');
  await studio.press('Open it');
  await studio.says('is open.');
  await studio.press('Undo');
  expect(await greeting()).toBe('Not saved yet');
});
