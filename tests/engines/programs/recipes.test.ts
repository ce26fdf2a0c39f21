/**
 * The recipes of CONTRIBUTING.md, followed in a copy of the project: each names the files that it touches, and no others, and
 * after all of them types, format, unit tests and build are as they should be.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplesIn } from '../../../src/compose/check/sample-signs.ts';
import { shippedLanguages } from '../../../src/words/shipped-languages.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { copyProject, root, runIn } from '../../support/sites/project-copy.ts';
import { recipes } from './recipes.ts';

const isSample = samplesIn(await portfolioOf()).length > 0;
const { texts } = await portfolioOf('writers/sv');
const writer = join(root, 'tests/fixtures/writers/sv/content/portfolio.toml');
const portfolio = readFileSync(writer, 'utf8');
const all = recipes(shippedLanguages, { portfolio, texts });

const copy = copyProject({ withCache: true, withTests: true, name: 'recipes' });
afterAll(copy.remove);

beforeEach(({ skip }) => {
  skip(!isSample, 'src/content is an owner’s own, without the lines that a recipe changes');
});

beforeAll(() => {
  if (!isSample) return;
  for (const { file, before, text } of [...all.values()].flat()) {
    const path = join(copy.path, file);
    if (before === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      continue;
    }
    const pieces = readFileSync(path, 'utf8').split(before);
    expect(pieces, `${file} has once: ${before}`).toHaveLength(2);
    writeFileSync(path, pieces.join(text + before));
  }
});

/** The files that a recipe names. */
function namedIn(recipe: string): string[] {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, text = ''] = contributing.split(`\n**${recipe}**`);
  const [own = ''] = text.split('\n**');
  const spans = [...own.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...new Set(spans.filter((span) => /^(?:src|tests)\/.*\w|^README/.test(span)))].sort();
}

test.each([...all])('“%s” names the files that it touches, and no others', (recipe, steps) => {
  // The files of all languages are named by their folder.
  const isOne = recipe === 'A language';
  const files = steps.map(({ file }) => (isOne ? file : file.replace(/s\/\w\w\.ts$/, 's')));
  expect(namedIn(recipe)).toEqual([...new Set(files)].sort());
});

async function run(program: string, ...options: string[]) {
  const file = join(root, 'node_modules', program);
  // The unit tests have an owner of their own.
  const { FIXTURE_OWNER: _, ...env } = process.env;
  return promisify(execFile)(process.execPath, [file, ...options], { cwd: copy.path, env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

test('after all recipes, format and linter find nothing that they cannot mend', async () => {
  const { code, text } = await run('@biomejs/biome/bin/biome', 'check', '--write', 'src', 'tests');
  expect(code, text).toBe(0);
});

test('the types are right', async () => {
  const { code, text } = await run('typescript/bin/tsc');
  expect(code, text).toBe(0);
});

test('the unit tests of words, schema, routes and document pass', async () => {
  const files = [
    ...[
      'messages',
      'words',
      'content',
      'schema/form',
      'schema/portfolio',
      'routes',
      'site',
      'compile',
    ],
    ...['compose/check', 'compose/page', 'studio/model', 'studio/opening', 'node/owner/check'],
  ].map((name) => `tests/unit/${name}`);
  const { code, text } = await run('vitest/vitest.mjs', 'run', '--project', 'unit', ...files);
  expect(code, text).toBe(0);
});

test('the site is built, and has what is new', async () => {
  const { code, text } = await runIn(copy.path, 'build');
  expect(code, text).toBe(0);
  const $ = load(readFileSync(join(copy.path, 'dist/index.html'), 'utf8'));
  const headings = $('h2')
    .get()
    .map((heading) => $(heading).text());
  expect(headings).toEqual(expect.arrayContaining(['What they say', 'Kind words']));
  expect($('[data-part="testimonials-section"] a').attr('href')).toBe('#/Press');
});
