import { expect, test } from 'vitest';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio.ts';
import { filesOf, readWork, withoutFiles } from '../../../../src/studio/draft/record.ts';
import type { Work } from '../../../../src/studio/model/edited-site.ts';

const form = formOf(portfolioSchema('en'));

const bytes = () => new TextEncoder().encode('%PDF-1.7');

const work: Work = {
  said: {
    greeting: 'Hello',
    whatsapp: true,
    projects: [{ title: 'One' }, { title: '' }],
    work: { jobs: [{ points: ['I shoot.', ''] }] },
    texts: { 'hero.button': 'Go' },
  },
  stills: {},
  cv: bytes(),
  linkPicture: { bytes: bytes(), shows: 'Hello' },
};

/** As a later studio reads what an earlier one has written. */
function keptAndRead(kept: unknown, files: readonly object[] = []) {
  return readWork(structuredClone(kept), form, (ref) => structuredClone(files[Number(ref)]));
}

test('a work is read as it was written, with each file in a record of its own', async () => {
  const files = filesOf(work);
  const text = withoutFiles(work, (file) => files.indexOf(file));
  expect(files).toEqual([work.cv, work.linkPicture]);
  expect(JSON.stringify(text)).not.toContain('37');
  expect(await keptAndRead(text, files)).toEqual(work);
});

test.each<[string, unknown, Partial<Work>]>([
  ['an older studio lacks a field', { said: { greeting: 'a' } }, { said: { greeting: 'a' } }],
  ['a field is gone', { said: { greeting: 'a', shoeSize: '43' } }, { said: { greeting: 'a' } }],
  ['a text was a list', { said: { greeting: ['a'], email: 'b' } }, { said: { email: 'b' } }],
  ['a list was a text', { said: { projects: 'a', email: 'b' } }, { said: { email: 'b' } }],
  [
    'an entry is none',
    { said: { projects: [null, 'a', { title: 'One', reel: 1 }] } },
    { said: { projects: [{ title: 'One' }] } },
  ],
  ['a group is none', { said: { work: 5, texts: null, email: 'b' } }, { said: { email: 'b' } }],
  ['a file is lost', { said: {}, cv: 7, linkPicture: 8, portrait: { picture: 9 } }, { said: {} }],
  ['a file is a text', { said: {}, cv: '%PDF', stills: 'a', portrait: 'b' }, { said: {} }],
  ['stills are a list', { said: {}, stills: [5, null] }, { said: {} }],
  ['nothing is right', { said: 'a', stills: null }, { said: {} }],
  ['it is nothing', undefined, { said: {} }],
])('a draft opens although %s', async (_, kept, read) => {
  expect(await keptAndRead(kept)).toEqual({ stills: {}, ...read });
});

test('a draft brings in no property of objects', async () => {
  const said = JSON.parse('{ "__proto__": { "greeting": "a" }, "constructor": "b" }');
  const read = await keptAndRead({ said });
  expect(read).toEqual({ said: {}, stills: {} });
});
