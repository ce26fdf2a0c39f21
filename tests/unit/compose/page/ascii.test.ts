import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { compileScript } from '../../../../src/compile/compile.ts';
import { asciiMarkup, asciiStyle } from '../../../../src/compose/page/ascii.ts';
import { foldersOf } from '../../../../src/node/folders.ts';
import { asciiJson } from '../../../../src/site/ascii-json.ts';
import { folderWith } from '../../../support/owners/damaged.ts';

const ascii = /^[\0-\x7f]*$/;

const characters = [
  'ñ',
  'n\u0303',
  '–',
  '\u2068',
  '\xa0',
  '\u2028',
  'ع',
  '汐',
  '💬',
  '👩🏽‍🎤',
  '\ufeff',
];

describe.each(characters)('%j', (character) => {
  it.each([
    ['a text', `<p>a${character}1</p>`, 'p'],
    ['a title', `<title>a${character}1</title>`, 'title'],
    ['a field of many lines', `<textarea>a${character}1</textarea>`, 'textarea'],
  ])('is itself again in %s', (_, markup, element) => {
    const written = asciiMarkup(markup);
    expect(written).toMatch(ascii);
    expect(load(written)(element).text()).toBe(`a${character}1`);
  });

  it('is itself again in an attribute', () => {
    const written = asciiMarkup(`<p aria-label="a${character}1">`);
    expect(written).toMatch(ascii);
    expect(load(written)('p').attr('aria-label')).toBe(`a${character}1`);
  });

  it.each([
    ['a text', `p{content:"a${character}1"}`],
    ['a text of it alone', `p{content:"${character}${character}"}`],
    ['a text, before a space', `p{content:"${character} b"}`],
    ['a text, behind a backslash', `p{content:"\\${character}1"}`],
    ['a text, behind two backslashes', `p{content:"\\\\${character}1"}`],
    ['a text, behind an escape', `p{content:"\\31${character}1"}`],
    ['a name', `.a${character}1 .b{color:red}`],
    ['an address', `p{background:url(a${character}1.png)}`],
  ])('is itself again in a style, in %s', (_, style) => {
    const read = (css: string) =>
      transform({ filename: 'a.css', code: Buffer.from(css) }).code.toString();
    const written = asciiStyle(style);
    expect(written).toMatch(ascii);
    expect(read(written)).toBe(read(style));
    expect(read(written)).toContain(character);
  });

  it('is itself again in data', () => {
    const value = { [character]: [`a${character}1`, `\\${character}</script>`] };
    const written = asciiJson(value);
    expect(written).toMatch(ascii);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(value);
  });
});

it('all of them are themselves again in a compiled script, and so are names', async () => {
  const literals = characters.map((character) => {
    const text = JSON.stringify(character);
    // In a pattern a break of lines may not stand as it is.
    const pattern = character.replace('\u2028', '\\u2028');
    return `{ ${text}: ${text}, template: \`${character}\${1}\`, matches: /^[${pattern}]+$/u.test(${text}) }`;
  });
  const source = `const ñ = 1, 汐 = 2, 𠮷 = 3; values.push({ ñ, 汐, 𠮷 }, ${literals})`;
  const written = await compileScript(foldersOf(folderWith({ 'a.js': source })), 'a.js');
  expect(written).toMatch(ascii);
  const values: unknown[] = [];
  runInNewContext(written, { values });
  expect(values).toEqual([
    { ñ: 1, 汐: 2, 𠮷: 3 },
    ...characters.map((character) => ({
      [character]: character,
      template: `${character}1`,
      matches: true,
    })),
  ]);
});
