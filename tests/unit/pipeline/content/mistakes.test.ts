/** Each kind of mistake in each file of the content, through the one function that all commands call. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContent } from '../../../../src/pipeline/content/check.ts';
import { contentNames } from '../../../../src/pipeline/content/schemas.ts';
import { foldersOf } from '../../../../src/pipeline/folders.ts';
import { OwnerError } from '../../../../src/pipeline/owner-error.ts';
import { flat, folderWith, pdf } from '../../../support/damaged.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';

const portrait = await flat(600, 750).jpeg().toBuffer();
const cache = scratchFolder('mistakes-cache');
afterAll(cache.remove);

/** As owners write them: several lines, every entry on one of its own. */
const sources = {
  profile: `export const profile = {
  language: 'en',
  firstName: 'Ana',
  fullName: 'Ana María Núñez',
  greeting: 'Hello, I am Ana.',
  portraitAlt: 'Ana Núñez in a control room',
  description: 'Ana Núñez directs live television.',
  email: 'ana@nunez.tv',
  links: [
    { name: 'Vimeo', address: 'https://vimeo.com/ana' },
    { name: 'IMDb', address: 'https://www.imdb.com/name/nm1/' },
  ],
};
`,
  projects: `export const projects = [
  { title: 'Regatta', year: '2024' },
  { title: 'Harbour', path: 'https://vimeo.com/1' },
];
`,
  work: `export const work = {
  summary: 'I direct.',
  jobs: [
    { title: 'Director', field: 'Television', period: 'current', points: ['One.', 'Two.'] },
    { title: 'Teacher', field: 'Education', period: '5 months', points: ['One.', 'Two.'] },
  ],
};
`,
  life: `export const life = [
  { motif: 'art', text: 'I draw.' },
  { motif: 'reading', text: 'I read.' },
];
`,
  texts: `export const texts = {
  hero: { subtitle: 'Live television', button: 'Who I am' },
  bar: { home: 'Start', about: 'Me' },
};
`,
} as const satisfies Record<(typeof contentNames)[number], string>;

/** A fault of each that is told where the file can be read. */
const faulty: Record<keyof typeof sources, [source: string, told: string]> = {
  profile: [
    sources.profile.replace('ana@nunez.tv', 'nobody'),
    'src/content/profile.ts: email is not an e-mail address',
  ],
  projects: [
    sources.projects.replace('Harbour', ''),
    'src/content/projects.ts: projects[1].title (project 2) is empty.',
  ],
  work: [sources.work.replace('I direct.', ''), 'src/content/work.ts: summary is empty.'],
  life: [
    sources.life.replace('art', 'arts'),
    'src/content/life.ts: life[0].motif (paragraph 1) has no drawing',
  ],
  texts: [
    sources.texts.replace('home', 'hone'),
    'src/content/texts.ts: bar.hone is not a field that the site knows.',
  ],
};

type Mistake = (source: string, name: string) => string | Uint8Array | undefined;

const lost = (sign: string | RegExp) => (source: string) => source.replace(sign, '');
const twice = (sign: string) => (source: string) => source.replace(sign, sign + sign);

