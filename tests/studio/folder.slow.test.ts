/**
 * Saving into a folder. The folder is one of the origin's own file system, which a page from a server has, and which the browser's dialog
 * is replaced with, because no test can press in that.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { messages } from '../../src/messages/messages.ts';
import { runIn } from '../support/drivers/puppeteer-driver.ts';
import { portfolio } from '../support/owners/content.ts';
import { startServer, type TestServer } from '../support/sites/server.ts';
import { alertOf } from '../support/studio/drops.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { buildSiteWithFilms } from '../support/studio/site-with-films.ts';
import { type Studio, sampleSite, studioFile } from '../support/studio/studio.ts';

const says = messages.studio.folder;
const studios = setUpStudio();
const cv = cvFileName(portfolio.firstName);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pages: { 'studio.html': readFileSync(studioFile) } });
});
afterAll(() => server.close());

/** The names of the files that were written, in their order. */
type Noting = typeof globalThis & {
  written: string[];
  refuses?: boolean;
  /** Writing waits for it. */
  held?: Promise<void>;
  goOn?: () => void;
};

/** Runs in the page before its scripts. */
function replaceDialog() {
  const noting = globalThis as Noting;
  noting.written = [];
  Reflect.set(window, 'showDirectoryPicker', async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle('My site', { create: true });
  });
  const { createWritable } = FileSystemFileHandle.prototype;
  FileSystemFileHandle.prototype.createWritable = async function (...given) {
    await noting.held;
    if (noting.refuses) throw new DOMException('', 'NoModificationAllowedError');
    noting.written.push(this.name);
    return createWritable.apply(this, given);
  };
}

function enter() {
  return studios.enter({ before: replaceDialog }, `${server.url}studio.html`);
}

async function openSample() {
  const studio = await enter();
  await studio.open(sampleSite());
  return studio;
}

/** The files in the folder, with their texts. */
const filesIn = ({ page }: Studio) =>
  runIn(page, async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('My site', { create: true });
    const files: [string, string][] = [];
    for await (const each of (
      folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }
    ).values())
      files.push([each.name, await (await each.getFile()).text()]);
    return files.sort();
  }, []).then((files) => new Map(files as [string, string][]));

const pageSays = async (studio: Studio, text: string) =>
  (await filesIn(studio)).get('index.html')?.includes(text);

const put = ({ page }: Studio, name: string, text: string) =>
  runIn(
    page,
    async (name: string, text: string) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('My site', { create: true });
      const { written } = globalThis as Noting;
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
      written.splice(0);
    },
    [name, text],
  );

const remove = ({ page }: Studio, ...names: string[]) =>
  page.evaluate(async (names) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('My site');
    for (const name of names) await folder.removeEntry(name);
  }, names);

const addLanguage = async (studio: Studio, language: string) => {
  const { which, add } = messages.studio.languages;
  await studio.page.select(`select[aria-label="${which}"]`, language);
  await studio.press(add);
};

/** The names of what was written since the last call. */
const written = ({ page }: Studio) => page.evaluate(() => (globalThis as Noting).written.splice(0));

const pressKeys = async ({ page }: Studio) => {
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
};

