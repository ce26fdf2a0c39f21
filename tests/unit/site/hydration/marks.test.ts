import { describe, expect, test } from 'vitest';
import * as marks from '../../../../src/site/hydration/marks.ts';
import { sourceFiles } from '../../source-files.ts';

const sources = sourceFiles('src', ['.css', '.ts', '.tsx'])
  .filter(({ path }) => !/^src\/content\/|\/marks\.ts$/.test(path))
  // The /* in 'image/*' begins no comment.
  .map(({ path, text }) => ({
    path,
    text: text.replace(/(?<!\w)\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''),
  }));
const styles = sources.filter(({ path }) => path.endsWith('.css'));
const code = sources.filter(({ path }) => !path.endsWith('.css'));
const program = code.filter(({ path }) => !path.startsWith('src/compose/'));

const marked: readonly string[] = Object.values(marks);

/** The marks that the program writes, as an attribute or in `dataset`. */
const ownAttributes = program.flatMap(({ text }) => [
  ...found(text, /\b(data-[a-z-]+)/g),
  ...found(text, /\bdataset\.(\w+)/g).map((name) => `data-${name}`),
]);

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

describe('an attribute that a style asks for', () => {
  const asked = styles.flatMap(({ path, text }) =>
    [...new Set(found(text, /\[(data-[\w-]+)/g))].map((name) => ({ path, name })),
  );

  test.each(asked)('$name, in $path, is a mark, or a component sets it', ({ name }) => {
    expect([...marked, ...ownAttributes]).toContain(name);
  });

  test('can be a mark', () => {
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([marks.SCRIPTS, marks.BECOMES_BUTTON]),
    );
  });
});

describe('a mark', () => {
  test.each(Object.entries(marks))('%s is in use by its name', (constant) => {
    expect(code.some(({ text }) => new RegExp(`\\b${constant}\\b`).test(text))).toBe(true);
  });

  test('is written out by no source of the program', () => {
    expect(ownAttributes.filter((name) => marked.includes(name))).toEqual([]);
  });
});
