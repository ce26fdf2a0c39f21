/** Mistakes in the file that every owner edits, with the function that all commands call. One file, because it is a table of mistakes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPortfolio } from '../../../../src/compose/check/check.ts';
import { OwnerError } from '../../../../src/compose/owner-error.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { withLinesToPaste } from '../../../../src/node/owner/lines-to-paste.ts';
import { portfolioIn } from '../../../../src/node/owner/load.ts';
import { readOwner } from '../../../../src/node/owner/read.ts';
import { Unreadable } from '../../../../src/node/owner/toml.ts';
import { flat, folderWith, pdf } from '../../../support/owners/damaged.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

const portrait = await flat(600, 750).jpeg().toBuffer();
const cache = scratchFolder('toml-cache');
afterAll(cache.remove);

const source = `language = "en"
firstName = "Ana"
fullName = "Ana María Núñez"
greeting = "Hello, I am Ana."
portraitAlt = "Ana Núñez in a control room"
description = "Ana Núñez directs live television."
email = "ana@nunez.tv"

[[links]]
name = "Vimeo"
address = "https://vimeo.com/ana"

[[projects]]
title = "Regatta"

[work]
summary = """
I direct.

I teach."""

[[work.jobs]]
title = "Director"
field = "Television"
period = "current"
points = ["One.", "Two."]

[[life]]
motif = "art"
text = "I draw."

[texts]
hero.subtitle = "Live television"
"hero.button" = "Who I am"
`;

/** The message for a project with this file. It is empty if the file is right. */
function messageOf(file: string | Uint8Array | undefined, others: Record<string, string> = {}) {
  return refusalIn(
    folderWith({
      ...(file !== undefined && { 'src/content/portfolio.toml': file }),
      ...others,
      'src/content/portrait.jpg': portrait,
      'public/Ana-CV.pdf': pdf('Ana'),
    }),
  );
}

/** The question about the words that a language lacks. */
async function askedOf(file: string): Promise<string> {
  const portfolio = portfolioIn(Buffer.from(file));
  if (portfolio instanceof Unreadable) throw new Error(portfolio.issue.problem);
  const issues = withLinesToPaste(checkPortfolio(portfolio, fonts.measures), portfolio);
  return issues.find(({ code }) => code === 'untranslated')?.expected ?? '';
}

/** Throws every error that is no message to the owner. */
async function refusalIn(root: string): Promise<string> {
  try {
    await readOwner({ ...foldersOf(root), cache: cache.path }, fonts.measures);
    return '';
  } catch (error) {
    if (error instanceof OwnerError) return error.message;
    throw error;
  }
}

