/** Finds a saved page among files, and what belongs to it. */
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../../../src/compose/files/file-names.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { portfolio } from '../../../support/owners/content.ts';
import { film } from '../../../support/sites/page-with-films.ts';
import { fileOf, htmlOf, page, problemOf, read } from './given-site.ts';

const ownCv = cvFileName(portfolio.firstName);

test('a film beside the page is found, and one that is empty is not', async () => {
  const empty = fileOf('harbour.mp4', new Uint8Array());
  expect(await read(htmlOf(page), empty)).toMatchObject({ mediaFiles: [] });
  const beside = await read(htmlOf(page), fileOf('harbour.mp4', film));
  expect(beside).toMatchObject({
    mediaFiles: [{ name: 'harbour.mp4', file: 1, start: 0, end: film.length }],
  });
});

test('two zips with another site each are told apart by nobody, but what both hold the same is there once', async () => {
  const zipOf = (text: string) =>
    fileOf('a.zip', zipSync({ 'index.html': Buffer.from(text), 'harbour.mp4': film }));
  expect(await problemOf(zipOf(page), zipOf(`${page} `))).toMatch(/index\.html twice/);
  expect(await read(zipOf(page), zipOf(page))).toMatchObject({
    mediaFiles: [{ name: 'harbour.mp4' }],
    beside: { files: [] },
  });
});

describe('files beside the page', () => {
  const pageOf = (text: string) => Buffer.from(`<!doctype html><html>${text}</html>`);
  const zipOf = (files: Record<string, Uint8Array>) => fileOf('site.zip', zipSync(files));
  const besideIn = async (...given: Parameters<typeof read>) => {
    const found = await read(...given);
    if ('reason' in found) throw new OpenError(found.reason, found.what);
    const { files, ...others } = found.beside;
    return { ...others, files: files.map(({ name }) => name), hasCv: found.cv !== undefined };
  };
  const ana = Buffer.from(page);
  const cv = Buffer.from('%PDF');

  test('are all but the page, its README, its CV and its films', async () => {
    const own = { 'index.html': ana, 'README.md': cv, [ownCv]: cv, 'harbour.mp4': film };
    const others = { '404.html': pageOf(''), 'notes.txt': cv, 'a/b.txt': cv, '.nojekyll': cv };
    const litter = { '__MACOSX/._index.html': cv, 'a/.DS_Store': cv, 'Thumbs.db': cv };
    expect(await besideIn(zipOf({ ...own, ...others, ...litter }))).toEqual({
      folder: '',
      files: Object.keys(others),
      pages: [],
      shared: [],
      strange: ['notes.txt', 'a/b.txt', '.nojekyll'],
      hasCv: true,
    });
  });

  test('are also those of the page that another page names', async () => {
    const other = pageOf(`<a href="${encodeURIComponent(ownCv)}">harbour.mp4</a>`);
    const files = { 'index.html': ana, 'en.html': other, [ownCv]: cv, 'harbour.mp4': film };
    expect(await besideIn(zipOf(files))).toMatchObject({ shared: [ownCv, 'harbour.mp4'] });
  });

  test('may lie in other folders, as the page may', async () => {
    const english = { 'en/index.html': pageOf(''), 'en/CV.pdf': cv };
    const site = { 'de/index.html': ana, [`de/${ownCv}`]: cv };
    expect(await besideIn(zipOf({ ...site, ...english }))).toMatchObject({
      folder: 'de/',
      files: ['en/index.html', 'en/CV.pdf'],
    });
    const around = Object.entries(site).map(([name, bytes]) => [`mine/${name}`, bytes] as const);
    expect(await besideIn(zipOf(Object.fromEntries(around)))).toMatchObject({ folder: '' });
  });

  test('with the CV of another page, that is not taken for the own one', async () => {
    const other = pageOf(`<a href="Ana-CV.en.pdf">CV</a>`);
    const files = { 'index.html': ana, 'en.html': other, 'Ana-CV.en.pdf': cv };
    expect(await besideIn(zipOf(files))).toMatchObject({
      files: ['en.html', 'Ana-CV.en.pdf'],
      hasCv: false,
    });
  });

  test('are found in a zip of PowerShell, which divides folders with backslashes', async () => {
    const zip = Buffer.from(
      zipSync({ 'a?index.html': ana, 'a?harbour.mp4': film, 'a?b?c.txt': cv }),
    );
    const text = zip
      .toString('latin1')
      .replace(/a\?(?=index|harbour|b)|(?<=b)\?(?=c)/g, (all) => all.replace('?', '\\'));
    expect(await read(fileOf('a.zip', Buffer.from(text, 'latin1')))).toMatchObject({
      mediaFiles: [{ name: 'harbour.mp4' }],
      beside: { folder: '', files: [{ name: 'b/c.txt' }] },
    });
  });

  test('keep the names that Windows wrote in its code page', async () => {
    const zip = Buffer.from(zipSync({ 'index.html': ana, 'M_we.txt': cv }));
    const text = zip.toString('latin1').replaceAll('M_we', 'M\x94we');
    expect(await besideIn(fileOf('a.zip', Buffer.from(text, 'latin1')))).toMatchObject({
      files: ['Möwe.txt'],
    });
  });

  test('get names that every system can have, in their folder, and are told by these', async () => {
    const names = [
      'C:/win.txt',
      'd:/sub/com1.log',
      'con.txt',
      'AUX/a.txt',
      'a:b?.txt',
      '../up.txt',
    ];
    const safe = ['win.txt', 'sub/_com1.log', '_con.txt', '_AUX/a.txt', 'a_b_.txt', 'up.txt'];
    const odd = { 'end. ': cv, '.nojekyll': cv };
    const files = Object.fromEntries(names.map((name) => [name, cv]));
    expect(await besideIn(zipOf({ 'index.html': ana, ...files, ...odd }))).toMatchObject({
      files: [...safe, 'end', '.nojekyll'],
      strange: [...safe, 'end', '.nojekyll'],
    });
  });

  test('are 2,000 at most', async () => {
    const many = (count: number) =>
      zipOf(
        Object.fromEntries([
          ['index.html', ana],
          ...Array.from({ length: count }, (_, each) => [`${each}.txt`, cv] as const),
        ]),
      );
    expect(await problemOf(many(2000))).toContain('more than 2000 files');
    expect((await besideIn(many(1999))).files).toHaveLength(1999);
  });
});
