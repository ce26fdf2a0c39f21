/** Files that are dropped outside the fields: sorted by what they are, told, and taken after an answer. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { alertOf, projectsOf } from '../support/studio/drops.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('dropped files').path;
const { allReady, drops } = messages.studio;

const file = (name: string, content: Uint8Array | string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const film = (name: string) => {
  copyFileSync(join(root, 'tests/fixtures/films/h264-aac.mp4'), join(folder, name));
  return join(folder, name);
};
const jpeg = async (name: string) => file(name, await photo(640, 360).jpeg().toBuffer());
const docx = () => file('notes.docx', zipSync({ 'word/document.xml': strToU8('<w:document/>') }));
const SRT = '1\n00:00:00,000 --> 00:00:01,000\nHallo\n';

test('a drop of all kinds on the first screen asks one question, and begins with what is taken, in one step', async () => {
  const studio = await studios.enter();
  await studio.drop([
    film('Folge 12 FINAL (2).mp4'),
    await jpeg('folge-12.jpg'),
    file('Folge 12.de.srt', SRT),
    await jpeg('IMG_1234.jpg'),
    file('Ana.pdf', pdf('Ana')),
    docx(),
  ]);
  await studio.button(drops.yes);
  const asked = await alertOf(studio);
  expect(asked).toContain('Add 2 projects from Folge 12 FINAL (2).mp4, folge-12.jpg, ');
  expect(asked).toContain(drops.cv({ name: 'Ana.pdf' }));
  expect(asked).toContain(`notes.docx ${messages.issues.cv.office.problem}`);
  await studio.press(drops.yes);
  await studio.says(allReady({ count: 5 }));
  expect(await projectsOf(studio)).toEqual(['Project 1 Folge 12', 'Project 2 IMG-1234']);
  expect(await (await studio.field('Title', 'Project 2')).evaluate(({ value }) => value)).toBe('');
  await studio.sees(
    'the film, its captions and the CV',
    (...texts: string[]) =>
      texts.every((text) => document.querySelector('main')?.textContent?.includes(text)),
    'Folge-12.mp4 · 0:02',
    'Folge-12.de.srt: one caption, language: German.',
    'CV.pdf: 1 page',
  );
  await studio.press('Undo');
  expect(await projectsOf(studio)).toEqual([]);
  expect(await studio.page.$eval('main', (all) => all.textContent)).not.toContain(
    '-CV.pdf: 1 page',
  );
});

test('nothing changes before an answer, nor after a no, what has no place is told, and a table is offered as if it were pasted', async () => {
  const studio = await studios.begin();
  const face = await jpeg('face.jpg');
  await studio.drop(face, 'h1');
  await studio.button(drops.no);
  expect(await alertOf(studio)).toContain(drops.elsewhere);
  await studio.press(drops.no);
  expect(await alertOf(studio)).toBe('');
  expect(await projectsOf(studio)).toEqual([]);
  await studio.drop(docx(), 'h1');
  await studio.says(`notes.docx ${messages.issues.cv.office.problem}`);
  expect(await alertOf(studio)).toBe('');
  const table = Buffer.from('T\xEDtulo;A\xF1o\r\nPuerto;2023\r\nLluvia;2024', 'latin1');
  await studio.drop(file('list.csv', table), 'h1');
  const { pasted } = messages.studio;
  // The owner names its columns.
  await studio.button(pasted.makeProjects({ count: 2 }));
  expect(await studio.page.$eval('main', ({ textContent }) => textContent)).toContain('Título');
});
