import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fileNamesOf, mediaNamesOf } from '../../../src/compose/files/file-names.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { loadPages } from '../../../src/node/owner/load.ts';
import { routes } from '../../../src/routes.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { PART } from '../../../src/site/hydration/marks.ts';
import { filledWordsIn } from '../../../src/words/languages.ts';
import { expectedTextsOf, wholeRoutes } from '../../support/owners/expected-texts.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { missingFrom, plainText } from '../../support/reading/pdf-text.ts';
import { root } from '../../support/sites/project-copy.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

/**
 * The project's own site, as `npm run build` has just put it into dist/, whatever its content is, opened from a folder with an
 * ordinary name. Its size is tested on the fixtures' sites, because an owner's photo may be heavy.
 */

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) throw new Error('npm run build makes the site to test.');
const portfolio = await portfolioOf();
const counts = { jobs: portfolio.work?.jobs.length ?? 0, size: '', pages: 1 };
const words = filledWordsIn(portfolio.language, portfolio.texts, counts);
const expected = expectedTextsOf(portfolio, words);
const file = join(scratchFolder('own-site').path, 'Mappe für Ana – Núñez & Co', 'index.html');

const visitor = setUpRoutePage(() => {
  cpSync(dist, dirname(file), { recursive: true });
  return file;
});

test.each(wholeRoutes)(
  '%s opens from a folder with spaces, fits, and has no issue',
  async (name) => {
    const { page, show, change } = visitor;
    await show(routes[name].path);
    expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(expected[name][0]);
    expect(await page.title()).toContain(portfolio.fullName);
    expect(await page.title()).toContain(routes[name].title(words));
    await settle(page);
    for (const width of [320, 1280]) {
      await change({ width });
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${width} px wide, it scrolls sideways`).toBe(false);
    }
    expect(await axeIssues(page)).toEqual([]);
  },
);

test('it says all of its content without scripts', async () => {
  const { page, show } = visitor;
  await show('', { javascript: false });
  const parts = await page.$$eval(`[${PART}]`, (all) => all.map((part) => part.checkVisibility()));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts).not.toContain(false);
  const text = plainText(await page.$eval('body', ({ textContent }) => textContent ?? ''));
  const { home, workDetails, lifeDetails } = expected;
  expect(missingFrom(text, [...home, ...workDetails, ...lifeDetails])).toEqual([]);
});

test('a page in each language, its CV, a README and the link image for its address are beside it, and nothing else', async () => {
  const { pages } = await loadPages(foldersOf(root));
  // The build has checked them.
  const written = pages.map(({ portfolio }) => portfolio as Portfolio);
  const names = written.flatMap((portfolio) => {
    const { page, cv, readme, linkImage } = fileNamesOf(portfolio);
    const media = mediaNamesOf(portfolio);
    const text = readFileSync(join(dirname(file), readme), 'utf8');
    expect(media.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    return [page, cv, readme, ...(portfolio.address ? [linkImage] : []), ...media];
  });
  expect(readdirSync(dirname(file)).sort()).toEqual([...new Set(names)].sort());
});
