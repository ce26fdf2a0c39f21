/**
 * Films and sounds are chosen in the form, played there, and saved beside the page. One file, because all tests put the same films
 * into the same fields.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectPathsOf } from '../../src/compose/project-paths.ts';
import { messages } from '../../src/messages/messages.ts';
import { clockTime } from '../../src/site/clock-time.ts';
import { nameSlug } from '../../src/slug.ts';
import { openChromium } from '../support/drivers/shared-chromium.ts';
import { until } from '../support/drivers/waits.ts';
import { portfolio } from '../support/owners/content.ts';
import { projectPage } from '../support/owners/films-owner.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { goThere } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { named } from '../support/visits/controls.ts';
import { seesItPlay } from '../support/visits/films.ts';
import { press, seesPage } from '../support/visits/visitor.ts';

const studios = setUpStudio();

const FILM = 'Film or sound';
const beside = join(root, 'tests/fixtures/cinematographer/public');
const harbour = join(beside, 'harbour-at-dawn.mp4');
const folder = scratchFolder('films of an owner').path;

/** What the film of a project is called once it is saved. */
const savedAs = (project: number) => `${nameSlug(`${portfolio.projects[project]?.title}`)}.mp4`;

const fixture = (name: string) => join(root, 'tests/fixtures/films', name);

/** A file under another name. */
function called(name: string, file: string): string {
  const copy = join(folder, name);
  copyFileSync(file, copy);
  return copy;
}

const sees = (studio: Studio, text: string) =>
  studio.sees(
    `‘${text}’`,
    (text: string) => document.querySelector('form')?.textContent?.includes(text),
    text,
  );

/** The still of the first project, as a data address. */
const stillOf = ({ page }: Studio) =>
  page.evaluate(
    () =>
      document
        .getElementById('field-projects[0].still')
        ?.parentElement?.parentElement?.querySelector<HTMLImageElement>('div img')?.src,
  );

test('a film that is dropped gives its picture, or another moment as that, plays, and plays in the page that is saved', async () => {
  const studio = await studios.open();
  const { page } = studio;
  await studio.field(FILM, 'Project 1');
  await page.$eval('[id="field-projects[0].film"]', (field) => field.scrollIntoView());
  const chosen = called('Harbour, final cut (2).mp4', harbour);
  await studio.drop(chosen, '[id="field-projects[0].film"]');
  await studio.says(
    `Harbour, final cut (2).mp4 is in its place. ${messages.studio.media.frameTaken}`,
  );
  const firstStill = await stillOf(studio);
  expect(firstStill).toMatch(/^data:image\/webp/);
  await studio.press('Undo');
  expect(await stillOf(studio)).toBeUndefined();
  await studio.press('Redo');
  await sees(studio, 'Harbour-final-cut-2.mp4 · 0:06 · 704 × 396 · 127 kB');
  await sees(studio, messages.studio.media.visitors.everywhere);

  const player = await page.waitForSelector('form video[src^="blob:"]');
  await player?.evaluate((film) => film.play());
  await until('it plays', () =>
    page.$eval('form video', ({ paused, currentTime }) => !paused && currentTime > 0.3),
  );
  await player?.evaluate((film) => film.pause());
  await studio.press(messages.studio.media.takeFrame);
  await studio.says(messages.studio.media.frameTaken);
  const otherStill = async () => {
    const still = await stillOf(studio);
    return still === firstStill ? 'the first one' : still;
  };
  await expect.poll(otherStill).toMatch(/^data:image\/webp/);

  const { files } = await studio.save();
  const name = savedAs(0);
  await sees(studio, `${name} · 0:06`);
  expect(Buffer.from(files[name] ?? []).equals(readFileSync(harbour))).toBe(true);
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(unpacked, name), bytes);
  const html = Buffer.from(files['index.html'] ?? []).toString();
  expect(html).toMatch(/<image id="poster-1" [^>]*width="704" height="396"/);
  const visitor = await openChromium();
  onTestFinished(visitor.close);
  const [first] = portfolio.projects;
  const { 0: path } = projectPathsOf([{ title: `${first?.title}`, film: name }]);
  await visitor.open(`${pathToFileURL(join(unpacked, 'index.html')).href}#${path}`);
  await seesPage(visitor, `${first?.title}`);
  await press(visitor, 'button', `${projectPage.film.play} ${clockTime(6)}`);
  await seesItPlay(visitor);
});

