import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../../src/compose/drawings.ts';
import type { MotifName, Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { newestVersion, renderSiteData } from '../../../src/site/site-data.ts';
import { noBlocks, site } from '../../support/owners/content.ts';
import { leaves } from '../../support/owners/schema-fields.ts';

const { src: _, ...size } = site.portrait;

/** The text of the block, with this greeting. */
function blockWith(greeting: string) {
  const portfolio = { ...site.portfolio, greeting };
  const $ = load(
    `<body>${renderSiteData({ ...site, portfolio, portrait: size }, noBlocks)}<p>End</p>`,
  );
  // The text cannot close the element.
  expect($('body').children().length).toBe(2);
  return JSON.parse($('script').text());
}

describe('the hydration data', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    '"quotes", \'single\' and \\ backslashes',
    'lines\u2028of\u2029all\r\nkinds',
    'a\u0000 \uFEFF \uD83D',
    'مساء الخير 放送 💬 &amp; &lt;',
  ])('is JSON, and the same again, with %j in a text', (text) => {
    expect(blockWith(text).portfolio.greeting).toBe(text);
  });

  test('has what the owner said, and what the program says', () => {
    expect(blockWith(site.portfolio.greeting)).toEqual({
      ...site,
      version: expect.any(Number),
      portrait: size,
    });
  });

  test('has a version that rises with the fields of the content', () => {
    const message =
      'An older studio refuses a newer page by its version. If the fields change, write the next version into SINCE in site-data.ts, and both here.';
    expect([newestVersion(), ...leaves.map(({ path }) => path)], message).toEqual([
      8,
      ...['language', 'firstName', 'fullName', 'greeting', 'occupation', 'reel.name'],
      ...['reel.address', 'reel.file', 'reel.still', 'reel.stillAlt', 'craft', 'accent'],
      ...['portraitAlt', 'portraitFocus', 'description', 'about'],
      ...['projects.title', 'projects.role', 'projects.year', 'projects.client', 'projects.text'],
      ...['projects.path', 'projects.film', 'projects.captions'],
      ...['projects.still', 'projects.stillAlt', 'projects.stillFocus'],
      ...['projects.story', 'projects.slug', 'projects.pictures.file', 'projects.pictures.alt'],
      ...['projects.pictures.caption', 'projects.credits.role', 'projects.credits.name'],
      ...['work.summary', 'work.jobs.title', 'work.jobs.field'],
      ...['work.jobs.period', 'work.jobs.points', 'work.lists.heading', 'work.lists.points'],
      ...['life.motif', 'life.text', 'email', 'phone', 'whatsapp', 'linkedin'],
      ...['links.name', 'links.address', 'address'],
      ...['otherLanguages.language', 'otherLanguages.address'],
      ...['legal.heading', 'legal.text', 'legal.links.name', 'legal.links.address'],
    ]);
  });

  test('has the lowest version that can open the page whole', () => {
    const { projects: _, work: __, life: ___, ...plain } = site.portfolio;
    const legal = { heading: 'Legal notice', text: 'Ana' };
    const shown = (...names: MotifName[]) =>
      Object.fromEntries(names.map((name) => [name, drawings[name]]));
    const versionOf = (
      portfolio: Portfolio,
      blocks = noBlocks,
      others: Partial<Pick<SiteContent, 'drawings' | 'media'>> = {},
    ) => {
      const said = { ...site, portfolio, portrait: size, drawings: {}, ...others };
      const block = renderSiteData(said, blocks);
      return JSON.parse(load(block)('script').text()).version;
    };
    expect(versionOf(plain)).toBe(5);
    expect(versionOf({ ...plain, legal })).toBe(6);
    expect(versionOf({ ...plain, legal }, { ...noBlocks, further: { de: {} } })).toBe(7);
    expect(versionOf(plain, noBlocks, { drawings: shown('order', 'spanish') })).toBe(5);
    expect(versionOf(plain, noBlocks, { drawings: shown('order', 'music') })).toBe(8);
    expect(versionOf(plain, noBlocks, { media: { 'a.mp3': { seconds: 1 } } })).toBe(5);
    expect(versionOf(plain, noBlocks, { media: { 'a.mp3': { wave: '0'.repeat(60) } } })).toBe(8);
    const reel = { name: 'Reel', file: 'reel.mp4' };
    expect(versionOf({ ...plain, reel })).toBe(5);
    expect(versionOf({ ...plain, reel: { ...reel, still: 'reel.jpg' } })).toBe(8);
  });
});
