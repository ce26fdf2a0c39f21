/** Longer tests of a zip or a folder with several pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { messages } from '../../src/messages/messages.ts';
import { portfolio } from '../support/owners/content.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { filesInStore } from './files-in-store.ts';
import { cvs, OWN, SHARED } from './three-pages.ts';
import { textOf, threePagesInStudio } from './three-pages-in-studio.ts';

const studios = setUpStudio();
/** Each test opens a site in it, which takes the place of the one before. */
const studio = studios.shared();

const { built, zip, scratch, open, changedIn, zipOf, part, leftAt } = await threePagesInStudio(
  'three more pages',
  studio,
);
const [ownCv = '', frenchCv = ''] = cvs;

describe('three pages, two of which share a film', () => {
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
    const { drop, says, saved, press } = await studios.enter();
    await drop(whole);
    await says(' is open.');
    // In Chromium, Save alone would write into the folder.
    const { files } = await saved(() => press(messages.studio.folder.zip));
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
    expect(changedIn(files)).toEqual(['Night-Ferry.mp4', 'README.md']);
  });

  test('are not changed for another while the one that is open has an error', async () => {
    await open(zip);
    await studio().type('Email', 'nowhere');
    await studio().press('Open fr.html');
    await studio().says('fr.html was not opened.');
    expect(await leftAt('Email')).toHaveLength(1);
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

test('two zips that are opened together become one, and a third page by its side is found', async () => {
  const one = zipOf('en.zip', part('index.html', ownCv, 'README.md', SHARED, OWN));
  const two = zipOf('fr.zip', part('fr.html', frenchCv, 'README.fr.md', SHARED));
  await open(one, two);
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
  expect(await leftAt('Language')).toContainEqual(expect.stringContaining('called fr.html'));
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
  await open(zipOf('one.zip', part('index.html', ownCv, 'README.md', SHARED, OWN)));
  await studio().sees('no other page', () => document.querySelector('nav section') === null);
  const { files } = await studio().save();
  expect(Object.keys(files).filter((name) => name.endsWith('.html'))).toEqual(['index.html']);
});

test('a page that lies beside index.html of another language has its own in the names of its files, also opened again', async () => {
  const own = await studios.open();
  await own.press('Add: Language');
  await own.choose('Language', 'es', 'Language 1');
  await own.type('Address', 'index.html', 'Language 1');
  await own.type('Address', 'https://ana.tv/', 'On the web');
  const cv = cvFileName(portfolio.firstName, '.en');
  await own.sees(
    'the name below the CV',
    (cv: string) => document.querySelector('main')?.textContent?.includes(`${cv}:`),
    cv,
  );
  const names = ['en.html', cv, 'README.en.md', 'preview.en.png'];
  const { zip, files } = await own.save();
  expect(Object.keys(files)).toEqual(names);
  const file = join(scratch, 'english.zip');
  writeFileSync(file, zip);
  await own.drop(file);
  await own.says('is open.');
  const again = await own.save();
  expect(Object.keys(again.files)).toEqual(names);
  // The link image is not drawn again.
  const picture = again.files['preview.en.png'] ?? new Uint8Array();
  expect(files['preview.en.png']).toEqual(picture);
});