test('a site with a chosen film is opened and saved as the same bytes', async () => {
  const studio = await studios.open();
  await studio.give(FILM, harbour, 'Project 1');
  await studio.says('is in its place.');
  await studio.press('Begin: Showreel');
  await studio.give('File', join(beside, 'reel.mp4'), 'You');
  await studio.says('reel.mp4 is in its place.');
  await studio.type('Name', 'Watch my reel', 'Showreel');
  const { zip, files } = await studio.save();
  expect(Object.keys(files)).toEqual(expect.arrayContaining([savedAs(0), 'Watch-my-reel.mp4']));
  const saved = join(folder, 'saved.zip');
  writeFileSync(saved, zip);
  await studio.give('Open a site', saved);
  await studio.says('saved.zip is open.');
  await sees(studio, `${savedAs(0)} · 0:06`);
  expect((await studio.save()).zip.equals(zip)).toBe(true);
});

test('the same file in two fields is saved once, and two files of one name have two', async () => {
  const studio = await studios.open();
  const other = join(scratchFolder('another folder').path, 'harbour-at-dawn.mp4');
  copyFileSync(join(beside, 'rain.mp4'), other);
  for (const [project, file] of [harbour, harbour, other].entries()) {
    await studio.give(FILM, file, `Project ${project + 1}`);
    await studio.says('is in its place.');
    await studio.type('Text', `${project}`, `Project ${project + 1}`);
  }
  const { files } = await studio.save();
  const films = Object.keys(files).filter((name) => name.endsWith('.mp4'));
  expect(films).toEqual([savedAs(0), savedAs(2)]);
  expect(Buffer.from(files[savedAs(2)] ?? []).equals(readFileSync(other))).toBe(true);
});

test('a film that says where it was taken is asked about, and forgets it, also in a site that is opened', async () => {
  const { saysPlace, removePlace, placeRemoved } = messages.studio.media;
  const name = savedAs(0);
  const said = saysPlace({ name });
  const film = readFileSync(fixture('h264.mp4'));
  const content = '\0\0\0\x28udta\0\0\0\x20\xA9xyz\0\x14\x15\xC7+43.3623-008.4115/\0\0';
  const chosen = join(folder, name);
  writeFileSync(chosen, Buffer.concat([film, Buffer.from(content, 'latin1')]));
  const isSaid = async (studio: Studio) =>
    studio.page.$eval('form', (form, said) => form.textContent?.includes(said), said);
  const saved = async (studio: Studio) => {
    const { files, zip } = await studio.save();
    return { film: Buffer.from(files[name] ?? []), zip };
  };

  const studio = await studios.open();
  await studio.give(FILM, chosen, 'Project 1');
  await studio.says(said);
  await sees(studio, said);
  const { film: placed, zip } = await saved(studio);
  expect(placed.equals(readFileSync(chosen))).toBe(true);

  await studio.press(removePlace({ name }));
  await studio.says(placeRemoved({ name }));
  await expect.poll(() => isSaid(studio)).toBe(false);
  expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe(
    'field-projects[0].film',
  );
  const { film: without } = await saved(studio);
  expect(without.includes('43.3623')).toBe(false);
  expect(without.length).toBe(placed.length);
  expect(without.subarray(0, film.length).equals(film)).toBe(true);

  await studio.press('Undo');
  await sees(studio, said);
  expect((await saved(studio)).film.equals(placed)).toBe(true);
  await studio.press('Redo');
  await expect.poll(() => isSaid(studio)).toBe(false);
  expect((await saved(studio)).film.equals(without)).toBe(true);

  const opened = join(folder, 'placed.zip');
  writeFileSync(opened, zip);
  await studio.give('Open a site', opened);
  await studio.says('placed.zip is open.');
  await sees(studio, said);
  await studio.press(removePlace({ name }));
  await studio.says(placeRemoved({ name }));
  expect((await saved(studio)).film.equals(without)).toBe(true);
});