const mistakes: readonly [name: string, make: Mistake][] = [
  ['a comma lost at the end of a line', lost(/(?<=['}\]]),(?=\n {2}\S)/)],
  ['a comma lost within a line', (source) => source.replace(/',?\n? +(\w+: ')/, "' $1")],
  ['a comma too many', (source) => source.replace(/',(\s+\w+: ')/, "',,$1")],
  ['a bracket or brace lost at the beginning', lost(/[[{]/)],
  ['a bracket or brace lost at the end', lost(/[\]}];\n$/)],
  ['a brace lost within', lost(/\{(?= ?\w+: '|\n)/)],
  ['a bracket or brace too many', (source) => source.replace(/([\]}]);\n$/, '$1$1;\n')],
  ['a quotation mark lost at the beginning of a text', lost("'")],
  ['a quotation mark lost at the end of a text', lost(/(?<='[^'\n]+)'/)],
  ['a quotation mark too many', twice("'")],
  ['an apostrophe in a text', (source) => source.replace(/'(\w)/, "'I'$1")],
  ['curly quotation marks', (source) => source.replace(/'([^'\n]*)'/, '“$1”')],
  ['curly single quotation marks', (source) => source.replace(/'([^'\n]*)'/, '‘$1’')],
  ['no quotation marks around a word', (source) => source.replace(/'([\p{L}]+)'/u, '$1')],
  ['no quotation marks around words', (source) => source.replace(/'[^'\n]*'/, 'Two words')],
  ['a colon lost', lost(/(?<=\w):(?= ['{[])/)],
  [
    'a misspelt name of the export',
    (source, name) => source.replace(`const ${name}`, 'const mine'),
  ],
  ['a misspelt `export`', (source) => source.replace('export', 'exprot')],
  ['no export', lost('export ')],
  ['an import of what is not there', (source) => `import './elsewhere.ts';\n${source}`],
  ['UTF-16', (source) => Buffer.from(`\uFEFF${source}`, 'utf16le')],
  ['an old code page', (source) => Buffer.from(source.replace("'", "'ñ"), 'latin1')],
  ['nothing in it', () => ''],
  ['spaces alone in it', () => ' \n\n'],
  ['text that is no program', () => 'Dear site,\nmy name is Ana. “Hello”!\n'],
  ['the bytes of a picture in it', () => portrait],
  ['half of it lost', (source) => source.slice(0, source.length / 2)],
  ['a text thrown', (source) => `${source}throw 'a tantrum';\n`],
  ['null in its place', (_, name) => `export const ${name} = null;\n`],
  [
    'a list or group of the other kind',
    (source, name) =>
      `export const ${name} = ${source.includes('= {') ? "['Ana']" : "{ title: 'Ana' }"};\n`,
  ],
  ['no file there', () => undefined],
];

type Sources = Readonly<Partial<Record<keyof typeof sources, string | Uint8Array>>>;

/** What is said of a project with these files, and of one in which each that is left out is missing. */
function refusalOf(files: Sources): Promise<string> {
  const written = Object.entries(files).map(([name, text]) => [`src/content/${name}.ts`, text]);
  return refusalIn(
    folderWith({
      ...Object.fromEntries(written),
      'src/content/portrait.jpg': portrait,
      'public/Ana-CV.pdf': pdf('Ana'),
    }),
  );
}

/** The other files, each with its fault. */
function faultyBut(name: keyof typeof sources): Sources {
  const others = contentNames.filter((other) => other !== name);
  return Object.fromEntries(others.map((other) => [other, faulty[other][0]]));
}

/** Throws whatever is no word to the owner. */
async function refusalIn(root: string): Promise<string> {
  try {
    await readContent({ ...foldersOf(root), cache: cache.path });
  } catch (error) {
    if (error instanceof OwnerError) return error.message;
    throw error;
  }
  return '';
}

describe.each(contentNames)('in %s.ts', (name) => {
  const told = new RegExp(`^  src/content/${name}\\.ts\\b.* \\S.*\\n`, 'm');
  const { [name]: source, ...others } = sources;

  it.each(mistakes)(
    '%s is told in a sentence, and hides no fault of another file',
    async (_, make) => {
      const mistaken = make(source, name);
      expect(mistaken).not.toBe(source);
      const file = mistaken === undefined ? {} : { [name]: mistaken };
      const alone = await refusalOf({ ...others, ...file });
      const amongOthers = await refusalOf({ ...faultyBut(name), ...file });
      for (const message of [alone, amongOthers]) {
        expect(message).toMatch(told);
        expect(message).not.toMatch(/\n\s+at |undefined|\[object|Error:/);
      }
      for (const other of contentNames) {
        if (other === name) continue;
        expect(alone).not.toContain(`src/content/${other}.ts`);
        expect(amongOthers).toContain(faulty[other][1]);
      }
    },
  );

  it('a folder, or a file that is locked, is told in a sentence', async () => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'src/content', `${name}.ts`), { recursive: true });
    for (const [other, text] of Object.entries<string>(others)) {
      writeFileSync(join(folder, 'src/content', `${other}.ts`), text);
    }
    expect(await refusalIn(folder)).toMatch(
      new RegExp(`^  src/content/${name}\\.ts cannot be read \\(EISDIR\\)\\.\\n`, 'm'),
    );
  });
});
