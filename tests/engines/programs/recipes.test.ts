/**
 * The recipes of CONTRIBUTING.md, followed in a copy of the project: each names the files that it touches, and no others, checks and unit
 * tests pass, and what is new stands on the built page and in the studio, where a click finds it. One
 * file, because all are built once.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { samplesIn } from '../../../src/compose/check/sample-signs.ts';
import { messages } from '../../../src/messages/messages.ts';
import { words } from '../../../src/words/languages/en.ts';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildOwner, portfolioOf, writePortfolio } from '../../support/owners/owners.ts';
import { copyProject, root, runIn } from '../../support/sites/project-copy.ts';
import { siteOf } from '../../support/sites/site.ts';
import { clickOn, goThere, isAt } from '../../support/studio/pointing.ts';
import { setUpStudio } from '../../support/studio/set-up-studio.ts';
import { recipes } from './recipes.ts';

const isSample = samplesIn(await portfolioOf()).length > 0;
const owner = await portfolioOf('owner');
const all = recipes((file) => readFileSync(join(root, file), 'utf8'));

const copy = copyProject({ withCache: true, withTests: true, name: 'recipes' });
afterAll(copy.remove);
const studios = setUpStudio();

beforeEach(({ skip }) => {
  skip(!isSample, 'src/content is an owner’s own, without the lines that a recipe changes');
});

beforeAll(() => {
  if (!isSample) return;
  for (const [file, before, text] of [...all.values()].flat()) {
    const path = join(copy.path, file);
    mkdirSync(dirname(path), { recursive: true });
    const pieces = before ? readFileSync(path, 'utf8').split(before) : ['', ''];
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

test.each([...all])('“%s” names the files that it touches, and no others', (recipe, edits) => {
  // The files of all languages are named by their folder.
  const isOne = recipe === 'A language';
  const files = edits.map(([file]) => (isOne ? file : file.replace(/s\/\w\w\.ts$/, 's')));
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

test.each([
  [
    'format and linter',
    'find nothing that they cannot mend',
    '@biomejs/biome/bin/biome',
    'check',
    '--write',
    'src',
    'tests',
  ],
  ['the types', 'are right', 'typescript/bin/tsc'],
  [
    'the unit tests',
    'pass',
    'vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--exclude',
    'tests/unit/{bench,node/{files,link-image,pictures}}/**',
  ],
])('after all recipes, %s %s', async (_, __, program, ...options) => {
  const { code, text } = await run(program, ...options);
  expect(code, text).toBe(0);
});

/** Builds in the copy. */
async function build(command: 'build' | 'studio', out: string, ...options: string[]) {
  const { code, text } = await runIn(copy.path, command, '--out', out, ...options);
  expect(code, text).toBe(0);
}

beforeAll(async () => {
  if (!isSample) return;
  const fixture = 'tests/fixtures/owner';
  cpSync(join(copy.path, fixture), join(copy.path, 'given'), { recursive: true });
  await build('build', 'before', '--owner', fixture);
  const [first, ...others] = owner.projects;
  const projects = [{ ...first, prize: 'Silver Mic', festival: 'Berlinale' }, ...others];
  writePortfolio(join(copy.path, 'given/content'), { ...owner, projects });
  await build('build', 'after', '--owner', 'given');
  await build('studio', 'studio');
});

const at = (folder: string, route: string) =>
  `${pathToFileURL(join(copy.path, folder, 'index.html'))}#${route}`;

describe('on the built page', () => {
  /** What a visitor sees on a route: the texts of the elements that a selector finds. */
  async function seen(route: string, selector: string, javascript = true) {
    const visitor = await openChromium({ javascript });
    onTestFinished(visitor.close);
    await visitor.open(at('after', route));
    return visitor.run(
      (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((each) => each.checkVisibility())
          .map((each) => each.innerText)
          .filter(Boolean),
      [selector],
    );
  }

  test('an owner who does not use the fields has the same document', async () => {
    const today = await buildOwner('tests/fixtures/owner', siteOf('recipes'));
    const pages = [today, readFileSync(join(copy.path, 'before/index.html'))].map((page) => {
      const $ = load(page);
      $('style, script, [data-part="testimonials-section"], [data-part="/Press"]').remove();
      return $('#root').html()?.split(/(?=<)/);
    });
    expect(pages[1]).toEqual(pages[0]);
  });

  test('the field of a card stands on the card', async () => {
    const [card] = await seen('/Project', '.swiper-slide');
    expect(card).toMatch(/Night Ferry[\s\S]*Berlinale/);
  });

  test('the field of a page gives its project a page, and stands there, in the words of the site', async () => {
    const [page] = await seen('/Project/night-ferry', 'main article');
    expect(page).toMatch(/Night Ferry[\s\S]*Prize: \u2068Silver Mic\u2069/);
  });

  test('the section stands on home in its order', async () => {
    const headings = [words.about, words.projects, { heading: 'Kind words' }, words.contact];
    expect(await seen('/', 'main h2')).toEqual(headings.map(({ heading }) => heading));
  });

  test.each([true, false])('the route opens by itself, with scripts: %s', async (hasScripts) => {
    expect(await seen('/Press', 'main :is(h1, h2)', hasScripts)).toEqual(['They say']);
    expect(await seen('/Press', '[data-part] > p', hasScripts)).toEqual(['A wonder.']);
  });
});

describe('in the studio', () => {
  async function openSite() {
    const studio = await studios.enter({}, join(copy.path, 'studio/studio.html'));
    await studio.open(['index.html', 'Inés-CV.pdf'].map((name) => join(copy.path, 'after', name)));
    await studio.shows(owner.greeting);
    return studio;
  }
  /** The form takes the focus after the preview has told it of the click. */
  const hasFocus = (control: ElementHandle) =>
    until('the field has the focus', () =>
      control.evaluate((each) => document.activeElement === each),
    );

  test.each([
    ['a card', '/Project', 'Festival', 'What it won', '.swiper-slide-active strong'],
    ['a page', '/Project/night-ferry', 'Prize', 'What it won', 'article > p > em'],
  ])(
    'a field of %s has label and help, and a click finds it',
    async (_, route, label, help, place) => {
      const studio = await openSite();
      const control = await studio.field(label, 'Project 1');
      const about = await control.evaluate((each) => each.closest('[data-field]')?.textContent);
      expect(about).toContain(help);
      await goThere(studio, route);
      await clickOn(studio, place);
      await hasFocus(control);
    },
  );

  test('a word can be replaced, and a click finds it', async () => {
    const studio = await openSite();
    await clickOn(studio, '#testimonials-heading');
    const control = await studio.field('Kind words');
    await hasFocus(control);
    await studio.page.keyboard.type('Warm words');
    await studio.shows('Warm words');
    await (await studio.field('They say')).focus();
    await isAt(studio, '/Press');
  });

  test('the language is offered, and the page and the studio speak it', async () => {
    const studio = await openSite();
    await studio.choose('Language', 'sv');
    await studio.shows('Å Kind words');
    await studio.page.select(`select[aria-label="${messages.studio.language}"]`, 'sv');
    await studio.button('Å Save');
  });
});
