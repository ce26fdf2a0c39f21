/** At most the last second of typing is lost, and nobody's draft is overwritten in silence. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { portfolio } from '../support/content.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { setUpStudio } from '../support/set-up-studio.ts';
import type { Studio } from '../support/studio.ts';

const studios = setUpStudio();

const kept = (studio: Studio, text: string) =>
  studio.sees(
    'the draft is kept',
    async (text: string) => {
      const open = indexedDB.open('studio');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const get = open.result.transaction('draft').objectStore('draft').get('draft');
      await new Promise((resolve) => {
        get.onsuccess = resolve;
      });
      open.result.close();
      return JSON.stringify(get.result?.work.said ?? '').includes(text);
    },
    text,
  );

test('a window that dies leaves a draft, which can be gone on with', async () => {
  const studio = await studios.open();
  await studio.type('Greeting', 'Hello from before');
  await kept(studio, 'Hello from before');
  // Nothing of the page runs any more after it.
  const session = await studio.page.createCDPSession();
  const crash = new Promise((resolve) => studio.page.once('error', resolve));
  session.send('Page.crash').catch(() => {});
  await crash;
  const after = await studio.another();
  expect(await after.page.$eval('main', ({ textContent }) => textContent)).toContain(
    'There is a draft of',
  );
  await after.press('Go on with it');
  await after.shows('Hello from before');
});

test('a draft that is thrown away is gone, as is that of what is saved', async () => {
  const studio = await studios.open();
  await studio.type('Greeting', 'Hello from before');
  await kept(studio, 'Hello from before');
  const after = await studio.another();
  await after.press('Throw it away');
  await after.shows(portfolio.fullName);
  const last = await studio.another();
  await last.sees('a form at once', () => document.querySelector('form') !== null);
  await last.type('Greeting', 'Hello again');
  await kept(last, 'Hello again');
  await last.save();
  await last.sees('no draft', async () => {
    const open = indexedDB.open('studio');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const count = open.result.transaction('draft').objectStore('draft').count();
    await new Promise((resolve) => {
      count.onsuccess = resolve;
    });
    open.result.close();
    return count.result === 0;
  });
});

test('two windows do not overwrite each other’s draft in silence', async () => {
  const first = await studios.open();
  await first.type('Greeting', 'Hello from the first');
  await kept(first, 'Hello from the first');
  const second = await first.another();
  await second.press('Go on with it');
  await second.shows('Hello from the first');
  await second.type('Greeting', 'Hello from the second');
  await second.sees('it says so', () =>
    document.body.textContent?.includes('open in another window'),
  );
  await kept(second, 'Hello from the first');
  await second.press('Keep the draft of this window');
  await kept(second, 'Hello from the second');
});

test('a browser that keeps nothing is told of', async () => {
  const studio = await studios.open();
  await studio.page.evaluateOnNewDocument(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied it.', 'SecurityError');
    };
  });
  await studio.page.reload();
  await studio.sees('a form', () => document.querySelector('form') !== null);
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
  expect(await (await studio.field('Greeting')).evaluate(({ value }) => value)).toBe(
    'Not saved yet',
  );
  await studio.press('Stay here');
  await studio.drop(dirname(unpacked), 'h1');
  await studio.press('Open it');
  await studio.says('is open.');
  await studio.press('Undo');
  expect(await (await studio.field('Greeting')).evaluate(({ value }) => value)).toBe(
    'Not saved yet',
  );
});
