/**
 * An owner for each language that the site comes with, and one for a language that it lacks. English and Spanish are covered by all
 * other tests. One file, because all tests of a language visit one built site.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { routes } from '../../../src/routes.ts';
import { directionOf } from '../../../src/words/direction.ts';
import { filledWordsIn, wordsIn } from '../../../src/words/languages.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { pdf } from '../../support/owners/damaged.ts';
import { expectedTextsOf, wholeRoutes } from '../../support/owners/expected-texts.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import {
  missingFrom,
  missingFromLines,
  missingLetters,
  pdfPages,
  plainText,
} from '../../support/reading/pdf-text.ts';
import { root } from '../../support/sites/project-copy.ts';
import { siteOf } from '../../support/sites/site.ts';
import { testLargeLetters, testLargeText } from '../../support/suites/large-text.ts';
import { settle } from '../../support/visits/route-page.ts';
import { problemsIn } from '../inspect.ts';
import { portraitOnPaper } from '../portrait-on-paper.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { expectReadingOrder } from '../tab.ts';
import { testSignForPlaying } from './sign-for-playing.ts';

const english = readFileSync(join(root, 'dist-readme.md'), 'utf8');
const languages = readdirSync(join(root, 'tests/fixtures/writers'));

describe.each(languages)('in %s', async (language) => {
  const portfolio = await portfolioOf(`writers/${language}`);
  const { kit } = wordsIn(portfolio.language, portfolio.texts);
  const counts = { jobs: portfolio.work.jobs.length, size: '1 kB', pages: 1 };
  const words = filledWordsIn(portfolio.language, portfolio.texts, counts);
  const texts = expectedTextsOf(portfolio, words);
  const cvName = cvFileName(portfolio.firstName);
  const cv = `public/${cvName}`;
  const visitor = setUpRoutePage(() =>
    buildVariation(language, portfolio, { [cv]: pdf(portfolio.fullName) }),
  );

  test.each(wholeRoutes)(
    '%s says all of its words, fits every width, and has no issue',
    async (name) => {
      const { page, show, change } = visitor;
      await show(routes[name].path, { width: 1920, height: 900 });
      const marks = await page.$eval('html', ({ lang, dir }) => [lang, dir]);
      expect(marks).toEqual([portfolio.language, directionOf(language)]);
      await settle(page);
      for (const width of [3840, 1920, 1280, 1024, 768, 390, 360, 320]) {
        await change({ width });
        expect(await layoutIssues(page), `${width} px`).toEqual([]);
      }
      const text = plainText(await page.$eval('main', ({ textContent }) => textContent ?? ''));
      expect(missingFrom(text, texts[name])).toEqual([]);
      expect(await axeIssues(page)).toEqual([]);
    },
  );

  test.each(wholeRoutes)('%s is printed whole', async (name) => {
    const { page, show } = visitor;
    await show(routes[name].path);
    const pages = await pdfPages(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeLessThanOrEqual(2);
    const { fullName, phone = '' } = portfolio;
    const expected = [...texts[name], words.footer.credit, fullName, phone];
    // In Japanese and Chinese a line may end inside a word.
    const missing = directionOf(language) === 'rtl' ? missingLetters : missingFromLines;
    expect(missing(pages.join(' '), expected)).toEqual([]);
    const { work, life, projects = [] } = portfolio;
    const titles = [...work.jobs, ...projects].map(({ title }) => title);
    const entries = [...titles, ...life.map(({ text }) => text)];
    const onLast = entries.filter((entry) => missing(pages.at(-1) ?? '', [entry]).length === 0);
    if (pages.length > 1) expect(onLast.length, 'one entry alone').not.toBe(1);
  });

  test('the note beside the page is written in it', () => {
    const note = readFileSync(join(root, siteOf(language), 'README.md'), 'utf8');
    const { fullName } = portfolio;
    const filled = (kit.readme ?? english)
      .replaceAll('{fullName}', fullName)
      .replaceAll('{cvFileName}', cvName);
    expect(note).toContain(filled);
  });

  test('holds nothing that a mail gateway stops', () => {
    expect(problemsIn(join(root, siteOf(language), 'index.html'))).toEqual([]);
  });

  test('fits 320 px without scripts', async () => {
    const { page, show } = visitor;
    await show('', { width: 320, javascript: false });
    expect(await layoutIssues(page)).toEqual([]);
  });

  testLargeText(visitor, true);
  testLargeLetters(visitor);

  test('no label of the form has the look of a field', async () => {
    const { page, show } = visitor;
    await show(routes.contact.path);
    const fields = await page.$$eval('form label', (labels) =>
      labels.map((label) =>
        [label, ...label.querySelectorAll('*')]
          .filter((element) => getComputedStyle(element).borderTopWidth !== '0px')
          .map(({ tagName }) => tagName),
      ),
    );
    expect(fields).toEqual([['INPUT'], ['TEXTAREA']]);
  });

  test('nothing lies over the skip link', async () => {
    const { page, show } = visitor;
    for (const width of [390, 1280, 1440, 1920]) {
      await show(routes.home.path, { width });
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const link = document.activeElement ?? document.body;
        const { left, top, width, height } = link.getBoundingClientRect();
        return [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) => {
          const hit = document.elementFromPoint(left + share * width, top + height / 2);
          return !link.contains(hit);
        });
      });
      expect(covered, `${width} px`).toEqual([]);
    }
  });

  // English stands for the other languages in Latin script.
  if (directionOf(language) === 'ltr') return;

  testSignForPlaying(visitor, 'rtl');

  test('a text that begins with a Latin name runs as the page does', async () => {
    const { page, show } = visitor;
    await show(routes.home.path);
    const marks = await page.evaluate(() => {
      const name = /(?:BBC|Studio) \p{sc=Arab}/u;
      const { FILTER_ACCEPT, FILTER_SKIP, SHOW_TEXT } = NodeFilter;
      const walker = document.createTreeWalker(document.body, SHOW_TEXT, ({ nodeValue }) =>
        name.test(nodeValue ?? '') ? FILTER_ACCEPT : FILTER_SKIP,
      );
      const places: boolean[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [found = ''] = name.exec(node.nodeValue ?? '') ?? [];
        const start = node.nodeValue?.indexOf(found) ?? 0;
        const [first, second] = [start, start + found.length - 1].map((at) => {
          const letter = new Range();
          if (node) letter.setStart(node, at);
          if (node) letter.setEnd(node, at + 1);
          return letter.getBoundingClientRect();
        });
        // A line above counts as before, because the greeting may have two lines.
        const isBefore =
          first && second && (first.right > second.right || first.bottom < second.top);
        places.push(isBefore === true);
      }
      return places;
    });
    // The greeting, a title and a credit.
    expect(marks).toEqual([true, true, true]);
  });

  test.each(['screen', 'print'])('no letter of it is under 14 px on %s', async (media) => {
    const { page, show } = visitor;
    await show('', { width: 320, javascript: false });
    await page.emulateMediaType(media);
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !/\p{sc=Arab}/u.test(node.nodeValue ?? '')) continue;
        if (Number.parseFloat(getComputedStyle(parent).fontSize) < 14)
          found.push(node.nodeValue ?? '');
      }
      return found;
    });
    await page.emulateMediaType();
    expect(small).toEqual([]);
  });

  test('its letters are as large in the page as in a font of the system', async () => {
    const { page, show } = visitor;
    await show('');
    const widths = await page.evaluate(() => {
      const span = document.createElement('span');
      span.textContent = 'سهاد';
      const inFont = (family: string) => {
        span.style.fontFamily = family;
        return span.getBoundingClientRect().width;
      };
      const heading = document.querySelector('h2') ?? document.body;
      return [document.body, heading].map((place) => {
        place.append(span);
        return [inFont(''), inFont('system-ui, sans-serif')];
      });
    });
    for (const [inPage, bySystem] of widths) expect(inPage).toBe(bySystem);
  });

  test('on paper the portrait stands where the lines end, beside the words', async () => {
    const { portrait, column, isBeside } = await portraitOnPaper(visitor);
    expect(portrait.left).toBe(column.left);
    expect(isBeside.length).toBeGreaterThan(1);
    expect(isBeside).not.toContain(false);
  });

  test.each(wholeRoutes)('%s has its controls in the order of reading', async (name) => {
    const { page, show } = visitor;
    await show(routes[name].path);
    const [first] = await expectReadingOrder(page);
    expect(first?.name).toBe(words.skipLink);
  });

  test('the arrow keys move the carousel the way they point', async () => {
    const { page, show } = visitor;
    await show(routes.project.path);
    const carousel = `[aria-roledescription="${words.projects.carousel}"]`;
    await page.waitForSelector(`${carousel} .swiper-initialized`);
    await page.focus(`${carousel} div div button`);
    const isAt = (count: number) =>
      page.waitForSelector(`${carousel} div div button:nth-of-type(${count})[aria-current]`);
    await page.keyboard.press('ArrowLeft');
    await isAt(2);
    await page.keyboard.press('ArrowRight');
    await isAt(1);
  });

  test('the phone number reads from left to right', async () => {
    const { page, show } = visitor;
    await show(routes.contact.path);
    const [first = 0, last = 0] = await page.evaluate((phone = '') => {
      const { FILTER_ACCEPT, FILTER_SKIP, SHOW_TEXT } = NodeFilter;
      const number = document
        .createTreeWalker(document.body, SHOW_TEXT, ({ nodeValue }) =>
          nodeValue === phone ? FILTER_ACCEPT : FILTER_SKIP,
        )
        .nextNode();
      return [0, phone.length - 1].map((at) => {
        const sign = new Range();
        if (number) sign.setStart(number, at);
        if (number) sign.setEnd(number, at + 1);
        return sign.getBoundingClientRect().left;
      });
    }, portfolio.phone);
    expect(first).toBeLessThan(last);
  });
});
