import { expect, test } from 'vitest';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import { lostFrom, readEditedSite } from '../../../../src/studio/draft/read-record.ts';
import { filesOf, withoutFiles } from '../../../../src/studio/draft/record.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';

const form = formOf(portfolioSchema);

const bytes = () => new TextEncoder().encode('%PDF-1.7');

const site: EditedSite = {
  further: [{ values: { greeting: 'Hallo', projects: [{ title: 'Eins' }] }, cv: bytes() }],
  edited: 1,
  values: {
    greeting: 'Hello',
    whatsapp: true,
    projects: [
      { title: 'One', film: 'harbour.mp4' },
      { title: '', film: 'keeper.mp3' },
    ],
    work: { jobs: [{ points: ['I shoot.', ''] }] },
    texts: { 'hero.button': 'Go' },
  },
  stills: {},
  projectFiles: {
    pictures: {},
    media: {
      'harbour.mp4': { seconds: 3, width: 16, height: 9 },
      'keeper.mp3': { seconds: 3, wave: '09af'.repeat(15) },
    },
    captions: { 'harbour.vtt': { language: 'en', text: 'WEBVTT' } },
  },
  mediaFiles: {
    'harbour.mp4': {
      blob: new Blob([bytes()]),
      packed: { method: 0, size: 8, packedSize: 8, checksum: 7 },
    },
    'keeper.mp3': { blob: new Blob([bytes()]) },
  },
  cv: bytes(),
  linkImage: { bytes: bytes(), shows: 'Hello' },
  beside: {
    folder: 'de/',
    files: { 'en/index.html': { blob: new Blob([bytes()]) } },
    pages: ['en/index.html'],
    shared: [],
    strange: [],
  },
};

/** Writes a draft and reads it again. */
function keptAndRead(kept: unknown, files: readonly object[] = []) {
  const fileAt = (ref: unknown) => structuredClone(files[Number(ref)]);
  return readEditedSite(structuredClone(kept), form, fileAt, () => {});
}

test('an edited site is read as it was written, with each file in a record of its own', async () => {
  const files = filesOf(site);
  const text = withoutFiles(site, (file) => files.indexOf(file));
  const { further, projectFiles, mediaFiles, cv, linkImage, beside } = site;
  expect(files).toEqual([
    further[0]?.cv,
    ...Object.values(projectFiles.captions),
    ...Object.values(mediaFiles),
    ...[cv, linkImage],
    ...Object.values(beside.files),
  ]);
  expect(JSON.stringify(text)).not.toContain('37');
  expect(await keptAndRead(text, files)).toEqual(site);
});

test('a page beside it that the draft does not hold is named, and one that leads out of its folder is left out', async () => {
  const [first, second] = [{ blob: new Blob([bytes()]) }, { blob: new Blob([bytes()]) }];
  const files = { 'en.html': 0, '../out.html': 1, 'fr.html': 2 };
  const kept = { values: {}, beside: { folder: '../', files, pages: ['fr.html', 5] } };
  const read = await keptAndRead(kept, [first, second]);
  expect(read.beside).toEqual({
    folder: '',
    files: { 'en.html': first },
    pages: ['fr.html'],
    shared: [],
    strange: [],
  });
  expect(lostFrom(kept, read)).toEqual(['../out.html', 'fr.html']);
});

test('a film that no field names any more is not kept', () => {
  const removed = { ...site, values: { projects: [{ film: 'keeper.mp3' }] } };
  const files = filesOf(removed);
  expect(files).toContain(site.mediaFiles['keeper.mp3']);
  expect(files).not.toContain(site.mediaFiles['harbour.mp4']);
});

test.each<[string, unknown, Partial<EditedSite>]>([
  ['films are none', { values: {}, mediaFiles: { 'a.mp4': 5, 'b.mp4': null } }, { values: {} }],
  [
    'captions are none',
    { values: {}, projectFiles: { captions: ['a'], media: { 'a.mp4': { seconds: '3' } } } },
    { values: {}, projectFiles: { pictures: {}, captions: {}, media: { 'a.mp4': {} } } },
  ],
  ['an older studio lacks a field', { values: { greeting: 'a' } }, { values: { greeting: 'a' } }],
  ['a field is gone', { values: { greeting: 'a', shoeSize: '43' } }, { values: { greeting: 'a' } }],
  ['a text was a list', { values: { greeting: ['a'], email: 'b' } }, { values: { email: 'b' } }],
  ['a list was a text', { values: { projects: 'a', email: 'b' } }, { values: { email: 'b' } }],
  [
    'an entry is none, whose place stays empty',
    { values: { projects: [null, 'a', { title: 'One', reel: 1 }] } },
    { values: { projects: [{}, {}, { title: 'One' }] } },
  ],
  ['a group is none', { values: { work: 5, texts: null, email: 'b' } }, { values: { email: 'b' } }],
  ['a file is lost', { values: {}, cv: 7, linkImage: 8, portrait: { picture: 9 } }, { values: {} }],
  ['a file is a text', { values: {}, cv: '%PDF', stills: 'a', portrait: 'b' }, { values: {} }],
  ['stills are a list', { values: {}, stills: [5, null] }, { values: {} }],
  ['nothing is right', { values: 'a', stills: null }, { values: {} }],
  ['it is nothing', undefined, { values: {} }],
])('a draft opens although %s', async (_, kept, read) => {
  expect(await keptAndRead(kept)).toEqual({ ...NO_FILES, ...read });
});

test('a draft brings in no property of objects', async () => {
  const values = JSON.parse('{ "__proto__": { "greeting": "a" }, "constructor": "b" }');
  const read = await keptAndRead({ values });
  expect(read).toEqual({ ...NO_FILES, values: {} });
});