it.each([
  ['as it is', source],
  ['with a mark at its start', `\uFEFF${source}`],
  ['with the line endings of Windows', source.replaceAll('\n', '\r\n')],
  [
    'without the parts that may stay out',
    source.replace(/\[\[links\]\][^[]*|\[texts\][\s\S]*/g, ''),
  ],
  [
    'with texts in groups',
    source.replace('hero.subtitle', 'hero = { subtitle = "A" }\n"bar.home"'),
  ],
])('nothing is said of a file that is right, %s', async (_, file) => {
  expect(await messageOf(file)).toBe('');
});

describe('a mistake of syntax is told with its line, a mark under the place, and the likely cause', () => {
  it.each<[string, string, string, string]>([
    [
      'a quotation mark lost at the end',
      'firstName = "Ana"',
      'firstName = "Ana',
      `line 2 begins a text that does not end.
      firstName = "Ana
                  ^
    End the text with the same sign that it begins with`,
    ],
    [
      'a quotation mark lost at the beginning',
      'firstName = "Ana"',
      'firstName = Ana"',
      `line 2 has ‘Ana’ without quotation marks.
      firstName = Ana"
                  ^
    A field is its name, =, and a text between straight quotes: name = "…".`,
    ],
    ['no quotation marks', '"Ana"', 'Ana María', 'line 2 has ‘Ana María’ without quotation marks.'],
    [
      'curly quotation marks',
      '"Ana"',
      '“Ana”',
      `line 2 has a curly quotation mark around a text.
      firstName = “Ana”
                  ^
    Put the text between straight ones: "…".`,
    ],
    ['curly quotation marks in a list', '"Two."', '“Two.”', 'line 26 has a curly quotation mark'],
    [
      'a quotation mark inside quotation marks',
      '"Hello, I am Ana."',
      '"Hello, I am "Ana"."',
      `line 4 has a quotation mark inside the text, which ends there.
      greeting = "Hello, I am "Ana"."
                               ^
    Write ’ or ” instead of it`,
    ],
    ['an apostrophe inside single ones', '"I draw."', "'I'm here'", 'line 30 has a quotation mark'],
    ['a comma behind a text', '"Ana"', '"Ana",', 'line 2 has a , behind the text.'],
    ['a semicolon behind a text', '"Ana"', '"Ana";', 'line 2 has a ; behind the text.'],
    ['a colon for the =', 'firstName =', 'firstName:', 'line 2 is not understood.'],
    ['no =', 'firstName =', 'firstName', 'line 2 is not understood.'],
    ['nothing behind the =', '"Ana"', '', 'line 2 says nothing behind the =.'],
    ['a backslash', '"Regatta"', '"C:\\photos\\x"', 'line 14 has a \\ in a text.'],
    ['a comma lost in a list', '"One.", ', '"One." ', 'line 26 lacks a comma, or the ] of a list'],
    ['a bracket lost in a list', '"Two."]', '"Two."', 'line 28 lacks a comma, or the ] of a list'],
    [
      'a bracket lost at the end of a heading',
      '[[links]]',
      '[[links]',
      'line 9 is no right heading.',
    ],
    ['a bracket lost at its beginning', '[[links]]', '[links]]', 'line 9 is no right heading.'],
    ['a bracket too many', '[work]', '[work]]', 'line 16 is no right heading.'],
    [
      'three quotation marks that do not end',
      'I teach."""',
      'I teach.',
      'begins a text that does not end.',
    ],
    ['a field twice', 'email =', 'firstName =', 'line 7 says again what stands further above.'],
    ['a heading twice', '[texts]', '[work]', 'line 32 says again what stands further above.'],
    ['a list as a text', '[[links]]', 'links = "x"\n[[links]]', 'line 10 says again what stands'],
    [
      'one bracket at the first of a list',
      '[[projects]]',
      '[projects]\ntitle = "Harbour"\n\n[[projects]]',
      `line 13 has one bracket on each side, and other entries of projects have two.
      [projects]
      ^
    Write [[projects]].`,
    ],
    [
      'one bracket at a later one',
      '[work]',
      '[projects]\ntitle = "Harbour"\n\n[work]',
      'line 16 has one bracket on each side, and other entries of projects have two.',
    ],
    [
      'one bracket at the first of a list in a group',
      '[[work.jobs]]',
      '[work.jobs]\ntitle = "Editor"\n\n[[work.jobs]]',
      'line 22 has one bracket on each side, and other entries of work.jobs have two.',
    ],
    [
      'a date that there is not',
      'title = "Regatta"',
      'title = "Regatta"\nyear = 2024-13-45',
      `line 15 has ‘2024-13-45’ without quotation marks.
      year = 2024-13-45
             ^
    A field is its name, =, and a text between straight quotes: name = "…".`,
    ],
    ['a date with points', '"Regatta"', '24.12.2024 # then', 'line 14 has ‘24.12.2024’ without'],
    ['a span of years', '"Regatta"', '2019-2023', 'line 14 has ‘2019-2023’ without quotation'],
    ['a span with spaces', '"Regatta"', '2019 – 2023', 'line 14 has ‘2019 – 2023’ without'],
    ['a year with a zero', '"Regatta"', '0124', 'line 14 has ‘0124’ without quotation marks.'],
    ['a phone number', '"Regatta"', '+34 600 123', 'line 14 has ‘+34 600 123’ without quotation'],
    ['a date in a list', '"One."', '2024-13-45', 'line 26 has ‘2024-13-45’ without quotation'],
    ['words without a #', 'email =', 'Where messages go:\nemail =', 'line 7 is not understood.'],
  ])('%s', async (_, right, wrong, sentence) => {
    const mistaken = source.replace(right, wrong);
    expect(mistaken).not.toBe(source);
    const message = await messageOf(mistaken);
    expect(message).toContain(`src/content/portfolio.toml: `);
    expect(message).toContain(sentence);
    // The message has no stack and no colours.
    expect(message).not.toMatch(/\n\s+at |Invalid TOML/);
    expect(stripVTControlCharacters(message)).toBe(message);
  });

  it('in a long paragraph, whose line is cut around the place', async () => {
    const words = 'so on and on '.repeat(50);
    const message = await messageOf(source.replace('"I draw."', `"${words}I "am" here. ${words}"`));
    const [, excerpt = '', mark = ''] = message.split('\n').slice(2);
    expect(excerpt.length).toBeLessThan(90);
    expect(excerpt.slice(mark.indexOf('^')).startsWith('am" here.')).toBe(true);
  });
});

it.each([
  ['an empty [texts] at its end', source.replace(/\[texts\][\s\S]*/, '[texts]\n')],
  ['some texts', source],
  ['texts before the rest', source.replace(/(\[\[links\]\][\s\S]*)(\[texts\][\s\S]*)/, '$2\n$1')],
])(
  'the words that a language lacks can be pasted as is said into a file with %s',
  async (_, file) => {
    const dutch = file.replace('"en"', '"nl"');
    const [, ...lines] = (await askedOf(dutch)).split('English:\n');
    expect(lines).toHaveLength(1);
    expect(await askedOf(dutch.replace('[texts]', `[texts]${lines.join()}`))).toBe('');
  },
);

describe('a file that cannot be read is told in a sentence', () => {
  it.each<[string, string | Uint8Array | undefined, string]>([
    ['UTF-16', Buffer.from(`\uFEFF${source}`, 'utf16le'), ' is not saved as UTF-8.'],
    ['UTF-16 without a mark', Buffer.from('a = "x"', 'utf16le'), ' is not saved as UTF-8.'],
    ['an old code page', Buffer.from(source, 'latin1'), ' is not saved as UTF-8.'],
    ['the bytes of a picture', portrait, ' is not saved as UTF-8.'],
    ['no file', undefined, ' is not there.\n    Put it back, as it came with the project.'],
    ['nothing in it', '', ': language is missing.'],
    ['a letter', 'Dear site,\nmy name is Ana.\n', ': line 1 is not understood.'],
    ['JSON', '{ "language": "en" }', ': line 1 is not understood.'],
    [
      'TypeScript',
      "export const profile = {\n  language: 'en',\n};\n",
      ': line 1 is not understood.',
    ],
  ])('%s', async (_, file, sentence) => {
    expect(await messageOf(file)).toContain(`src/content/portfolio.toml${sentence}`);
  });

  it('a folder, or a file that is locked', async () => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'src/content/portfolio.toml'), { recursive: true });
    expect(await refusalIn(folder)).toContain('portfolio.toml cannot be read (E');
  });

  it('in a project of version 1, with what to do', async () => {
    const message = await messageOf(undefined, {
      'src/content/profile.ts': 'export const profile = {};',
    });
    expect(message).toMatch(
      /^ {2}src\/content\/portfolio\.toml is not there\.\n {4}Take the file .* version 2.* profile\.ts .*\.$/m,
    );
  });
});
