import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/sites/project-copy.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> };

// Packages that are dependencies, but not in the bundle.
const unused = ['set-cookie-parser', 'tslib'];

test('every package that the studio imports has its licence in it', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^(?:studio|compose|schema|words)\/.*\.tsx?$/.test(file.replaceAll('\\', '/')),
    )
    .map((file) => read(join('src', file)));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) => name),
  );
  const notices = read('THIRD-PARTY-LICENSES.md') + read('THIRD-PARTY-LICENSES-STUDIO.md');
  expect(imported).toContain('comlink');
  expect(imported.filter((name) => !notices.includes(name))).toEqual([]);
});

test('every package that can be in the file has its licence in the file', () => {
  const { packages }: Lock = JSON.parse(read('package-lock.json'));
  const names = Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    .filter((name) => !unused.includes(name) && !name.startsWith('@types/'));
  const notices = read('THIRD-PARTY-LICENSES.md');
  expect(names).toContain('react');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(notices))).toEqual([]);
  for (const font of ['Archivo', 'Geist Mono']) expect(notices).toContain(font);
});
