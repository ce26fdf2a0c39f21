/** The languages of a site, one of whose pages may be broken, changed or somebody else's. */
import { expect, test } from 'vitest';
import { asciiJson } from '../../../../src/site/ascii-json.ts';
import { differencesOf } from '../../../../src/site/languages/differences.ts';
import { OpenError } from '../../../../src/studio/opening/open-error.ts';
import { type Choice, readSite, type SiteRead } from '../../../../src/studio/opening/read-site.ts';
import { fonts } from '../../../support/sites/compiled.ts';
import { fileOf, page } from './given-site.ts';

type Portfolio = Record<string, unknown>;

const BLOCK = /(?<=<script type="application\/json" id="site-data">).*?(?=<\/script>)/s;
const data = JSON.parse(BLOCK.exec(page)?.[0] ?? '');
const english: Portfolio = {
  ...data.portfolio,
  otherLanguages: [{ language: 'ar', address: 'ar.html' }],
};
const inArabic = { language: 'ar', greeting: 'مرحبًا' };
const arabic: Portfolio = {
  ...english,
  ...inArabic,
  otherLanguages: [{ language: 'en', address: 'index.html' }],
};

/** A page that says what another one says, too. */
function pageOf(portfolio: Portfolio, other?: Portfolio): string {
  const further = other && {
    [`${other.language}`]: { portfolio: differencesOf(portfolio, other) },
  };
  const block = further
    ? `<script type="application/json" id="further">${asciiJson(further)}</script>`
    : '';
  return page
    .replace(BLOCK, () => asciiJson({ ...data, portfolio, version: 8 }))
    .replace('</body>', () => `${block}</body>`);
}

const both = pageOf(english, arabic);
const arabicPage = pageOf(arabic, english);
const cut = arabicPage.slice(0, arabicPage.indexOf('greeting'));

async function opened(files: Record<string, string>, choice?: Choice): Promise<SiteRead> {
  const given = Object.entries(files).map(([name, text]) => fileOf(name, Buffer.from(text)));
  const read = await readSite(given, fonts.measures, choice);
  if ('reason' in read) throw new OpenError(read.reason, read.what);
  return read;
}
const namesBeside = ({ beside }: SiteRead) => beside.files.map(({ name }) => name);
const NOTHING = { fields: [], broken: [], changed: [] };

test('a page beside index.html that says the same is a language of it', async () => {
  const site = await opened({ 'index.html': both, 'ar.html': arabicPage });
  expect(site.further).toEqual([{ values: expect.objectContaining(inArabic) }]);
  expect(site.leftOut).toEqual(NOTHING);
});

test.each([
  ['is empty', ''],
  ['is cut', cut],
  ['is no page of a studio', '<!doctype html><title>Ana</title>'],
])('what index.html says counts if the page beside it %s, which is told', async (_, html) => {
  const site = await opened({ 'index.html': both, 'ar.html': html });
  expect(site.further).toEqual([{ values: expect.objectContaining(inArabic) }]);
  expect(site.leftOut).toEqual({ ...NOTHING, broken: ['ar.html'] });
  expect(namesBeside(site)).toEqual([]);
});

test.each([
  ['that somebody has changed', pageOf({ ...arabic, greeting: 'أهلًا' }, english)],
  ['of somebody else', pageOf({ ...arabic, fullName: 'Zoe' })],
  ['of a newer studio', arabicPage.replace('"version":8', '"version":99')],
])('a page %s stays beside index.html, and what that says otherwise is told', async (_, html) => {
  const site = await opened({ 'index.html': both, 'ar.html': html });
  expect(site.further).toEqual([]);
  expect(site.leftOut).toEqual({ ...NOTHING, changed: ['ar.html'] });
  expect(namesBeside(site)).toEqual(['ar.html']);
  expect(site.beside.pages).toEqual(['ar.html']);
});

test('of a language that says more than texts, index.html alone gives the texts, and what is left out is told', async () => {
  const site = await opened({
    'index.html': pageOf({ ...english, about: undefined }, { ...arabic, about: 'عني' }),
  });
  expect(site.further).toEqual([{ values: expect.objectContaining(inArabic) }]);
  expect(site.leftOut).toEqual({ ...NOTHING, fields: ['About you'] });
});

test.each([
  ['in what it says', cut],
  ['before that', arabicPage.slice(0, arabicPage.indexOf('site-data'))],
])('a page that is cut %s cannot be taken as a translation', async (_, html) => {
  const files = { 'index.html': pageOf(english), 'ar.html': html };
  expect((await opened(files)).beside.pages).toEqual(['ar.html']);
  await expect(opened(files, { translation: 'ar.html' })).rejects.toThrow(
    new OpenError('damaged').message,
  );
});