describe('what visitors get is told', () => {
  const studio = studios.shared();

  test.each([
    ['hevc.mp4', messages.studio.media.visitors.hevc],
    ['prores.mov', messages.studio.media.visitors.editing({ codec: 'ProRes' })],
    ['vp9-opus.webm', messages.studio.media.visitors.recent({ codec: 'VP9' })],
    ['av1.mp4', messages.studio.media.visitors.recent({ codec: 'AV1' })],
    ['plain.mp3', messages.studio.media.visitors.everywhere],
    ['sound.opus', messages.studio.media.visitors.ogg],
  ])('of %s', async (name, sentence) => {
    await studio().give(FILM, fixture(name), 'Project 1');
    await studio().says(`${name} is in its place.`);
    await sees(studio(), `${name} · `);
    await sees(studio(), sentence);
  });

  test.each([
    ['film.mkv', () => readFileSync(fixture('film.mkv')), 'is of the kind MKV'],
    ['half.mp4', () => readFileSync(fixture('prores.mov')).subarray(0, 600), 'is damaged'],
    ['start.mp4', () => readFileSync(fixture('h264.mp4')).subarray(0, -900), 'is damaged'],
    ['notes.mp4', () => Buffer.from('Call the harbour master.'), 'is no film and no sound'],
    ['nothing.mp4', () => Buffer.alloc(0), 'is empty'],
    ['noise.mp4', () => Buffer.concat([Buffer.from('\0\0\0\x14ftypisom'), noise]), 'is damaged'],
    ['cv.pdf', () => Buffer.from('%PDF-1.4'), 'is no film and no sound'],
  ])('%s is refused with a sentence, and what was there stays', async (name, bytes, sentence) => {
    await studio().give(FILM, fixture('h264.mp4'), 'Project 2');
    await studio().says('h264.mp4 is in its place.');
    const file = join(folder, name);
    writeFileSync(file, bytes());
    await studio().give(FILM, file, 'Project 2');
    await sees(studio(), `${name} ${sentence}`);
    await sees(studio(), 'h264.mp4 · ');
  });

  test('of a film that this browser cannot play, but not that all others can', async () => {
    const bytes = readFileSync(fixture('h264.mp4'));
    const content = bytes.indexOf('mdat') + 4;
    const file = join(folder, 'hollow.mp4');
    // From the length in front of the name.
    writeFileSync(file, bytes.fill(0xff, content, content - 8 + bytes.readUInt32BE(content - 8)));
    await studio().give(FILM, file, 'Project 1');
    await sees(studio(), 'hollow.mp4 · ');
    await studio().sees(
      'the sentence about this browser alone',
      (here: string, everywhere: string) =>
        [...document.querySelectorAll('form p')].some(
          ({ textContent, parentElement }) =>
            textContent === here && !parentElement?.textContent?.includes(everywhere),
        ),
      messages.studio.media.notPlayed,
      messages.studio.media.visitors.everywhere,
    );
  });

  test('a sound is no showreel', async () => {
    await studio().press('Begin: Showreel');
    await studio().give('File', fixture('plain.mp3'), 'You');
    await sees(studio(), 'plain.mp3 is a sound, and a showreel is a film.');
  });
});

test('a film plays in the preview, too, and nothing of that is saved', async () => {
  const studio = await studios.open();
  await studio.give(FILM, harbour, 'Project 1');
  await studio.says('is in its place.');
  const [first] = portfolio.projects;
  const { 0: path } = projectPathsOf([{ title: `${first?.title}`, film: 'harbour-at-dawn.mp4' }]);
  await studio.shows('harbour-at-dawn.mp4');
  await goThere(studio, `${path}`);
  const preview = await studio.preview();
  const key = named('button', `${projectPage.film.play} ${clockTime(6)}`);
  await (await preview.waitForSelector(key))?.click();
  await until('it plays', () =>
    preview.$eval('main video', ({ paused, currentTime }) => !paused && currentTime > 0.3),
  );
  const { files } = await studio.save();
  const html = Buffer.from(files['index.html'] ?? []).toString();
  expect(html).toContain("media-src 'self';");
});

/** Bytes that look like boxes of any length. */
const noise = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919 + 13) % 251));

