import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/pipeline/content/check.ts';
import { formatFaults } from '../../../../src/pipeline/content/fault.ts';
import { loadContent } from '../../../../src/pipeline/content/load.ts';
import { foldersOf } from '../../../../src/pipeline/folders.ts';
import { flat, folderWith, pdf } from '../../../support/damaged.ts';
import { goodOwner } from '../../../support/good-owner.ts';

const portrait = await flat(600, 750).jpeg().toBuffer();

// Vitest writes stacks in its own way; a command leaves that to Node.
const ofVitest = Error.prepareStackTrace;
beforeAll(() => {
  Reflect.deleteProperty(Error, 'prepareStackTrace');
});
afterAll(() => {
  Error.prepareStackTrace = ofVitest;
});

/** What is said of a good owner's content with these files in it; `undefined` removes one. */
async function saidOf(files: Record<string, string | Uint8Array | undefined>): Promise<string> {
  const sources = Object.entries(goodOwner).map(([name, value]) => [
    `src/content/${name}.ts`,
    `export const ${name} = ${JSON.stringify(value)};`,
  ]);
  const others = Object.entries(files).map(([name, text]) => [`src/content/${name}.ts`, text]);
  const all = Object.entries<string | Uint8Array | undefined>(
    Object.fromEntries([...sources, ...others]),
  );
  const written = all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  const folders = foldersOf(
    folderWith({
      ...Object.fromEntries(written),
      'src/content/portrait.jpg': portrait,
      'public/Ana-CV.pdf': pdf('Ana'),
    }),
  );
  const { faults } = await checkContent(await loadContent(folders), folders);
  return faults.length === 0 ? '' : formatFaults(faults);
}

/** The same for these lines of a file. */
const saidOfLines = (...lines: string[]) =>
  saidOf({ projects: ['export const projects = [', ...lines, '];', ''].join('\n') });

describe('a mistake of syntax is told with its line, a mark under the place, and the likely cause', () => {
  it.each<[string, string[], string]>([
    [
      'a forgotten comma between two lines of a project',
      ['  {', "    title: 'Harbour' // at dawn", "    path: '/About',", '  },'],
      `line 3 lacks a comma.
          title: 'Harbour' // at dawn
                          ^
    Put it where the mark is`,
    ],
    [
      'a forgotten comma between two projects',
      ["  { title: 'Harbour' }", "  { title: 'Dawn' },"],
      `line 2 lacks a comma.
        { title: 'Harbour' }
                            ^
`,
    ],
    [
      'a forgotten comma within a line, behind an address',
      ["  { path: 'https://vimeo.com/1' title: 'Harbour' },"],
      `line 2 lacks a comma.
        { path: 'https://vimeo.com/1' title: 'Harbour' },
                                     ^
`,
    ],
    [
      'a quotation mark inside quotation marks',
      ["  { title: 'I'm here' },"],
      `line 2 has a quotation mark inside the text, which ends there.
        { title: 'I'm here' },
                   ^
    Write ’ instead of it`,
    ],
    [
      'a quotation mark and a space inside a text',
      ['  { title: "The "real" harbour" },'],
      `which ends there.
        { title: "The "real" harbour" },
                      ^
`,
    ],
    [
      'curly quotation marks',
      ['  { title: “Harbour” },'],
      `line 2 has a curly quotation mark around a text.
        { title: “Harbour” },
                 ^
    Put the text between straight ones: '…'.`,
    ],
    [
      'a text that does not end',
      ["  { title: 'Harbour’ },"],
      `line 2 begins a text that does not end.
        { title: 'Harbour’ },
                 ^
`,
    ],
    [
      'a forgotten colon, in a line with tabs',
      ["\t{ title 'Harbour' },"],
      `line 2 lacks a colon.
      \t{ title 'Harbour' },
      \t        ^
`,
    ],
    [
      'a forgotten bracket',
      ["  { title: 'Harbour',", "  { title: 'Dawn' },"],
      'line 3 is not understood (',
    ],
    [
      'a text without quotation marks',
      ['  { title: Harbour },'],
      `line 2 has ‘Harbour’ without quotation marks.
        { title: Harbour },
                 ^
    Texts stand between straight ones: 'Harbour'.`,
    ],
    [
      'something that cannot be run',
      ["  { title: 'Harbour' },", '  missing[0].title,'],
      'line 3 has ‘missing’ without quotation marks.',
    ],
    [
      'something that fails when it is run',
      ["  { title: 'Harbour' },", "  { title: 'Harbour'.at(9).at(0) },"],
      `line 3 asks for ‘at’ of something that is not there.
        { title: 'Harbour'.at(9).at(0) },
                                ^
    Write there what the site shall say`,
    ],
    [
      'a text that is called',
      ["  { title: 'Harbour'('Dawn') },"],
      `line 2 cannot be run ("Harbour" is not a function).
        { title: 'Harbour'('Dawn') },
                 ^
`,
    ],
    [
      'what is said only further below',
      ['  { title: harbour },', '];', "const harbour = 'Harbour';", 'export const others = ['],
      `line 2 uses ‘harbour’ before it is there.
        { title: harbour },
                 ^
    Move what begins with ‘const harbour’ above it.`,
    ],
  ])('%s', async (_, lines, said) => {
    const all = await saidOfLines(...lines);
    expect(all).toContain(said);
    // Neither a stack nor colours.
    expect(all).not.toMatch(/\n\s+at /);
    expect(stripVTControlCharacters(all)).toBe(all);
  });

  it('in a long paragraph, whose line is cut around the place', async () => {
    const words = 'so on and on '.repeat(50);
    const said = await saidOfLines(`  { title: '${words}I'm here. ${words}' },`);
    const [, excerpt = '', mark = ''] = said.split('\n').slice(2);
    expect(excerpt.length).toBeLessThan(90);
    expect(excerpt.slice(mark.indexOf('^') - 1).startsWith("I'm here.")).toBe(true);
  });

  it('with the line endings of Windows and a mark at the start', async () => {
    const text =
      "\uFEFFexport const projects = [\r\n  { title: 'A' }\r\n  { title: 'B' },\r\n];\r\n";
    expect(await saidOf({ projects: text })).toContain(
      "line 2 lacks a comma.\n        { title: 'A' }\n                      ^\n",
    );
  });

  it('at the end of a file', async () => {
    expect(await saidOf({ life: "export const life = [\n  { motif: 'art' },\n" })).toContain(
      'src/content/life.ts: line 2 ends before its ] has come.',
    );
  });
});