describe('a folder', () => {
  test('gets the whole site, pages last, and from then on Save and Ctrl + S go there', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    expect(await written(studio)).toEqual([cv, 'README.md', 'index.html']);
    const first = await filesIn(studio);
    expect([...first.keys()].sort()).toEqual([cv, 'README.md', 'index.html'].sort());
    expect(first.get('index.html')?.slice(0, 15)).toBe('<!doctype html>');

    await studio.press(messages.studio.save);
    await studio.says(says.same({ folder: 'My site' }));
    expect(await written(studio)).toEqual([]);

    await studio.type('Greeting', 'Welcome to my new site');
    await pressKeys(studio);
    await studio.says(says.saved({ folder: 'My site', files: ['index.html'] }));
    expect(await written(studio)).toEqual(['index.html']);
    expect(await pageSays(studio, 'Welcome to my new site')).toBe(true);
  });

  test('still leaves a zip for mails', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    const { files } = await studio.saved(() => studio.press(says.zip));
    expect(Object.keys(files)).toContain('index.html');
  });

  test('keeps a page that is not ours, until the owner lets it be replaced', async () => {
    const studio = await openSample();
    await put(studio, 'index.html', 'A page of somebody else');
    await put(studio, 'notes.txt', 'Mine');
    await put(studio, 'notes.txt.crswap', 'Mine, too');
    await studio.press(says.save);
    await studio.press(says.leave);
    expect(await written(studio)).toEqual([]);
    expect((await filesIn(studio)).get('index.html')).toBe('A page of somebody else');

    await studio.press(says.save);
    await studio.press(says.replace);
    await studio.says('Saved in My site');
    const files = await filesIn(studio);
    expect(files.get('index.html')?.slice(0, 15)).toBe('<!doctype html>');
    expect([files.get('notes.txt'), files.get('notes.txt.crswap')]).toEqual(['Mine', 'Mine, too']);
  });

  test('asks about a file that somebody changed meanwhile, and removes what a crash has left of ours', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    await put(studio, 'index.html', 'Changed by hand');
    await put(studio, 'index.html.crswap', 'half a page');
    await pressKeys(studio);
    await studio.button(says.replace);
    expect((await filesIn(studio)).get('index.html')).toBe('Changed by hand');
    await studio.press(says.replace);
    await studio.says(says.saved({ folder: 'My site', files: ['index.html'] }));
    const files = await filesIn(studio);
    expect(files.get('index.html')?.slice(0, 15)).toBe('<!doctype html>');
    expect(files.has('index.html.crswap')).toBe(false);
  });

  test('that is gone or locked leaves the zip one press away', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    await studio.type('Greeting', 'Not to be lost');
    await studio.page.evaluate(() => {
      (globalThis as Noting).refuses = true;
    });
    await studio.press(messages.studio.save);
    await studio.button(messages.studio.tryAgain);
    await studio.page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry('My site', { recursive: true });
      (globalThis as Noting).refuses = false;
    });
    await studio.press(messages.studio.tryAgain);
    const { files } = await studio.saved(() => studio.press(says.zip));
    expect(new TextDecoder().decode(files['index.html'])).toContain('Not to be lost');
  });

  test('gets no other site: a question about it goes when that is opened, and undo leads back to the folder', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    const refuse = (refuses: boolean) =>
      studio.page.evaluate((refuses) => {
        (globalThis as Noting).refuses = refuses;
      }, refuses);
    const openAnother = async () => {
      await (await studio.field(messages.studio.open)).uploadFile(...sampleSite());
      await studio.press(messages.studio.ask.yes);
      await studio.says('is open.');
      expect(await alertOf(studio)).toBe('');
    };
    await studio.type('Greeting', 'The first site');
    await refuse(true);
    await studio.press(messages.studio.save);
    await studio.button(messages.studio.tryAgain);
    await openAnother();
    await refuse(false);
    await studio.save();
    await studio.press('Undo');
    await studio.press(messages.studio.save);
    await studio.says(says.saved({ folder: 'My site', files: ['index.html'] }));
    expect(await pageSays(studio, 'The first site')).toBe(true);

    await put(studio, 'index.html', 'Changed by hand');
    await studio.type('Greeting', 'The first site, changed');
    await studio.press(messages.studio.save);
    await studio.button(says.replace);
    await openAnother();
    expect((await filesIn(studio)).get('index.html')).toBe('Changed by hand');
  });

  test('is asked about with the names of all files that would be replaced', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    const names = [...(await filesIn(studio)).keys()];
    const languages = ['de', 'fr', 'ar'];
    for (const language of languages)
      names.push(
        `${language}.html`,
        `README.${language}.md`,
        cv.replace('.pdf', `.${language}.pdf`),
      );

    for (const name of names) await put(studio, name, 'Mine');
    const other = await studio.another();
    await other.open(sampleSite());
    for (const language of languages) await addLanguage(other, language);
    await other.press(says.save);
    await other.button(says.replace);
    const asked = await alertOf(other);
    expect(names.filter((name) => !asked.includes(name))).toEqual([]);
  });

  test('keeps what the site has no more, such as a language and a first name, and that is told', async () => {
    const { left } = says;
    const studio = await openSample();
    await addLanguage(studio, 'ar');
    await studio.press(says.save);
    await studio.says('Saved in My site');
    await studio.press(messages.studio.languages.remove({ language: 'العربية' }));
    await studio.type('First name', 'Robin');
    await pressKeys(studio);
    const gone = [cv, cv.replace('.pdf', '.ar.pdf'), 'README.ar.md', 'ar.html'];
    await studio.says(left({ files: gone.sort() }));
    expect([...(await filesIn(studio)).keys()]).toEqual(expect.arrayContaining(gone));

    // Opened from there, the names are known, too.
    const other = await studio.another();
    await remove(studio, 'ar.html', 'README.ar.md', ...gone.filter((name) => /pdf$/.test(name)));
    await other.press(says.open);
    await other.says('is open.');
    await other.type('First name', 'Kim');
    await pressKeys(other);
    await other.says(left({ files: ['Robin-CV.pdf'] }));
    await remove(studio, 'Robin-CV.pdf');
    await pressKeys(other);
    await other.says(says.same({ folder: 'My site' }));
    expect(await other.told()).toBe(says.same({ folder: 'My site' }));
  });

  test('gets what was typed during a save, if that was asked for, and once', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');
    await written(studio);
    await studio.page.evaluate(() => {
      const noting = globalThis as Noting;
      noting.held = new Promise((goOn) => {
        noting.goOn = goOn;
      });
    });
    await studio.type('Greeting', 'Before');
    await pressKeys(studio);
    await studio.says(messages.studio.saving);
    await studio.type('Greeting', 'Meanwhile');
    await pressKeys(studio);
    await pressKeys(studio);
    await studio.page.evaluate(() => (globalThis as Noting).goOn?.());
    await expect.poll(() => pageSays(studio, 'Meanwhile')).toBe(true);
    await studio.says(says.saved({ folder: 'My site', files: ['index.html'] }));
    expect(await written(studio)).toEqual(['index.html', 'index.html']);
  });

  test('that is opened is saved into, and a site that is opened after it is not', async () => {
    const studio = await openSample();
    await studio.press(says.save);
    await studio.says('Saved in My site');

    const other = await studio.another();
    await other.press(says.open);
    await other.says('is open.');
    await other.type('Greeting', 'A week later');
    await pressKeys(other);
    await other.says(says.saved({ folder: 'My site', files: ['index.html'] }));
    expect(await pageSays(other, 'A week later')).toBe(true);

    await other.open(sampleSite());
    await other.save();
    expect(await pageSays(other, 'A week later')).toBe(true);
  });

  test('gets its films first, and once; if it is dropped, it is saved into as well', async () => {
    const { page, films, files } = await buildSiteWithFilms('films in a folder');
    const studio = await enter();
    await studio.open([...files.keys()].map((name) => join(dirname(page), name)));
    await studio.press(says.save);
    await studio.says('Saved in My site');
    const names = await written(studio);
    expect(new Set(names.slice(0, films.length))).toEqual(new Set(films));
    expect(names.at(-1)).toBe('index.html');

    const other = await studio.another();
    // The browser would ask before a page writes into a folder of the system.
    await other.page.evaluate(() => {
      Reflect.set(DataTransferItem.prototype, 'getAsFileSystemHandle', () =>
        Reflect.get(window, 'showDirectoryPicker').call(window),
      );
    });
    await other.drop(dirname(page), 'h1');
    await other.says('is open.');
    await other.type('Greeting', 'With all my films');
    await pressKeys(other);
    await other.says('Saved in My site');
    expect(await written(other)).toEqual(['index.html']);
    expect(await pageSays(other, 'With all my films')).toBe(true);
  });
});
