import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from '../../../../../src/messages/messages.ts';
import { faultsOf } from '../../../../../src/studio/sources/files/refused-files.ts';
import { sortFiles } from '../../../../../src/studio/sources/files/sort-files.ts';
import { pdf } from '../../../../support/owners/damaged.ts';
import { root } from '../../../../support/sites/project-copy.ts';

const { cannotOpen, drops, media } = messages.studio;
const { cv, file: anyFile, picture } = messages.issues;

const fixture = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const given = (name: string, content: Uint8Array | string) =>
  new File([content as Uint8Array<ArrayBuffer> | string], name);

const JPEG = latin1('\xFF\xD8\xFF\xE0\0\x10JFIF');
const PNG = latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
const OLE = latin1('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0');
const LARGE = zipSync({ 'index.html': new Uint8Array(500_000) }, { level: 0 });
const ODS = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
});
const ODT = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
});
const HTML = '<!doctype html><p>x';
const ROWS = 'Title\tYear\nHarbour\t2023\nRain\t2024';
const SRT = '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello';

test.each([
  ['a photo', 'a.jpg', JPEG, 'project'],
  ['a photo that is called a PDF', 'a.pdf', PNG, 'project'],
  ['a photo without an ending', 'a', JPEG, 'project'],
  ['a film', 'a.mp4', fixture('h264-aac.mp4'), 'project'],
  ['a sound without an ending', 'a', fixture('plain.mp3'), 'project'],
  ['a CV', 'a.pdf', pdf('Ana'), 'cv'],
  ['a CV without an ending', 'a', pdf('Ana'), 'cv'],
  ['a page', 'a.html', 'x', 'site'],
  ['a page without an ending', 'a', HTML, 'site'],
  ['a zip with a page', 'a.zip', zip('b/index.html'), 'site'],
  ['a zip that ends with a large page', 'a.zip', LARGE, 'site'],
  ['a table with tabs', 'a.txt', ROWS, 'table'],
  ['a table with semicolons', 'a.csv', 'Titel;Jahr\nHafen;2023', 'table'],
  ['a table with commas', 'a.csv', 'Title,Year\nHarbour,2023', 'table'],
  ['a table in UTF-16', 'a.txt', Buffer.from(`\uFEFF${ROWS}`, 'utf16le'), 'table'],
  ['a table in Latin-1', 'a.csv', latin1('Título;Año\nNiño;2023'), 'table'],
])('%s is known', async (_, name, content, kind) => {
  const { sites, projects, pdfs, tables, refused } = await sortFiles([given(name, content)]);
  const found = {
    ...{ site: sites.length, project: projects.length },
    ...{ cv: pdfs.length, table: tables.length },
  };
  expect(found).toEqual({ site: 0, project: 0, cv: 0, table: 0, [kind]: 1 });
  expect(refused).toEqual([]);
});

