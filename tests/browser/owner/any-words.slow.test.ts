/** Whatever an owner writes, even code that attacks, the page is built, shows it as text and sends nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packKit } from '../../../src/node/files/pack.ts';
import { routes } from '../../../src/routes.ts';
import { textsOf } from '../../../src/schema/portfolio/texts.ts';
import { fieldOf } from '../../../src/schema/registry.ts';
import { filledWordsIn, wordsIn } from '../../../src/words/languages.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio } from '../../support/owners/content.ts';
import { expectedTextsOf, wholeRoutes } from '../../support/owners/expected-texts.ts';
import type { WholePortfolio } from '../../support/owners/owners.ts';
import { everyField, exampleOf } from '../../support/owners/schema-fields.ts';
import { missingFrom, plainText } from '../../support/reading/pdf-text.ts';
import { builtFile } from '../../support/sites/site.ts';
import { settle } from '../../support/visits/route-page.ts';
import { problemsIn } from '../inspect.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { spamPoints } from './spam-points.ts';

/** Texts that look like code which sends, stores or attacks, and ordinary texts. */
const ordinary = [
  'I fetch (and carry)',
  'localStorage, sessionStorage, indexedDB',
  'a new Blob',
  'the new Function room',
  'document.write and document.cookie',
  'eval (one more)',
  'data:text/html,hello',
  'url(x) and @import "y"',
  'XMLHttpRequest, import.meta',
  'createObjectURL',
];
const addresses = [
  `https://ja.wikipedia.org/wiki/${encodeURIComponent('東京国際映画祭記録映画')}`,
  `https://ar.wikipedia.org/wiki/${encodeURIComponent('مهرجانالقاهرةالسينمائي')}`,
  `https://ru.wikipedia.org/wiki/${encodeURIComponent('Московскийкинофестиваль')}`,
  'https://a.tv/url(x)',
  'https://a.tv/fetch(1)?new%20Blob',
] as const;

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><img src=x onerror=alert(1)>',
  '"><body onload="alert(1)">',
  "'onmouseover='alert(1)",
  '</style><style>*{display:none}',
  '`+alert(1)+`);alert(1)//',
  '&quot;&lt;b&gt;\u2028]]>',
  '<meta http-equiv="refresh" content="0">',
  '<base href="https://a.tv/">',
];

/** Each field has all of the texts, or the next one that fits. The projects keep their test cards. */
function contentOf(texts: readonly string[]): WholePortfolio {
  const all = texts.join(' ');
  let count = 0;
  const next = (values: readonly string[]) => values[count++ % values.length] ?? '';
  const fields = everyField(({ path, schema }) => {
    const { most } = fieldOf(schema);
    if (path === 'links.address' || path === 'projects.path') return next(addresses);
    if (most === undefined) return exampleOf(schema);
    return all.length <= most ? all : next(texts.filter(({ length }) => length <= most));
  }, texts.length);
  const ofFiles = ['still', 'stillAlt', 'stillFocus', 'film', 'captions', 'pictures', 'slug'];
  const withoutFiles = (group: object) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => !ofFiles.includes(name)));
  const projects = fields.projects.map((project) => ({
    ...withoutFiles(project),
    title: project.title,
  }));
  const reel = { ...withoutFiles(fields.reel ?? {}), name: fields.reel?.name ?? '' };
  const { firstName } = portfolio;
  return { ...fields, firstName, address: 'https://ana.tv/new%20Blob/', projects, reel };
}

describe.each([
  ['ordinary', ordinary],
  ['hostile', hostile],
])('an owner of %s words', (name, texts) => {
  const content = contentOf(texts);
  const counts = { jobs: content.work.jobs.length, size: '1 kB', pages: 1 };
  const words = filledWordsIn(content.language, textsOf({ ...content, texts: {} }), counts);
  const expected = expectedTextsOf(content, words);
  let file = '';
  const visitor = setUpRoutePage(async () => {
    file = await buildVariation(name, content);
    return file;
  });

  test('has a page that no mail gateway stops', () => {
    expect(problemsIn(file, [...texts, ...addresses])).toEqual([]);
  });

  test.each(wholeRoutes)('has all of them on %s, and nothing of them is run', async (route) => {
    const { page, show } = visitor;
    await show(routes[route].path);
    await settle(page);
    const text = plainText(await page.$eval('main', ({ textContent }) => textContent ?? ''));
    expect(missingFrom(text, expected[route])).toEqual([]);
  });
});

test('a draft of hostile words stays below 2 points of SpamAssassin', async (context) => {
  const { kit } = wordsIn(portfolio.language, {});
  const page = new Map([['index.html', readFileSync(builtFile())]]);
  const [, draft = ''] = (await packKit(page, contentOf(hostile), kit)).files.values();
  expect(spamPoints(draft, context)).toBeLessThan(2);
});
