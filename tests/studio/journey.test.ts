/** From an empty studio to a site that works, and back into the studio. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/routes.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { filesOfAnOwner, makeFirstSite } from '../support/studio/first-site.ts';
import { clickOnGreeting } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const given = await filesOfAnOwner();

/** The files that are saved, for the later test. */
let first: Awaited<ReturnType<Studio['save']>>;

test('on a desktop a site is made and saved, and all its routes work', async () => {
  const studio = await studios.begin({ width: 1440, height: 900 });
  await clickOnGreeting(studio);
  await makeFirstSite(studio, given);

  first = await studio.save();
  const { name, files, zip } = first;
  await studio.sees(
    'its size is told, within 5 %',
    (size: number) => {
      const told = /The zip will have about (\d+) kB/.exec(document.body.textContent)?.[1];
      return Math.abs(Number(told) * 1000 - size) < size / 20;
    },
    zip.length,
  );
  expect(name).toBe('Ana-María-Núñez-portfolio.zip');
  expect(Object.keys(files)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
  expect(Buffer.from(files['Ana-CV.pdf'] ?? []).equals(readFileSync(given.cv))).toBe(true);

  const site = join(given.folder, 'a site');
  mkdirSync(site);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(site, file), bytes);
  const visitor = await newPage(studio.page.browserContext());
  const complaints: string[] = [];
  visitor.on('console', (message) => complaints.push(message.text()));
  visitor.on('pageerror', (error) => complaints.push(`${error}`));
  for (const { path } of allRoutes) {
    await visitor.goto('about:blank');
    await visitor.goto(`${pathToFileURL(join(site, 'index.html'))}#${path}`);
    const heading = await visitor.waitForSelector('h1');
    expect(await heading?.evaluate(({ textContent }) => textContent)).not.toBe('');
  }
  expect(complaints).toEqual([]);
});

test('opened again it is saved as the same bytes, and with a word changed all else is the same', async () => {
  const saved = join(given.folder, 'saved.zip');
  writeFileSync(saved, first.zip);
  const studio = await studios.open();
  await studio.give('Open a site', saved);
  await studio.says('saved.zip is open.');
  expect(Buffer.from((await studio.save()).zip).equals(Buffer.from(first.zip))).toBe(true);

  // It has the same letters, so the subset fonts are the same.
  await studio.type('Title', 'Harbour at dawn, and at dawn', 'Project 2');
  const changed = new TextDecoder().decode((await studio.save()).files['index.html']);
  const before = new TextDecoder().decode(first.files['index.html']);
  const withoutWord = (page: string) =>
    page
      .replaceAll('Harbour at dawn, and at dawn', 'Harbour at dawn')
      .replace(/'sha256-[^']*'/g, '')
      .replace(/@font-face\{font-family:"(?:Archivo|Display|Mono) .*?\}/g, '');
  expect(changed === before).toBe(false);
  expect(withoutWord(changed) === withoutWord(before)).toBe(true);
});