test('a film that is dropped onto the picture of a project becomes its film, and a picture its picture', async () => {
  const studio = await studios.open();
  await studio.give('Picture', harbour, 'Project 1');
  await studio.says('harbour-at-dawn.mp4 is in its place.');
  await sees(studio, 'harbour-at-dawn.mp4 · 0:06');
  await studio.give(
    FILM,
    join(root, 'tests/fixtures/cinematographer/content/stills/harbour.webp'),
    'Project 1',
  );
  await studio.says('harbour.webp is in its place.');
  expect(await stillOf(studio)).toMatch(/^data:/);
  await sees(studio, 'harbour-at-dawn.mp4 · 0:06');
});

test('a film that is missing is asked for, and comes back under its name', async () => {
  const studio = await studios.open();
  const name = 'Der Film (1).mp4';
  await studio.give(FILM, harbour, 'Project 1');
  await studio.says('is in its place.');
  const { files } = await studio.save();
  const page = join(folder, 'index.html');
  // A build keeps the name that the owner gave it.
  writeFileSync(
    page,
    Buffer.from(files['index.html'] ?? [])
      .toString()
      .replaceAll(savedAs(0), name),
  );
  const cv = join(folder, 'CV.pdf');
  writeFileSync(cv, files[`${portfolio.firstName}-CV.pdf`.normalize()] ?? '');
  await (await studio.field('Open a site')).uploadFile(page, cv);
  await studio.says(`${name} is not there.`);
  await sees(studio, messages.studio.media.gone({ name }));
  await studio.give(FILM, called(name, harbour), 'Project 1');
  await studio.says(`${name} is in its place.`);
  await sees(studio, `${name} · 0:06`);
  expect(Buffer.from((await studio.save()).files[name] ?? []).length).toBe(
    readFileSync(harbour).length,
  );
});

test('a film beside a page that is opened is told if it was not copied to its end', async () => {
  const studio = await studios.open();
  const name = savedAs(0);
  await studio.give(FILM, harbour, 'Project 1');
  await studio.says('is in its place.');
  const { files } = await studio.save();
  const beside = [`${portfolio.firstName}-CV.pdf`.normalize(), 'index.html'].map((each) => {
    const file = join(folder, each);
    writeFileSync(file, files[each] ?? '');
    return file;
  });
  const half = join(folder, name);
  writeFileSync(half, readFileSync(harbour).subarray(0, -20_000));
  await (await studio.field('Open a site')).uploadFile(...beside, half);
  await studio.says('is open.');
  const { problem } = messages.studio.media.refused.unfinished;
  await sees(studio, messages.studio.named({ name, problem }));
});

test('a film is removed, and undo brings it back', async () => {
  const studio = await studios.open();
  await studio.give(FILM, harbour, 'Project 1');
  await studio.says('is in its place.');
  await studio.press(messages.studio.media.remove({ name: 'harbour-at-dawn.mp4' }));
  expect(Object.keys((await studio.save()).files)).not.toContain(savedAs(0));
  await studio.press('Undo');
  expect(Object.keys((await studio.save()).files)).toContain(savedAs(0));
});

describe('captions', () => {
  const studio = studios.shared();
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test('have no field before there is a film', async () => {
    await expect(studio().field('Captions', 'Project 3')).rejects.toThrow('no field');
  });

  test.each([
    [
      'Harbour (1).es.vtt',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nHola',
      'Harbour-1.es.vtt: one caption, language: Spanish.',
    ],
    [
      'two.srt',
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo',
      'two.srt: 2 captions, language: English.',
    ],
    [
      'renamed.vtt',
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nOne',
      'renamed.srt: one caption, language: English.',
    ],
  ])('%s are taken, and summed up', async (name, text, summary) => {
    await studio().give(FILM, harbour, 'Project 1');
    // Otherwise it may be told in place of the captions.
    await studio().says('harbour-at-dawn.mp4 is in its place.');
    await studio().give('Captions', write(name, text), 'Project 1');
    await studio().says(`${name} is in its place.`);
    await sees(studio(), summary);
    const { files } = await studio().save();
    expect(Buffer.from(files['index.html'] ?? []).toString()).toMatch(/<script [^>]*id="captions"/);
  });

  test.each([
    [
      'wrong.vtt',
      'WEBVTT\n\n00:03.000 --> 00:02.000\nBack',
      'wrong.vtt line 3: ends at 00:00:02.000',
    ],
    ['film.vtt', '\0\0\0\x18ftypmp42', 'film.vtt is not saved as UTF-8.'],
    ['list.vtt', 'WEBVTT', 'list.vtt holds no caption.'],
  ])('%s are refused with a sentence', async (name, text, sentence) => {
    await studio().give('Captions', write(name, text), 'Project 1');
    await sees(studio(), sentence);
  });

  test('go when they are removed', async () => {
    await studio().press(messages.studio.media.remove({ name: 'renamed.srt' }));
    const { files } = await studio().save();
    expect(Buffer.from(files['index.html'] ?? []).toString()).not.toContain('id="captions"');
  });
});

