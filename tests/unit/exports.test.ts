import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/sites/project-copy.ts';

/** Node and browsers each have their own. */
const PAIRS = ['drawLinkImage'];

test('no name is exported twice, so that each means one thing', () => {
  const owners = new Map<string, string[]>();
  const src = join(root, 'src');
  for (const path of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /(?:words|messages)[\\/]languages[\\/]/.test(path)) continue;
    const text = readFileSync(join(src, path), 'utf8');
    const exported = /^export (?:async )?(?:const|let|function\*?|class|type) (\w+)/gm;
    for (const [, name = ''] of text.matchAll(exported))
      owners.set(name, [...(owners.get(name) ?? []), path]);
  }
  const twice = [...owners].filter(([name, { length }]) => length > 1 && !PAIRS.includes(name));
  expect(owners.size).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});
