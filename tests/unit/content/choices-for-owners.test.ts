/** Where owners read which languages and drawings the site comes with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { motifs } from '../../../src/schema/choices.ts';
import { shippedLanguages } from '../../../src/words/shipped-languages.ts';
import { root } from '../../support/sites/project-copy.ts';

const english = new Intl.DisplayNames(['en'], { type: 'language' });
const sample = readFileSync(join(root, 'src/content/portfolio.toml'), 'utf8');
const isSample = /Sample/.test(sample);

/** Checks that a file has a sentence with these, and with no others. */
function expectNamed(file: string, sentence: RegExp, wanted: readonly string[]): void {
  const [, list] = sentence.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  expect(
    list?.split(/,[\s#]+|\s+or\s+/).sort(),
    `${file} names others than shipped-languages.ts or choices.ts.`,
  ).toEqual(wanted.toSorted());
}

test.skipIf(!isSample)(
  'the README names every language that the site comes with, and no other',
  () => {
    const names = shippedLanguages.map((code) => english.of(code) ?? code);
    expectNamed('README.md', /`language`: ([^.]+)\./, names);
  },
);

test.skipIf(!isSample)('so does the sample', () => {
  const sentence = /The code of the language you write in: ([^.]+?), or one with/;
  expectNamed('src/content/portfolio.toml', sentence, shippedLanguages);
});

test.skipIf(!isSample)('the sample names every drawing, and no other', () => {
  const sentence = /The motif is the small drawing beside it: ([^;]+);/;
  const names = motifs.map((name) => `"${name}"`);
  expectNamed('src/content/portfolio.toml', sentence, names);
});