describe('a file of the content', () => {
  it('that is right is said nothing of, with a mark at its start', async () => {
    expect(await saidOf({ life: "\uFEFFexport const life = [{ motif: 'art', text: 'ñ' }];" })).toBe(
      '',
    );
  });

  it.each([
    ['UTF-16', Buffer.from(`\uFEFFexport const life = [{ motif: 'art', text: 'ñ' }];`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from("export const life = [{ text: 'x' }];", 'utf16le')],
    ['an old code page', Buffer.from("export const life = [{ text: 'ñ' }];", 'latin1')],
  ])('in %s is asked for in UTF-8', async (_, life) => {
    expect(await saidOf({ life })).toMatch(
      /^One thing .*\n\n {2}src\/content\/life\.ts is not saved as UTF-8\.\n.*save it again.*UTF-8\.$/,
    );
  });

  it.each<[string, string | undefined, string]>([
    ['removed', undefined, 'is not there.'],
    ['empty', '', 'has no ‘export const life’.'],
    ['that exports another name', 'export const live = [];', 'has no ‘export const life’.'],
    ['that exports a default', 'export default [];', 'has no ‘export const life’.'],
    ['that exports nothing', 'const life = [];', 'has no ‘export const life’.'],
    [
      'that imports what is not there',
      "import x from './x.ts';\nexport const life = [x];",
      'cannot be run: ',
    ],
  ])('%s is told', async (_, life, problem) => {
    expect(await saidOf({ life })).toContain(`src/content/life.ts ${problem}`);
  });

  it('does not keep the others from being checked', async () => {
    const said = await saidOf({
      profile: "export const profile = {\n  language: 'en'\n  firstName: 'Ana',\n};",
      projects: undefined,
      work: 'export const work = 7;',
      texts: "export const texts = { bar: { hone: 'Start' } };",
    });
    expect(said.match(/^ {2}\S.*$/gm)).toEqual([
      '  src/content/profile.ts: line 2 lacks a comma.',
      '  src/content/projects.ts is not there.',
      '  src/content/work.ts: work is the number 7, which does not fit here.',
      '  src/content/texts.ts: bar.hone is not a field that the site knows.',
    ]);
  });
});
