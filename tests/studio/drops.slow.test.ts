/** Many files, large ones, damaged ones and folders that are dropped outside the fields. Each is told, and each wait ends. */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { alertOf, projectsOf } from '../support/studio/drops.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { sampleSite } from '../support/studio/studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('more dropped files').path;
const { allReady, drops, named } = messages.studio;

const file = (name: string, content: Uint8Array | string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const jpeg = async (name: string) => file(name, await photo(640, 360).jpeg().toBuffer());
const fixture = (name: string, own: string) => {
  const path = file(own, '');
  copyFileSync(join(root, 'tests/fixtures/films', name), path);
  return path;
};

test('a film that is called as a project without one goes to that project, as the question says', async () => {
  const studio = await studios.begin();
  await studio.drop(await jpeg('Hafenlicht bei Nacht.jpg'), 'h1');
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 1 }));
  await studio.type('Title', 'Hafenlicht, bei Nacht', 'Project 1');
  await studio.drop(
    [fixture('h264-aac.mp4', 'hafenlicht_bei_nacht.mp4'), await jpeg('Rauch.jpg')],
    'h1',
  );
  await studio.button(drops.yes);
  const asked = await alertOf(studio);
  expect(asked).toContain(drops.projects({ count: 1, files: ['Rauch.jpg'] }));
  expect(asked).toContain(drops.toProjects({ count: 1, files: ['hafenlicht_bei_nacht.mp4'] }));
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 2 }));
  expect(await projectsOf(studio)).toEqual(['Project 1 Hafenlicht, bei Nacht', 'Project 2 Rauch']);
  expect(await studio.page.$eval('main', (all) => all.textContent)).toContain('.mp4 · 0:02');
});

test('a folder of all kinds is sorted, and of it only the projects may be taken', async () => {
  const studio = await studios.begin();
  await jpeg('all/stills/harbour_v3.jpg');
  fixture('h264-aac.mp4', 'all/films/harbour.mp4');
  fixture('plain.mp3', 'all/Folge 12.mp3');
  fixture('film.mkv', 'all/other.mkv');
  file('all/Ana.pdf', pdf('Ana'));
  file('all/.DS_Store', 'x');
  file('all/photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await studio.drop(join(folder, 'all'), 'h1');
  await studio.button(drops.onlyProjects);
  const asked = await alertOf(studio);
  expect(asked).toContain(
    'Add 2 projects from films/harbour.mp4, stills/harbour_v3.jpg, and Folge 12.mp3?',
  );
  for (const told of [drops.cv({ name: 'Ana.pdf' }), 'kind MKV', 'kind HEIC'])
    expect(asked).toContain(told);
  expect(asked).not.toContain('DS_Store');
  await studio.press(drops.onlyProjects);
  await studio.says(allReady({ count: 3 }));
  expect(await projectsOf(studio)).toEqual(['Project 1 harbour', 'Project 2 Folge 12']);
  expect(await studio.page.$eval('main', (all) => all.textContent)).not.toContain('CV.pdf:');
});

test('another CV is told to replace the one that is there, and undo brings that back', async () => {
  const studio = await studios.open();
  const size = () =>
    studio.page.$eval(
      'main',
      (all) => / CV\.pdf: .*? kB|CV\.pdf: [^.]*/.exec(all.textContent)?.[0],
    );
  const before = await size();
  await studio.drop(file('Ana.pdf', pdf('Ana'.repeat(900))), 'h1');
  await studio.button(drops.yes);
  expect(await alertOf(studio)).toContain(drops.replacesCv({ name: 'Ana.pdf' }));
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 1 }));
  await expect.poll(size).not.toBe(before);
  await studio.press('Undo');
  await expect.poll(size).toBe(before);
  await studio.drop(file('cut.pdf', pdf('Ana').subarray(0, 300)), 'h1');
  await studio.press(drops.yes);
  await studio.says(`cut.pdf ${messages.issues.cv.cut.problem}`);
  expect(await size()).toBe(before);
  await studio.drop([file('a.pdf', pdf('A')), file('b.pdf', pdf('B'))], 'h1');
  await studio.says(`a.pdf and b.pdf: each ${drops.pdfs.problem}`);
});

