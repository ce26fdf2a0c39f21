/** Reads saved pages again. tests/studio/foreign.slow.test.ts does it in the studio. */

import { zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { asciiJson } from '../../../../src/site/ascii-json.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { readPage } from '../../../../src/studio/opening/read-page.ts';
import { site } from '../../../support/owners/content.ts';
import { masked } from '../../../support/owners/heavy-drawings.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { story, vtt } from '../../../support/sites/page-with-films.ts';
import { otherBlocks } from '../../../support/studio/other-block.ts';
import { steepGrowth } from '../../growth.ts';
import { drawing, fileOf, page, problemOf, whole } from './given-site.ts';

const stories = `<script type="application/json" data-stories="">${asciiJson({ 0: story })}</script>`;

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
    '<!doctype html><html><div id="root" data-static=""><h1>Hi</h1></div></html>',
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
