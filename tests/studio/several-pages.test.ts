/** A zip or a folder with several pages: the studio opens one of them, and no other file changes or goes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { buildThreePages, cvs, OWN, SHARED } from '../support/sites/three-pages.ts';
import { filesInStore } from '../support/studio/files-in-store.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
/** Each test opens a site in it, which takes the place of the one before. */
const studio = studios.shared();

const { files: built, zip } = await buildThreePages('three pages');
const scratch = scratchFolder('several pages').path;
const [ownCv = '', frenchCv = ''] = cvs;

/** Opens a site, also in place of one that is not saved. */
const open = async (file: string) => {
  await studio().give('Open a site', file);
  await studio().sees('it is open, or there is a question', () =>
    /is open\.|undo brings it back/.test(document.querySelector('header')?.textContent ?? ''),
  );
  if ((await studio().page.$('header [role=alert] button')) !== null)
    await studio().press(messages.studio.ask.yes);
  await studio().says(`${basename(file)} is open.`);
};
/** The names of the files that differ from those that were built, or that are missing or new, but for the page that is open. */
const changedIn = (files: Readonly<Record<string, Uint8Array>>, page = 'index.html') =>
  [...new Set([...built.keys(), ...Object.keys(files)])]
    .filter((name) => name !== page && !built.get(name)?.equals(files[name] ?? new Uint8Array()))
    .sort();
const zipOf = (name: string, files: Readonly<Record<string, Uint8Array>>) => {
  const path = join(scratch, name);
  writeFileSync(path, zipSync(files, { level: 0 }));
  return path;
};
const textOf = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString();
/** The sentences about one field in the list of what is left to do. */
const leftAt = ({ page }: Studio, label: string) =>
  page.$$eval(
    'header details li',
    (items, label) =>
      items.flatMap(({ textContent }) => (textContent?.startsWith(label) ? [textContent] : [])),
    label,
  );

describe('three pages, two of which share a film', () => {
  test('are told when index.html is opened, and saved byte for byte', async () => {
    await open(zip);
    expect(await studio().told()).toContain('as they are: de.html and fr.html.');
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual([]);
    expect(built.size).toBeGreaterThan(9);
  });

  test('are the same from a folder, which may hold others', async () => {
    const whole = join(scratch, 'a folder');
    const others = {
      'notes.txt': 'mine',
      CNAME: 'ana.tv',
      '.nojekyll': '',
      'old/2019.html': '<p>',
    };
    for (const [name, bytes] of [...built, ...Object.entries(others)]) {
      mkdirSync(dirname(join(whole, name)), { recursive: true });
      writeFileSync(join(whole, name), bytes);
    }
    const { drop, says, save } = await studios.enter();
    await drop(whole);
    await says(' is open.');
    const { files } = await save();
    expect(changedIn(files)).toEqual(Object.keys(others).sort());
    for (const [name, text] of Object.entries(others)) expect(textOf(files[name])).toBe(text);
  });

  test('keep the CV that another page shows after another first name', async () => {
    const french = textOf(built.get('fr.html')).replaceAll(
      encodeURIComponent(frenchCv),
      encodeURIComponent(ownCv),
    );
    await open(
      zipOf('shared-cv.zip', { ...Object.fromEntries(built), 'fr.html': Buffer.from(french) }),
    );
    await studio().type('First name', 'Maria');
    const { files } = await studio().save();
    expect(files[ownCv]).toEqual(new Uint8Array(built.get(ownCv) ?? []));
    expect(files['Maria-CV.pdf']).toEqual(files[ownCv]);
    expect(changedIn(files)).toEqual(['Maria-CV.pdf', 'README.md', 'fr.html']);
  });

  test('lose a film only when no page shows it any more', async () => {
    await open(zip);
    await studio().press(messages.studio.media.remove({ name: SHARED }));
    await studio().press(messages.studio.media.remove({ name: OWN }));
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual(['README.md', OWN]);
    expect(Object.keys(files)).not.toContain(OWN);
  });

  test('give another film another name than the one that another page shows', async () => {
    await open(zip);
    const other = join(scratch, SHARED);
    writeFileSync(other, built.get(OWN) ?? '');
    await studio().give('Film or sound', other, 'Project 1');
    await studio().says('is in its place');
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual(['README.md', 'shared-2.mp4']);
  });

  test('are changed one after the other, and saved together', async () => {
    await open(zip);
    await studio().type('Greeting', 'Changed here.');
    await studio().press('Open fr.html');
    await studio().says('fr.html is open.');
    await studio().shows('Bonsoir');
    await studio().type('Greeting', 'Ici aussi.');
    const { files, name } = await studio().save();
    expect(name).toBe('Inés-Cardoso-Vale-portfolio.zip');
    expect(changedIn(files)).toEqual(['fr.html']);
    expect(textOf(files['index.html'])).toContain('Changed here.');
    expect(textOf(files['fr.html'])).toContain('Ici aussi.');
    await studio().page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() });
    });
    await studio().press(messages.studio.letter);
    const letter = await studio().page.waitForSelector('header textarea');
    const text = await letter?.evaluate((each) => (each as HTMLTextAreaElement).value);
    expect(text).toContain('fr.html');
    expect(text).not.toContain('index.html');
  });

  test('are not changed for another while the one that is open has an error', async () => {
    await open(zip);
    await studio().type('Email', 'nowhere');
    await studio().press('Open fr.html');
    await studio().says('fr.html was not opened.');
    expect(await leftAt(studio(), 'Email')).toHaveLength(1);
  });
});

