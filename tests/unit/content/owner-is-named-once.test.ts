import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { profile } from '../../../src/content/profile.ts';

test('no file but those of the content names the owner', () => {
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString()
    .split('\0')
    .filter((file) => /\.(tsx?|css|html|json|md)$/.test(file) && !file.startsWith('src/content/'));
  const ownersOwn = [profile.fullName, profile.email, profile.linkedin];
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return ownersOwn.some((value) => text.includes(value));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(naming).toEqual([]);
});
