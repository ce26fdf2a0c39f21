/** Reads saved sites again. tests/studio/foreign.slow.test.ts does it in the studio. */

import { inflateSync, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { renderSiteData } from '../../../../src/site/site-data.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { type Given, readPage, readSite } from '../../../../src/studio/opening/read-site.ts';
import { site } from '../../../support/owners/content.ts';
import { pdf } from '../../../support/owners/damaged.ts';
import { masked } from '../../../support/owners/heavy-drawings.ts';
import { steepGrowth } from '../../../support/reading/growth.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { film, vtt, withFilms } from '../../../support/sites/page-with-films.ts';
import { type Mutation, mutationsOf } from '../../../support/studio/mutations.ts';
import { otherBlocks } from '../../../support/studio/other-block.ts';

const drawing = svgAddress('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
const { src: _, ...size } = site.portrait;
const page = await withFilms(`<!doctype html>
<html lang="en"><head><title>Ana</title></head>
<body><div id="root" data-static=""><main><!--$--><h1>Ana</h1>
<img id="portrait" class="a" src="${drawing}" width="800" height="1000" alt="" data-part="portrait"/><!--/$--></main></div>
${renderSiteData({ ...site, portrait: size })}
</body></html>
`);

const mutations = mutationsOf(page, pdf('Ana'));
const read = (...given: Given[]) => readSite(given, fonts.measures);
const fileOf = (name: string, bytes: Uint8Array): Given => ({
  name,
  size: bytes.length,
  read: async (from, to) => new Uint8Array(bytes.subarray(from, to)),
});
const htmlOf = (text: string) => fileOf('index.html', new TextEncoder().encode(text));
const whole = await read(htmlOf(page));

async function problemOf(...given: Given[]) {
  const found = await read(...given);
  return 'reason' in found ? new OpenError(found.reason, found.what).message : undefined;
}

/** What is wrong with each mutation, and the milliseconds that it takes. Each is read once for all tests. */
const tried = new Map<Mutation, ReturnType<typeof timed>>();
function problemWith(mutation: Mutation) {
  const trying = tried.get(mutation) ?? timed(mutation);
  tried.set(mutation, trying);
  return trying;
}
async function timed({ name, bytes }: Mutation) {
  const start = performance.now();
  const problem = await problemOf(fileOf(name, bytes));
  return { problem, time: performance.now() - start };
}

test('a page is read whole', () => {
  expect(whole).toMatchObject({
    values: { fullName: site.portfolio.fullName },
    portrait: { src: drawing },
    stills: [
      { name: 'still-1', poster: expect.stringMatching(/^data:image\/webp/) },
      { name: 'still-2' },
    ],
    pictures: [{ name: 'picture-1', src: expect.stringMatching(/^data:image\/webp/) }],
    media: {
      'harbour.mp4': {
        type: 'video/mp4; codecs="avc1.42E01E"',
        seconds: 12.5,
        width: 1920,
        height: 804,
      },
    },
    captions: { 'harbour.vtt': { language: 'en', text: vtt } },
    mediaFiles: [],
  });
});

test.each(['a film', 'a packed film'])('%s in a zip is found, and not read', async (wanted) => {
  const { name = '', bytes = film } = mutations.find(({ what }) => what === wanted) ?? {};
  const zip = fileOf(name, bytes);
  const ranges: [number, number][] = [];
  const found = await read({
    ...zip,
    read: (from, to) => {
      ranges.push([from, to]);
      return zip.read(from, to);
    },
  });
  const [place, another] = 'reason' in found ? [] : found.mediaFiles;
  if (!place?.packed) throw new Error('The film is not found.');
  const { start, end, packed } = place;
  const inside = bytes.slice(start, end);
  expect(place).toMatchObject({ name: 'harbour.mp4', file: 0 });
  expect(packed.method === 0 ? inside : inflateSync(inside)).toEqual(film);
  expect(packed).toMatchObject({ size: film.length, packedSize: inside.length });
  expect(another).toBeUndefined();
  // The end of a small zip is read at once, with the film in it.
  expect(
    ranges.filter(([from, to]) => from > 0 && from < end && to > start && to !== bytes.length),
  ).toEqual([]);
});

test('a film beside the page is found, and one that is empty or in another folder is not', async () => {
  const empty = fileOf('harbour.mp4', new Uint8Array());
  expect(await read(htmlOf(page), empty)).toMatchObject({ mediaFiles: [] });
  const beside = await read(htmlOf(page), fileOf('harbour.mp4', film));
  expect(beside).toMatchObject({
    mediaFiles: [{ name: 'harbour.mp4', file: 1, start: 0, end: film.length }],
  });
  const { name = '', bytes = film } =
    mutations.find(({ what }) => what === 'a film in another folder') ?? {};
  expect(await read(fileOf(name, bytes))).toMatchObject({ mediaFiles: [] });
});

test('each of more than 300 changes of a page and its zip ends in a site or a sentence', async () => {
  expect(mutations.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const mutation of mutations) {
    const { what, opens } = mutation;
    const { problem, time } = await problemWith(mutation);
    if (time > 5000) wrong.push(`${what} takes ${Math.round(time)} ms`);
    else if (problem !== undefined && (opens || !/^(?:is|holds|was) .*\.?$/.test(problem)))
      wrong.push(`${what} ${problem}`);
  }
  expect(wrong).toEqual([]);
});

test('a zip with another bit is a damaged one, or the same site', async () => {
  const different: string[] = [];
  for (const { what, name, bytes } of mutations.filter(({ what }) => /another bit/.test(what))) {
    const found = await read(fileOf(name, bytes));
    if ('reason' in found) continue;
    const isSame =
      JSON.stringify(found.values) === JSON.stringify('values' in whole && whole.values);
    if (!isSame) different.push(what);
  }
  expect(different).toEqual([]);
});

test.each([
  ['locked', /locked with a password/],
  ['Zip64', /cannot be read here/],
  ['a list of Zip64', /cannot be read here/],
  ['a part of several', /cannot be read here/],
  ['packed in another way', /cannot be read here/],
  ['other bytes than its checksum says', /damaged zip/],
  ['more bytes than it holds', /damaged zip/],
  ['zeros that it calls 9 bytes', /damaged zip/],
  ['one name twice', /holds index\.html twice/],
  ['70 MB of zeros', /more than 60 MB/],
  ['a film of another size', /damaged zip/],
  ['a film that is longer than the zip', /damaged zip/],
  ['a film outside of the zip', /damaged zip/],
  ['a locked film', /locked with a password/],
  ['a film that is packed in another way', /cannot be read here/],
  ['a film of Zip64 without its size', /cannot be read here/],
  ['a film twice', /holds harbour\.mp4 twice/],
  ['captions twice', /more than one site/],
  ['captions: 30 MB', /more than a site can hold/],
  ['no captions', /is damaged/],
  ['portfolio.projects.0.film: a path', /projects\[0\]\.film/],
  ['media.harbour.mp4.width: a text', /is damaged/],
  ['media.harbour.mp4.seconds: -1', /is damaged/],
  ['media.harbour.mp4.type: another type', /is damaged/],
  ['100,000 files', /damaged|empty/],
  ['only its end', /damaged zip/],
  ['no file', /holds no index\.html/],
  ['a second block', /more than one site/],
  ['100,000 levels', /more than a site can hold/],
  ['a million values', /more than a site can hold/],
  ['only a version', /is damaged/],
])('%s is told as that', async (wanted, sentence) => {
  const mutation = mutations.find(({ what }) => what === wanted);
  if (!mutation) throw new Error(`No change is called ${wanted}.`);
  expect((await problemWith(mutation)).problem).toMatch(sentence);
});

describe('the time that a page takes grows with its length', () => {
  it.each([
    ...[
      '<',
      '<b>',
      '<div>',
      '<!--',
      '<script ',
      '<script>',
      '<style>',
      '</script',
      '<img ',
      '<img a',
      '<image id="',
    ],
    ...[
      '<img a=',
      '<img a="',
      "<img a='",
      '<img a="b" ',
      '&#39;',
      '&',
      '<div id=root ',
      '-->',
      '<title>',
      '/ ',
    ],
  ])('%s', (run) => {
    const factor = steepGrowth((length) =>
      expect(() => readPage(run.repeat(length), fonts.measures)).toThrow(OpenError),
    );
    expect(factor).toBeUndefined();
  });
});

test('two zips with a site each are told apart by nobody', async () => {
  const zip = fileOf('a.zip', zipSync({ 'index.html': new TextEncoder().encode(page) }));
  expect(await problemOf(zip, zip)).toMatch(/twice/);
});

const { withBlock, withFields } = otherBlocks(page);

const withPortrait = (src: string) => page.replace(drawing, () => src);

test('a picture that many projects show is read once, and one crop of it is all that it has', async () => {
  const projectsWith = (focus: (index: number) => string) =>
    withFields({
      projects: Array.from({ length: 1000 }, (_, index) => ({
        ...{ title: 'Salt', still: 'still-1', stillFocus: focus(index) },
        pictures: Array.from({ length: 8 }, () => ({ file: 'picture-1' })),
      })),
    });
  expect(await read(htmlOf(projectsWith(() => 'left')))).toMatchObject({
    stills: [{ name: 'still-1', focus: 'left' }],
    pictures: [{ name: 'picture-1' }],
  });
  const many = projectsWith((index) => `${index % 100}.${index}% 0%`);
  expect(await problemOf(htmlOf(many))).toContain('is damaged');
});

test.each<[what: string, name: string, content: string | Uint8Array, sentence: string]>([
  [
    'a page of another program',
    'index.html',
    '<!doctype html><h1>Hi</h1>',
    'is no page of this studio',
  ],
  ['an empty page', 'index.html', '', 'is empty'],
  [
    'a page of version 1',
    'index.html',
    '<!doctype html><div id="root" data-static=""><h1>Hi</h1></div>',
    'version 1, which carries no content',
  ],
  ['a newer one', 'index.html', withBlock((block) => ({ ...block, version: 99 })), 'newer studio'],
  [
    'one without a version',
    'index.html',
    withBlock(({ portfolio }) => ({ portfolio })),
    'is damaged',
  ],
  [
    'one that ends early',
    'index.html',
    page.slice(0, page.indexOf('id="site-data"') + 200),
    'is damaged',
  ],
  ['a block that is null', 'index.html', withBlock(() => null), 'is damaged'],
  [
    'a block with a prototype',
    'index.html',
    withFields({ __proto__x: 'x' }).replace('__proto__x', '__proto__'),
    'is damaged',
  ],
  ['a field of another type', 'index.html', withFields({ greeting: { toString: 1 } }), 'greeting'],
  ['projects that are a text', 'index.html', withFields({ projects: 'all' }), 'projects'],
  [
    'a link that is a script',
    'index.html',
    withFields({ links: [{ name: 'x', address: 'javascript:alert(1)' }] }),
    'links[0].address',
  ],
  [
    'a language that leads out of its place',
    'index.html',
    withFields({ language: 'en"><script>' }),
    'language',
  ],
  [
    'a portrait from the web',
    'index.html',
    withPortrait('https://example.com/a.png'),
    'a picture in it is none',
  ],
  [
    'a drawing that acts',
    'index.html',
    withPortrait("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    'a picture in it is none',
  ],
  [
    'a zip without a page',
    'site.zip',
    zipSync({ 'notes.txt': new Uint8Array(3) }),
    'holds no index.html',
  ],
  [
    'a damaged zip',
    'site.zip',
    zipSync({ 'index.html': Buffer.from(page) }).subarray(0, -9),
    'is a damaged zip',
  ],
  [
    'a drawing that masks what is masked',
    'index.html',
    withPortrait(svgAddress(masked)),
    'holds a drawing that takes a browser too long to paint',
  ],
])('%s is refused in a sentence', async (_, name, content, sentence) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  expect(await problemOf(fileOf(name, bytes))).toContain(sentence);
});
