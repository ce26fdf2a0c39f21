/**
 * The recipes of CONTRIBUTING.md, followed in a copy of the project: each names the files that it touches, and no others, and
 * after all of them types, format, unit tests and build are as they should be.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, expect, test } from 'vitest';
import { portfolioOf } from '../support/owners/owners.ts';
import { copyProject, root, runIn } from '../support/sites/project-copy.ts';

const copy = copyProject({ withCache: true, withTests: true, name: 'recipes' });
afterAll(copy.remove);

/** What is written so far, by the recipe. */
const touched = new Map<string, Set<string>>();

function write(recipe: string, file: string, text: string): void {
  const path = join(copy.path, file);
  touched.set(recipe, (touched.get(recipe) ?? new Set()).add(file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a text before another one, which stands in the file once. */
function insert(recipe: string, file: string, before: string, text: string): void {
  const old = readFileSync(join(copy.path, file), 'utf8');
  const pieces = old.split(before);
  if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} times: ${before}`);
  write(recipe, file, pieces.join(text + before));
}

const WORD = 'A word of the site';

/** Writes words into each language: in others than English with its code, because no word may be left in English. */
function sayInEachLanguage(before: RegExp, names: string, words: string): void {
  const folder = 'src/words/languages';
  const lineIn = (file: string) =>
    before.exec(readFileSync(join(copy.path, file), 'utf8'))?.[0] ?? before.source;
  insert(WORD, 'src/words/types.ts', lineIn('src/words/types.ts'), names);
  for (const name of readdirSync(join(copy.path, folder))) {
    const file = `${folder}/${name}`;
    const inLanguage = name === 'en.ts' ? '' : ` ${name.slice(0, 2)}`;
    insert(WORD, file, lineIn(file), words.replaceAll('%', inLanguage));
  }
}

const FOOTER = /\n {2}footer: \{/;

function addLanguage(polish: Readonly<Record<string, string>>): void {
  const recipe = 'A language';
  const file = 'tests/fixtures/writers/pl/content/portfolio.toml';
  const [owner = ''] = readFileSync(join(copy.path, file), 'utf8').split('[texts]');
  write(recipe, file, owner);
  write(recipe, 'src/words/languages/pl.ts', languageFile(polish));
  insert(
    recipe,
    'src/words/languages.ts',
    'import * as pt from',
    "import * as pl from './languages/pl.ts';\n",
  );
  insert(recipe, 'src/words/languages.ts', 'pt };', 'pl, ');
  insert(recipe, 'README.md', ' or\n   Japanese', ', Polish');
  insert(recipe, 'src/content/portfolio.toml', ' or ja, or one', ', pl');
}

const ONE_OR_MORE =
  '(jobs) => (jobs === 1 ? "Raz." : ["Liczba: ", jobs, ", w kolejności emisji."].join(""))';

/** A language file with words that an owner wrote for the page. */
function languageFile(texts: Readonly<Record<string, string>>): string {
  const words: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const group = path.reduce<Record<string, unknown>>((group, key) => {
      group[key] ??= {};
      return group[key] as Record<string, unknown>;
    }, words);
    group[last] = text;
  }
  const source = JSON.stringify(words, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"[^"]*\{count\}[^"]*"/, ONE_OR_MORE)
    .replace(/"[^"]*\{pages\}[^"]*"/, '(size, pages) => ["PDF", size, pages].join()');
  return `import type { CountingWords, KitWords } from '../types.ts';

export const words: CountingWords = ${source};

export const kit: KitWords = {
  subject: 'Portfolio i życiorys: {fullName}',
  subjectLabel: 'Temat:',
  attachmentLabel: 'Załącznik:',
  preview: '\`preview.png\` to obrazek przy linku do tej strony. Leży obok \`index.html\`.',
  film: 'Showreel to film \`{film}\`. Leży obok \`index.html\`.',
  letter: 'Dzień dobry [imię],\\n\\npiszę w sprawie [stanowisko].\\n\\nZ poważaniem\\n{fullName}\\n',
};
`;
}

function addRoute(): void {
  const recipe = 'A route';
  sayInEachLanguage(
    FOOTER,
    '\n  press: { title: string; heading: string };\n',
    "\n  press: { title: 'Press%', heading: 'What they say%' },\n",
  );
  insert(
    recipe,
    'src/routes.ts',
    '} as const satisfies Record<string, Route>;',
    `  press: {
    path: '/Press',
    title: ({ press }) => press.title,
    sections: [],
  },
`,
  );
  write(
    recipe,
    'src/site/pages/press.tsx',
    `import { routes } from '../../routes.ts';
import { Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';

export function PressPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { words } = useSite();
  return (
    <Part path={routes.press.path}>
      <Heading tabIndex={-1}>
        <Phrases text={words.press.heading} />
      </Heading>
    </Part>
  );
}
`,
  );
  insert(
    recipe,
    'src/site/app.tsx',
    'import { WorkDetailsPage }',
    "import { PressPage } from './pages/press.tsx';\n",
  );
  insert(recipe, 'src/site/app.tsx', '};\n\ntype AppProps', '  [routes.press.path]: PressPage,\n');
  insert(
    recipe,
    'tests/support/owners/expected-texts.ts',
    '  };\n}\n\n/** The texts of all fields',
    '    press: [words.press.heading],\n',
  );
}

function addSection(): void {
  const recipe = 'A section of the home page';
  sayInEachLanguage(
    FOOTER,
    '\n  testimonials: { heading: string; text: string };\n',
    "\n  testimonials: { heading: 'Kind words%', text: 'Always on time%.' },\n",
  );
  insert(
    recipe,
    'src/routes.ts',
    "  contact: 'contact-section',",
    "  testimonials: 'testimonials-section',\n",
  );
  const folder = 'src/site/sections/testimonials';
  write(
    recipe,
    `${folder}/testimonials.module.css`,
    `@media screen {
  .testimonials {
    background: var(--raised);
  }
}
`,
  );
  write(
    recipe,
    `${folder}/testimonials.tsx`,
    `import { routes, sectionIds } from '../../../routes.ts';
import { Link } from '../../components/link.tsx';
import { Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import styles from './testimonials.module.css';

export function TestimonialsSection({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { testimonials, press } = useSite().words;
  return (
    <Part
      id={sectionIds.testimonials}
      className={styles.testimonials}
      aria-labelledby="testimonials-heading"
    >
      <Heading id="testimonials-heading" tabIndex={-1}>
        <Phrases text={testimonials.heading} />
      </Heading>
      <p>{testimonials.text}</p>
      <Link to={routes.press.path}>{press.title}</Link>
    </Part>
  );
}
`,
  );
  insert(
    recipe,
    'src/site/pages/home.tsx',
    'import { useSite }',
    "import { TestimonialsSection } from '../sections/testimonials/testimonials.tsx';\n",
  );
  insert(
    recipe,
    'src/site/pages/home.tsx',
    '        <ContactSection',
    '        <TestimonialsSection headingLevel="h2" />\n',
  );
  const texts = 'tests/support/owners/expected-texts.ts';
  insert(
    recipe,
    texts,
    '      ...contactSays,\n    ],\n    about',
    '      words.testimonials.heading,\n      words.testimonials.text,\n',
  );
  insert(
    recipe,
    texts,
    '  contact: said.contact[0],',
    '  testimonials: words.testimonials.heading,\n',
  );
}

function addField(): void {
  const recipe = 'A field of the content';
  sayInEachLanguage(/\n {4}previous: /, '\n    award: string;', "\n    award: 'Award%: {award}',");
  insert(
    recipe,
    'src/schema/portfolio/projects.ts',
    '    text: optional(',
    "    award: optional(\n      oneLine({ label: 'Award', help: 'What it won', most: 60, example: 'Silver Mic 2023' }),\n    ),\n",
  );
  const card = 'src/site/sections/projects/project-card.tsx';
  insert(
    recipe,
    card,
    '        {text !== undefined',
    '        {award !== undefined && <p>{fill(words.projects.award, { award })}</p>}\n',
  );
  insert(recipe, card, ' } = project;', ', award');
  insert(recipe, card, ' } = useSite();\n  const { title', ', words');
  insert(
    recipe,
    card,
    'import { ExternalLink }',
    "import { fill } from '../../../words/fill.ts';\n",
  );
  insert(recipe, 'src/content/portfolio.toml', '# text = ', '# award = "Silver Mic 2023"\n');
  insert(recipe, 'src/site/site-data.ts', ';\n/** The texts of the README', ' + 1');
  const list = 'tests/unit/site/site-data.test.ts';
  insert(recipe, list, "'projects.text',", "'projects.award', ");
  insert(recipe, list, ",\n      ...['language'", ' + 1');
}

addLanguage((await portfolioOf('writers/pl')).texts);
addRoute();
addSection();
addField();

/** The files that a recipe names, each as the name of the file or of its folder. */
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
function namedIn(recipe: string): string[] {
  const [, text = ''] = contributing.split(`\n**${recipe}**`);
  const [own = ''] = text.split('\n**');
  const spans = [...own.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...new Set(spans.filter((span) => /^(?:src|tests)\/.*\w|^README/.test(span)))].sort();
}

test.each([...touched])('“%s” names the files that it touches, and no others', (recipe, files) => {
  const inFolders = [...files].map((file) =>
    recipe === WORD ? file.replace(/languages\/.+/, 'languages') : file,
  );
  expect(namedIn(recipe)).toEqual([...new Set(inFolders)].sort());
});

async function run(program: string, ...options: string[]) {
  const file = join(root, 'node_modules', program);
  return promisify(execFile)(process.execPath, [file, ...options], { cwd: copy.path }).then(
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

const concerned = [
  ...['words', 'content', 'schema/form', 'schema/portfolio', 'routes', 'site', 'compile'],
  ...['compose/check', 'compose/page', 'studio/model', 'studio/opening', 'node/owner/check'],
];

test('the unit tests that it concerns pass', async () => {
  const files = concerned.map((name) => `tests/unit/${name}`);
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
