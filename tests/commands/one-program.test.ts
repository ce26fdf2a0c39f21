import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { newestVersion } from '../../src/site/site-data.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { portfolio } from '../support/owners/content.ts';
import { pdf } from '../support/owners/damaged.ts';
import { portfolioOf } from '../support/owners/owners.ts';
import { builtFile } from '../support/sites/site.ts';

/** The sites of three owners: a plain one, one in Spanish with a photo and stills, and one that is written from right to left. */

const arabic = await portfolioOf('writers/ar');
const director = await portfolioOf('director');
const cv = `public/${cvFileName(arabic.firstName)}`;
const pages = [
  readFileSync(builtFile()),
  readFileSync(await buildVariation('one-program', director, {}, 'director')),
  readFileSync(await buildVariation('one-program-ar', arabic, { [cv]: pdf('Suhad') })),
].map((page) => load(page));

/** The scripts that a browser runs. */
const programs = pages.map(($) =>
  $('script:not([type])')
    .toArray()
    .map((script) => $(script).text()),
);

test('the program is the same to the byte for every owner', () => {
  const [first = [], ...others] = programs;
  const common = first.filter((script) => others.every((program) => program.includes(script)));
  expect(common).toHaveLength(5);
  // An owner in several languages has the script of these as well.
  const further = programs.map((program) => program.filter((script) => !common.includes(script)));
  expect(new Set(further.flat()).size).toBe(1);
  expect(further.flat()).not.toHaveLength(0);
});

test('the program says nothing of what stands in src/content', async () => {
  const texts = textsIn(await portfolioOf());
  expect(texts.length).toBeGreaterThan(5);
  const program = (programs[0] ?? []).join('\n');
  expect(texts.filter((text) => program.includes(text))).toEqual([]);
});

test('each page has its own content, in a block of data with a version', () => {
  const blocks = pages.map(($) => JSON.parse($('script[type="application/json"]').text()));
  expect(blocks.every(({ version }) => version <= newestVersion())).toBe(true);
  expect(blocks.map((block) => block.portfolio.greeting)).toEqual([
    portfolio.greeting,
    director.greeting,
    arabic.greeting,
  ]);
});

/** Texts of several words, because a single word may stand in any program. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S[\s@]\S|@/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