test.each([
  ['nothing', 'a.jpg', '', anyFile.empty],
  ['a drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', picture.drawing],
  ['a document', 'a.docx', zip('[Content_Types].xml', 'word/document.xml'), cv.office],
  ['slides', 'a.pptx', zip('ppt/slides/slide1.xml'), cv.office],
  ['a document of Pages', 'a.pages', zip('Index/Document.iwa'), cv.office],
  ['a document of LibreOffice', 'a.odt', ODT, cv.office],
  ['an old document', 'a.doc', OLE, cv.office],
  ['rich text', 'a.rtf', '{\\rtf1 Ana}', cv.office],
  ['a spreadsheet', 'a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), drops.sheet],
  ['an old spreadsheet', 'a.xls', OLE, drops.sheet],
  ['a spreadsheet of LibreOffice', 'a.ods', ODS, drops.sheet],
  ['a spreadsheet of Numbers', 'a.numbers', zip('Index/Document.iwa'), drops.sheet],
  ['a mail of Outlook', 'a.msg', OLE, drops.unknown],
  ['a text', 'a.txt', 'Well, hello.\nThis is, I think, a text.', drops.plain],
  ['a text that begins as a bitmap', 'a.txt', 'BMW, an essay', drops.plain],
  ['captions alone', 'a.txt', SRT, drops.captions],
  ['a zip with nothing of ours', 'a.zip', zip('a.jpg'), drops.zip],
  ['another film', 'a.mkv', fixture('film.mkv'), 'MKV'],
  ['half a film', 'a.mp4', fixture('h264-aac.mp4').subarray(0, 2000), media.refused.unfinished],
  [
    'noise called a film',
    'a.mp4',
    latin1('\0\x01\x02\x03\x04\x05\x06\x07'.repeat(9)),
    media.refused.other,
  ],
  ['a program', 'a.exe', latin1('MZ\x90\0\x03\0\0\0'), drops.unknown],
])('%s is told', async (_, name, content, issue) => {
  const { sites, projects, pdfs, refused } = await sortFiles([given(name, content)]);
  expect([sites, projects, pdfs]).toEqual([[], [], []]);
  const [found] = refused;
  if (typeof issue === 'string') expect(found?.issue.problem).toContain(issue);
  else expect(found?.issue).toEqual(issue);
});

test('a page of others keeps nothing away, one of the studio is opened with what lies beside it', async () => {
  const photo = given('a.jpg', JPEG);
  const other = await sortFiles([photo, given('a.html', HTML)]);
  expect([other.projects.length, other.sites.length]).toEqual([1, 0]);
  expect(other.refused[0]?.issue.problem).toBe(cannotOpen.foreign);
  const ours = given('index.html', '<script id="site-data" type="application/json">{}</script>');
  expect((await sortFiles([photo, ours])).sites).toEqual([ours]);
});

test('what systems and programs put into a folder is passed over', async () => {
  const names = ['a/.DS_Store', 'a/._b.jpg', 'Thumbs.db', '.git/config'];
  const sorted = await sortFiles(names.map((name) => given(name, 'x')));
  expect(sorted).toEqual({ sites: [], projects: [], pdfs: [], tables: [], refused: [] });
});

test('a PDF of gigabytes is no CV, and is not read', async () => {
  const large = new Proxy(given('a.pdf', pdf('Ana')), {
    get(file, key) {
      if (key === 'size') return 4_000_000_000;
      if (key === 'arrayBuffer') throw new Error('It is read.');
      const value = Reflect.get(file, key, file);
      return typeof value === 'function' ? value.bind(file) : value;
    },
  });
  const { refused } = await sortFiles([large]);
  expect(refused[0]?.issue.problem).toBe(cv.large.problem({ size: 4000 }));
});

test('a file that cannot be read is told, and spoils no other', async () => {
  const gone = Object.assign(given('gone.jpg', JPEG), {
    slice: () => ({ text: () => Promise.reject(new Error('gone')) }),
  });
  const { projects, refused } = await sortFiles([gone, given('b.jpg', JPEG)]);
  expect(projects).toHaveLength(1);
  expect(refused[0]?.issue.problem).toBe(messages.studio.failed({ reason: 'gone' }));
});

test('a file that never answers is told after a while, and keeps no other', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const silent = Object.assign(given('silent.jpg', JPEG), {
    slice: () => ({ text: () => new Promise(() => {}) }),
  });
  const sorted = sortFiles([silent, given('b.jpg', JPEG)]);
  await vi.advanceTimersByTimeAsync(10_000);
  const { projects, refused } = await sorted;
  expect(projects).toHaveLength(1);
  expect(refused[0]?.issue.problem).toBe(cannotOpen.failed);
});

test('files with the same fault share a sentence', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: given(`${index + 1}.txt`, 'x'),
      issue: drops.plain,
    }));
  const { problem, expected } = drops.plain;
  expect(faultsOf([...of(1), { file: given('a.tsv', ROWS), issue: drops.table }])).toEqual([
    `1.txt ${problem} ${expected}`,
    `a.tsv ${drops.table.problem} ${drops.table.expected}`,
  ]);
  expect(faultsOf(of(40))).toEqual([
    expect.stringContaining(`1.txt, 2.txt, 3.txt, 4.txt, 5.txt, 6.txt, and …: each ${problem}`),
  ]);
});
