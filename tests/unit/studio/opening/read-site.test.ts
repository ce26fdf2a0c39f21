/** Reads saved sites again. tests/studio/foreign.slow.test.ts does it in the studio. */

import { zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { cvFileName } from '../../../../src/compose/files/file-names.ts';
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { asciiJson } from '../../../../src/site/ascii-json.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { readPage } from '../../../../src/studio/opening/read-site.ts';
import { portfolio, site } from '../../../support/owners/content.ts';
import { masked } from '../../../support/owners/heavy-drawings.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { film, story, vtt } from '../../../support/sites/page-with-films.ts';
import { otherBlocks } from '../../../support/studio/other-block.ts';
import { steepGrowth } from '../../growth.ts';
import { drawing, fileOf, htmlOf, page, problemOf, read, whole } from './given-site.ts';

const stories = `<script type="application/json" data-stories="">${asciiJson({ 0: story })}</script>`;
const ownCv = cvFileName(portfolio.firstName);

test('a page is read whole', () => {
  expect(whole).toMatchObject({
    values: {
      fullName: site.portfolio.fullName,
      projects: expect.arrayContaining([expect.objectContaining({ story })]),
    },
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

test('a page of version 3.2 has its stories in a block of their own', () => {
  expect(page).toContain(asciiJson(story));
  const { projects } = readPage(withStories(stories), fonts.measures).portfolio;
  expect(projects?.[0]?.story).toBe(story);
});

test('a film beside the page is found, and one that is empty is not', async () => {
  const empty = fileOf('harbour.mp4', new Uint8Array());
  expect(await read(htmlOf(page), empty)).toMatchObject({ mediaFiles: [] });
  const beside = await read(htmlOf(page), fileOf('harbour.mp4', film));
  expect(beside).toMatchObject({
    mediaFiles: [{ name: 'harbour.mp4', file: 1, start: 0, end: film.length }],
  });
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

const { withBlock, withFields } = otherBlocks(page);

/** A page of version 3.2 with these blocks of stories. */
function withStories(blocks: string): string {
  return page.replace(asciiJson(story), '""').replace('</body>', () => `${blocks}</body>`);
}
const withPortrait = (src: string) => page.replace(drawing, () => src);

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
  ['one without its stories', 'index.html', withStories(''), 'projects[0].story'],
  ['one that has them twice', 'index.html', withStories(stories + stories), 'more than one site'],
  [
    'a story that is a list',
    'index.html',
    withStories(stories.replace('"No', '["No').replace('"}', '"]}')),
    'projects[0].story',
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