test('a draft keeps the other pages, the CV and the films beside them', async () => {
  const first = await studios.open();
  await first.give('Open a site', zip);
  await first.says(`${basename(zip)} is open.`);
  await first.type('Greeting', 'Not saved yet.');
  // Two films, two CVs, two pages, two READMEs, and what every draft has.
  await expect.poll(async () => (await filesInStore(first)).media).toBe(2 + 2 + 2 + 2);
  await first.page.close({ runBeforeUnload: false });
  const second = await first.another();
  await second.press(messages.studio.draft.goOn);
  await second.says(messages.studio.draft.isOpen);
  const { files } = await second.save();
  expect(changedIn(files)).toEqual([]);
  expect(textOf(files['index.html'])).toContain('Not saved yet.');
});

test('a link to a page that is not there is named before Save, and the zip of one language names that', async () => {
  const single = ['index.html', ownCv, SHARED, OWN, 'README.md'];
  const alone = Object.fromEntries(
    single.map((name) => [name, new Uint8Array(built.get(name) ?? [])]),
  );
  await open(zipOf('alone.zip', alone));
  await expect
    .poll(() => leftAt(studio(), 'Language'))
    .toEqual([expect.stringContaining('de.html'), expect.stringContaining('fr.html')]);
  const { name, files } = await studio().save();
  expect(name).toBe('Inés-Cardoso-Vale-portfolio-en.zip');
  expect(Object.keys(files).sort()).toEqual(single.sort());
});

test('two zips that are opened together become one, and a third page by its side is found', async () => {
  const part = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, new Uint8Array(built.get(name) ?? [])]));
  const one = zipOf('en.zip', part('index.html', ownCv, 'README.md', SHARED, OWN));
  const two = zipOf('fr.zip', part('fr.html', frenchCv, 'README.fr.md', SHARED));
  const input = await studio().field('Open a site');
  await input.uploadFile(one, two);
  await studio().says('fr.zip is open.');
  const { files } = await studio().save();
  expect(changedIn(files)).toEqual(
    [...built.keys()].filter((name) => name.includes('de.') || name === cvs[2]).sort(),
  );
});

test('a page whose name another one has is not saved over it', async () => {
  await open(zip);
  await studio().type('Address', 'index.html', 'Language 1');
  await studio().choose('Language', 'fr');
  await studio().press('Save');
  await studio().says(messages.studio.notSaved);
  expect(await leftAt(studio(), 'Language')).toContainEqual(
    expect.stringContaining('called fr.html'),
  );
});

describe('files that are dropped where they have no place', () => {
  const face = join(scratch, 'face.jpg');

  test('are named, and ask nothing about unsaved work', async () => {
    writeFileSync(face, await photo(900, 1200).jpeg().toBuffer());
    await studio().type('Greeting', 'Not saved.');
    await studio().drop(face, 'h1');
    await studio().says(messages.studio.stray({ files: ['face.jpg'] }));
    expect(await studio().page.$$('header [role=alert] button')).toHaveLength(0);
  });

  test('on the first screen lead to the form', async () => {
    writeFileSync(face, await photo(900, 1200).jpeg().toBuffer());
    const { drop, says } = await studios.enter();
    await drop(face);
    await says(messages.studio.strayAtFirst({ files: ['face.jpg'] }));
  });
});

test('a zip of another program is opened with its films, and saved with all else', async () => {
  const packed = unzipSync(readFileSync(zip));
  await open(zipOf('packed.zip', { ...packed, 'extra/Möwe.txt': Buffer.from('hi') }));
  expect(await studio().told()).toContain('extra/Möwe.txt');
  const { files } = await studio().save();
  expect(changedIn(files)).toEqual(['extra/Möwe.txt']);
});

test('no page is left behind in the studio of somebody who opens a site of one page', async () => {
  await open(zip);
  await studio().sees('the other pages', () => document.querySelector('nav section') !== null);
  const alone = zipOf('one.zip', { 'index.html': new Uint8Array(built.get('index.html') ?? []) });
  await open(alone);
  await studio().sees('no other page', () => document.querySelector('nav section') === null);
  expect(
    Object.keys(
      (
        await studio()
          .save()
          .catch(() => ({ files: {} }))
      ).files,
    ),
  ).not.toContain('fr.html');
});
