import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, holdsExactly } from '../../../../src/pipeline/files/folder-content.ts';
import { folderWith, temporaryFolder } from '../../../support/damaged.ts';

const bytes = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

describe('what is in a folder', () => {
  it('is named by paths with slashes, a folder before its files', () => {
    const folder = folderWith({ 'a.txt': '', 'deep/er/b.txt': '' });
    const paths = entriesOf(folder).map(({ path, isFolder }) => (isFolder ? `${path}/` : path));
    expect([...paths].sort()).toEqual(['a.txt', 'deep/', 'deep/er/', 'deep/er/b.txt']);
    expect(paths.indexOf('deep/er/')).toBeLessThan(paths.indexOf('deep/er/b.txt'));
  });
});

describe('a folder holds exactly these files', () => {
  const wanted = bytes({ 'index.html': 'page', 'deep/a.txt': 'a' });
  const same = { 'index.html': 'page', 'deep/a.txt': 'a' };

  it('when all are there and none besides', () => {
    expect(holdsExactly(folderWith(same), wanted)).toBe(true);
  });

  it('whatever the system itself put there', () => {
    const files = {
      ...same,
      '.DS_Store': 'x',
      'deep/Thumbs.db': 'x',
      'desktop.ini': 'x',
      '._index.html': 'x',
    };
    expect(holdsExactly(folderWith(files), wanted)).toBe(true);
  });

  it.each([
    ['a file is missing', { 'index.html': 'page' }],
    ['there is one more', { ...same, 'old.txt': '' }],
    ['there is one more in a folder', { ...same, 'deep/old.txt': '' }],
    ['one has another name', { 'index.html': 'page', 'deep/A.txt': 'a' }],
    ['one in a folder differs in a byte of the same length', { ...same, 'deep/a.txt': 'b' }],
  ])('not when %s', (_, files: Record<string, string>) => {
    expect(holdsExactly(folderWith(files), wanted)).toBe(false);
  });

  it.each([
    ['older', -1],
    ['newer', 1],
  ])('not when one differs and is a day %s', (_, days) => {
    const folder = folderWith({ ...same, 'index.html': 'pagE' });
    const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    utimesSync(join(folder, 'index.html'), day, day);
    expect(holdsExactly(folder, wanted)).toBe(false);
  });

  it('not when it is not there, or a file', () => {
    expect(holdsExactly(join(temporaryFolder(), 'dist'), wanted)).toBe(false);
    expect(holdsExactly(join(folderWith({ dist: '' }), 'dist'), wanted)).toBe(false);
  });
});
