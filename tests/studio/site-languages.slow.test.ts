/** A site in two languages, as its owner makes it and comes back to it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { portfolio } from '../support/owners/content.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { builtFile } from '../support/sites/site.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const { languages, within } = messages.studio;
const ENGLISH = 'English';
const [first, second] = portfolio.projects;

const folder = scratchFolder('two languages');
let zip: Awaited<ReturnType<Studio['save']>>;
const zipFile = join(folder.path, 'site.zip');

const add = async (studio: Studio, language: string) => {
  await studio.page.select(`select[aria-label="${languages.which}"]`, language);
  await studio.press(languages.add);
};
const written = async (studio: Studio, label: string, place?: string) =>
  (await studio.field(label, place)).evaluate(({ value }) => value);
/** The beginning of the legend of a project. */
const project = (number: number) => `Project ${number}`;

test('one zip has a page, a CV and a README in each language, and each page switches in place', async () => {
  const studio = await studios.open({ width: 1440, height: 900 });
  await add(studio, 'de');
  await studio.type('Greeting', 'Guten Abend');
  await studio.type('Title', 'Der erste Film', project(1));
  await studio.shows('Guten Abend');
  zip = await studio.save();
  writeFileSync(zipFile, zip.zip);

  expect(Object.keys(zip.files).map((name) => name.normalize())).toEqual([
    ...['index.html', 'Inés-CV.pdf', 'README.md'],
    ...['de.html', 'Inés-CV.de.pdf', 'README.de.md'],
  ]);
  expect(zip.name.normalize()).toBe('Inés-Cardoso-Vale-portfolio.zip');
  const site = join(folder.path, 'a site');
  mkdirSync(site);
  for (const [file, bytes] of Object.entries(zip.files)) writeFileSync(join(site, file), bytes);
  const visitor = await newPage(studio.page.browserContext());
  await visitor.goto(pathToFileURL(join(site, 'index.html')).href);
  await (await visitor.waitForSelector('header button'))?.evaluate(() => undefined);
  await (await visitor.waitForSelector('nav > a[hreflang=de]'))?.click();
  await visitor.waitForFunction(() => document.querySelector('h1')?.textContent === 'Guten Abend');
  expect(await visitor.$eval('body', ({ textContent }) => textContent)).toContain('Der erste Film');
  expect(visitor.url()).toBe(pathToFileURL(join(site, 'index.html')).href);
});

test('opened a week later it has both languages, and saved again it is the same bytes', async () => {
  const studio = await studios.enter();
  await studio.open([zipFile]);
  expect(Buffer.from((await studio.save()).zip).equals(Buffer.from(zip.zip))).toBe(true);
  await studio.press('Deutsch');
  expect(await written(studio, 'Greeting')).toBe('Guten Abend');
  await studio.shows('Der erste Film');
  // The language that is looked at is nothing to save.
  expect(Buffer.from((await studio.save()).zip).equals(Buffer.from(zip.zip))).toBe(true);
});

test('the page alone restores both', async () => {
  const studio = await studios.enter();
  const page = join(folder.path, 'index.html');
  writeFileSync(page, zip.files['index.html'] ?? '');
  await studio.open([page]);
  await studio.press('Deutsch');
  expect(await written(studio, 'Title', project(1))).toBe('Der erste Film');
});

test('what is moved, added and removed in the first language takes its translation along, and undo goes back to the language of a step', async () => {
  const studio = await studios.enter({ width: 1440, height: 900 });
  await studio.open([zipFile]);
  await studio.press(`${messages.studio.moveDown}: ${project(1)}`);
  await studio.press('Deutsch');
  expect(await written(studio, 'Title', project(2))).toBe('Der erste Film');
  expect(await written(studio, 'Title', project(1))).toBe('');
  await studio.type('Title', 'Der zweite Film', project(1));
  await studio.shows('Der zweite Film');

  await studio.press(ENGLISH);
  expect(await written(studio, 'Title', project(1))).toBe(second?.title);
  await studio.press('Undo');
  expect(await written(studio, 'Title', project(1)), 'in German').toBe('');
  await studio.press('Undo');
  expect(await written(studio, 'Title', project(1)), 'in English').toBe(first?.title);
  await studio.press('Deutsch');
  expect(await written(studio, 'Title', project(1))).toBe('Der erste Film');
});

test('the list of parts has those in which there is something to translate, and the words of the site', async () => {
  const studio = await studios.enter({ width: 1440, height: 900 });
  await studio.open([zipFile]);
  // Without what is still to do in them.
  const parts = () =>
    studio.page.$$eval('nav li button', (all) =>
      all.map(({ firstChild }) => firstChild?.textContent),
    );
  expect(await parts()).toContain('Contact');
  await studio.press('Deutsch');
  expect(await parts()).not.toContain('Contact');
  expect(await parts()).toContain('Words');
  // Each field is called as the site says it in that language, which the composer tells.
  await studio.sees('the words in German', () =>
    [...document.querySelectorAll('label')].some(
      ({ textContent }) => textContent === 'Wer ich bin',
    ),
  );
  await studio.type('Wer ich bin', 'Das bin ich');
  await studio.shows('Das bin ich');
});

test('the link in the preview edits the language that it leads to', async () => {
  const studio = await studios.enter({ width: 1440, height: 900 });
  await studio.open([zipFile]);
  await studio.shows(portfolio.greeting);
  await (await (await studio.preview()).waitForSelector('nav > a[hreflang=de]'))?.click();
  await studio.shows('Guten Abend');
  expect(await written(studio, 'Greeting')).toBe('Guten Abend');
});

test('what is not translated is asked and stops nothing, and an error names its language and leads to its field', async () => {
  const studio = await studios.enter({ width: 1440, height: 900 });
  await studio.open([zipFile]);
  await studio.sees(
    'the question',
    (question: string) =>
      [...document.querySelectorAll('header li')].some(({ textContent }) =>
        textContent?.includes(question),
      ),
    languages.untranslated({ count: 16 }).slice(3),
  );
  await studio.press('Deutsch');
  const tooLong = 'Wort '.repeat(60);
  await studio.type('Greeting', tooLong);
  await studio.press(ENGLISH);
  await studio.press('Save');
  await studio.says(messages.studio.notSaved);
  await studio.press(within({ whole: 'Deutsch', part: 'Greeting' }));
  expect(await written(studio, 'Greeting')).toBe(tooLong);
  expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe('field-greeting');
});

test('a language that is removed is gone, and undo brings all of it back', async () => {
  const studio = await studios.enter();
  await studio.open([zipFile]);
  await studio.press('Deutsch');
  await studio.press(languages.remove({ language: 'Deutsch' }));
  expect(Object.keys((await studio.save()).files)).not.toContain('de.html');
  await studio.press('Undo');
  expect(await written(studio, 'Greeting')).toBe('Guten Abend');
});

test('what an older zip lacks is said before it replaces the site that is open', async () => {
  const studio = await studios.enter();
  await studio.open([zipFile]);
  await studio.give(messages.studio.open, builtFile());
  const lacks = messages.studio.ask.lacks({ name: 'index.html', what: 'Deutsch' });
  await studio.sees(
    'the question',
    (lacks: string) =>
      [...document.querySelectorAll('[role=alert]')].some(({ textContent }) =>
        textContent?.includes(lacks),
      ),
    lacks,
  );
  await studio.press(messages.studio.ask.no);
  await studio.press('Deutsch');
  expect(await written(studio, 'Greeting')).toBe('Guten Abend');
});
