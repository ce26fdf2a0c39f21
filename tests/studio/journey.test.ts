/** From an empty studio to a site that works, and back into the studio. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/routes.ts';
import { filesOfAnOwner, makeFirstSite } from '../support/first-site.ts';
import { setUpStudio } from '../support/set-up-studio.ts';

const studios = setUpStudio();
const given = await filesOfAnOwner();

test.each([
  ['on a desktop', 1440],
  ['on a phone', 390],
])('%s a site is made, saved, opened again, and saved as the same bytes', async (_, width) => {
  const studio = await studios.open({ width, height: 844 });
  await makeFirstSite(studio, given);

  const { name, zip, files } = await studio.save();
  expect(name).toBe('Ana-María-Núñez-portfolio.zip');
  expect(Object.keys(files)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
  expect(Buffer.from(files['Ana-CV.pdf'] ?? []).equals(readFileSync(given.cv))).toBe(true);

  const site = join(given.folder, `a site ${width}`);
  mkdirSync(site);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(site, file), bytes);
  const visitor = await studio.page.browserContext().newPage();
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

  const saved = join(given.folder, `saved ${width}.zip`);
  writeFileSync(saved, zip);
  const again = await studios.open({ width, height: 844 });
  await again.give('Open a site', saved);
  await again.says('is open.');
  await again.shows('Harbour at dawn');
  expect(Buffer.from((await again.save()).zip).equals(Buffer.from(zip))).toBe(true);

  // Of the same letters, so that the fonts stay.
  await again.type('Title', 'Harbour at dawn, and at dawn', 'Project 5');
  await again.shows('Harbour at dawn, and at dawn');
  const changed = new TextDecoder().decode((await again.save()).files['index.html']);
  const before = new TextDecoder().decode(files['index.html']);
  const withoutWord = (page: string) =>
    page
      .replaceAll('Harbour at dawn, and at dawn', 'Harbour at dawn')
      .replace(/'sha256-[^']*'/g, '')
      .replace(/@font-face\{font-family:"(?:Archivo|Display|Mono) .*?\}/g, '');
  expect(withoutWord(changed) === withoutWord(before)).toBe(true);
});