test.each([
  ['no tag', 'x y', 'language: English.'],
  ['more than a language', 'en-u-nu-latn', 'language: en-u-nu-latn.'],
])('captions are taken while the language of the site is %s', async (_, tag, summary) => {
  const studio = await studios.open();
  await studio.give(FILM, harbour, 'Project 1');
  await sees(studio, 'harbour-at-dawn.mp4 · 0:06');
  await studio.choose('Language', '?');
  await studio.type('Language', tag);
  // What was typed before is checked then, too.
  await studio.type('Greeting', 'Hello in another language');
  await studio.shows('Hello in another language');
  const file = join(folder, 'new.vtt');
  writeFileSync(file, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello');
  await studio.give('Captions', file, 'Project 1');
  await sees(studio, `new.vtt: one caption, ${summary}`);
});

test('a draft without room for a film says so, and asks for it afterwards', async () => {
  const before = () => {
    Object.assign(navigator.storage, { estimate: async () => ({ quota: 500_000, usage: 0 }) });
  };
  const studio = await studios.open({ before });
  await studio.give(FILM, harbour, 'Project 1');
  await studio.sees(
    'the sentence',
    (sentence: string) => document.body.textContent?.includes(sentence),
    messages.studio.draft.lacksFilms({ count: 1, files: ['harbour-at-dawn.mp4'] }),
  );
  await studio.type('Greeting', 'Hello, I light rooms.');
  await studio.shows('Hello, I light rooms.');
  await studio.page.close();
  const another = await studio.another();
  await another.press('Go on with it');
  await another.says('harbour-at-dawn.mp4 is not there.');
  await sees(another, messages.studio.media.gone({ name: 'harbour-at-dawn.mp4' }));
  expect(await (await another.field('Greeting')).evaluate(({ value }) => value)).toBe(
    'Hello, I light rooms.',
  );
});

test('captions that a draft has lost are asked for, because the saved site could not be opened', async () => {
  const studio = await studios.open();
  await studio.give(FILM, harbour, 'Project 1');
  await sees(studio, 'harbour-at-dawn.mp4 · 0:06');
  await studio.give('Captions', join(beside, 'harbour-at-dawn.vtt'), 'Project 1');
  await studio.says('harbour-at-dawn.vtt is in its place.');
  await until('the draft has lost them', () => loseCaptions(studio));
  await studio.page.close();
  const another = await studio.another();
  await another.press('Go on with it');
  await sees(another, messages.studio.captions.gone({ name: 'harbour-at-dawn.vtt' }));
  await another.press('Save');
  await another.says(messages.studio.notSaved);
  await another.press(messages.studio.media.remove({ name: 'harbour-at-dawn.vtt' }));
  const { zip } = await another.save();
  const saved = join(folder, 'without captions.zip');
  writeFileSync(saved, zip);
  await another.give('Open a site', saved);
  await another.says('without captions.zip is open.');
});

/** Removes the captions of all drafts from the store. Returns false if there are none. */
const loseCaptions = ({ page }: Studio) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open('studio-drafts'));
    const files = database.transaction('files', 'readwrite').objectStore('files');
    let lost = false;
    for (const key of await answer(files.getAllKeys())) {
      const file: object = await answer(files.get(key));
      if (!('text' in file)) continue;
      files.delete(key);
      lost = true;
    }
    // The page is closed next, which would take back what is not done.
    await new Promise((resolve) => {
      files.transaction.oncomplete = resolve;
    });
    database.close();
    return lost;
  });
