import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holds, namesIn } from '../../../../src/node/files/folder-content.ts';
import { folderWith, temporaryFolder } from '../../../support/owners/damaged.ts';

const systems = { '.DS_Store': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x', '._index.html': 'x' };

it('what is in a folder is named without what the system itself put there', async () => {
  const folder = folderWith({ 'b.txt': '', 'a/c.txt': '', '.htaccess': '', ...systems });
  expect(await namesIn(folder)).toEqual(['.htaccess', 'a', 'b.txt']);
  expect(await namesIn(join(folder, 'nowhere'))).toEqual([]);
});

describe('a folder holds these files', () => {
  const same = { 'index.html': 'page', 'a.txt': 'a' };
  const wanted = new Map(Object.entries(same).map(([name, text]) => [name, Buffer.from(text)]));

  it('when all are there, whatever else is', () => {
    expect(holds(folderWith({ ...same, ...systems, 'notes.txt': '' }), wanted)).toBe(true);
  });

  it('when one lies elsewhere and is the same', () => {
    const path = join(folderWith({ 'film.mp4': 'film' }), 'film.mp4');
    const film = new Map([['reel.mp4', { path, size: 4 }]]);
    expect(holds(folderWith({ 'reel.mp4': 'film' }), film)).toBe(true);
    expect(holds(folderWith({ 'reel.mp4': 'FILM' }), film)).toBe(false);
    expect(holds(folderWith({}), film)).toBe(false);
  });

  it.each([
    ['a file is missing', { 'index.html': 'page' }],
    ['one has another name', { 'index.html': 'page', 'b.txt': 'a' }],
    ['one is a folder', { 'index.html': 'page', 'a.txt/a.txt': 'a' }],
    ['one differs in a byte of the same length', { ...same, 'a.txt': 'b' }],
  ])('not when %s', (_, files: Record<string, string>) => {
    expect(holds(folderWith(files), wanted)).toBe(false);
  });

  it.each([
    ['older', -1],
    ['newer', 1],
  ])('not when one differs and is a day %s', (_, days) => {
    const folder = folderWith({ ...same, 'index.html': 'pagE' });
    const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    utimesSync(join(folder, 'index.html'), day, day);
    expect(holds(folder, wanted)).toBe(false);
  });

  it('not when it is not there, or a file', () => {
    expect(holds(join(temporaryFolder(), 'dist'), wanted)).toBe(false);
    expect(holds(join(folderWith({ dist: '' }), 'dist'), wanted)).toBe(false);
  });
});