test('sixty files become projects by a press of a key, in one step, while somebody writes on', async () => {
  const studio = await studios.begin();
  const names = Array.from({ length: 60 }, (_, index) => `Take ${index + 1} of it.jpg`);
  const [first = ''] = await Promise.all(names.map(jpeg));
  const broken = file('broken.jpg', Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF', 'latin1'));
  await studio.drop([...names.slice(1).map((name) => join(folder, name)), first, broken], 'h1');
  await (await studio.button(drops.yes)).focus();
  await studio.page.keyboard.press('Enter');
  await studio.type('Greeting', 'Meanwhile');
  await studio.says(allReady({ count: 60 }));
  await studio.says('broken.jpg cannot be read');
  const projects = await projectsOf(studio);
  expect(projects).toHaveLength(60);
  expect(projects[9]).toBe('Project 10 Take 10 of it');
  expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe('field-greeting');
  await studio.press('Undo');
  expect(await projectsOf(studio)).toEqual([]);
  expect(await (await studio.field('Greeting')).evaluate(({ value }) => value)).toBe('Meanwhile');
});

test('a film of 4 GB is sorted and taken without being read, and one of nothing is told', async () => {
  const studio = await studios.begin();
  const film = fixture('h264-aac.mp4', 'The harbour.mp4');
  const size = 4_100_000_000;
  // A box that players pass over, and that takes no room on the disk.
  const at = statSync(film).size;
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1, 0);
  box.write('free', 4, 'latin1');
  box.writeBigUInt64BE(BigInt(size - at), 8);
  appendFileSync(film, box);
  truncateSync(film, size);
  await studio.drop([film, file('empty.mp4', '')], 'h1');
  await studio.button(drops.yes);
  expect(await alertOf(studio)).toContain('empty.mp4 is empty or cannot be read.');
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 1 }));
  expect(await projectsOf(studio)).toEqual(['Project 1 The harbour']);
  rmSync(film);
});

test('a file that goes while the question stands is told', async () => {
  const studio = await studios.begin();
  const gone = fixture('plain.mp3', 'gone.mp3');
  await studio.drop([gone, await jpeg('here.jpg')], 'h1');
  await studio.button(drops.yes);
  rmSync(gone);
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 1 }));
  await studio.says(`gone.mp3 ${messages.studio.cannotOpen.gone}`);
  expect(await projectsOf(studio)).toEqual(['Project 1 here']);
});

test('in a further language the projects come to the first one, and undo leads back', async () => {
  const studio = await studios.open();
  const before = (await projectsOf(studio)).length;
  await studio.press(messages.studio.languages.add);
  await studio.drop(await jpeg('boat.jpg'), 'h1');
  await studio.button(drops.yes);
  expect(await alertOf(studio)).toContain(drops.first);
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 1 }));
  const projects = await projectsOf(studio);
  expect(projects.slice(before)).toEqual([`Project ${before + 1} boat`]);
  expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe(
    `field-projects[${before}].title`,
  );
  await studio.press('Undo');
  expect(await projectsOf(studio), 'the form of the other language').toEqual([]);
});

test('pictures, films and sounds that are chosen at once are called as their files, and go to the projects that are called so', async () => {
  const studio = await studios.begin();
  const adder = await studio.field(messages.studio.pictures.asProjects);
  const office = file('notes.docx', zipSync({ 'word/document.xml': strToU8('<w:document/>') }));
  await adder.uploadFile(
    fixture('plain.mp3', 'Episode_12_final.mp3'),
    await jpeg('night-train.jpg'),
    fixture('h264-aac.mp4', 'night-train.mp4'),
    office,
  );
  await studio.sees(
    'the sentence',
    (sentence: string) => document.querySelector('main')?.textContent?.includes(sentence),
    named({ name: 'notes.docx', problem: messages.issues.cv.office.problem }),
  );
  expect(await projectsOf(studio)).toEqual(['Project 1 Episode 12', 'Project 2 night train']);
  await adder.uploadFile(await jpeg('Episode_12.jpg'), await jpeg('harbour.jpg'));
  const all = ['Project 1 Episode 12', 'Project 2 night train', 'Project 3 harbour'];
  await expect.poll(() => projectsOf(studio)).toEqual(all);
});

test('an offer, and files that are being prepared, belong to the site that is open then', async () => {
  const studio = await studios.open();
  const before = await projectsOf(studio);
  await studio.drop(await jpeg('mine.jpg'), 'h1');
  await studio.button(drops.yes);
  await studio.open(sampleSite());
  expect(await alertOf(studio)).toBe('');
  expect(await projectsOf(studio)).toEqual(before);

  await studio.drop(await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map(jpeg)), 'h1');
  // The photos are decoded only after the other site is open.
  await studio.page.evaluate(() => {
    const { createImageBitmap: decode } = globalThis;
    const held = new Promise<void>((goOn) => Reflect.set(globalThis, 'goOn', goOn));
    Reflect.set(globalThis, 'createImageBitmap', async (...given: [ImageBitmapSource]) => {
      await held;
      return decode(...given);
    });
  });
  await studio.press(drops.yes);
  await studio.open(sampleSite());
  await studio.page.evaluate(() => Reflect.get(globalThis, 'goOn')());
  await expect.poll(studio.told).toBe('');
  expect(await projectsOf(studio)).toEqual(before);
});
