import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

/** The values, not the types, that a file imports from other files, by their paths. */
function importsOf({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/^import (?:\{([^}]*)\}|\w+) from '(\.[^']*)';/gm)].map(
    ([, names = '', file = '']) => ({
      file: posix.join(path, '..', file),
      names: [...names.matchAll(/(?<!type )\b(?!type )\w+/g)].map(([name]) => name),
    }),
  );
}

test('the window has whatever the pages of projects take from a module that they share', () => {
  const [shared] = sourceFiles('src/site', ['shared.ts']);
  const given = new Map(
    importsOf(shared ?? { path: '', text: '' }).map(({ file, names }) => [file, names]),
  );
  expect(given.size).toBeGreaterThan(5);
  const taken = sourceFiles('src/site/pages/project', ['.ts', '.tsx'])
    .flatMap(importsOf)
    .filter(({ file }) => given.has(file));
  expect(taken.length).toBeGreaterThan(20);
  const missing = taken.flatMap(({ file, names }) =>
    names.filter((name) => !given.get(file)?.includes(name)),
  );
  expect(missing).toEqual([]);
});
