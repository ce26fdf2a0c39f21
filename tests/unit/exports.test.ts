import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Node and browsers each have their own. */
const PAIRS = ['drawLinkImage'];

test('no name is exported twice, so that each means one thing', () => {
  const owners = new Map<string, string[]>();
  for (const { path, text } of sourceFiles('src', ['.ts', '.tsx'])) {
    if (path.includes('/languages/')) continue;
    const exported = /^export (?:async )?(?:const|let|function\*?|class|type) (\w+)/gm;
    for (const [, name = ''] of text.matchAll(exported))
      owners.set(name, [...(owners.get(name) ?? []), path]);
  }
  const twice = [...owners].filter(([name, { length }]) => length > 1 && !PAIRS.includes(name));
  expect(owners.size).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});
