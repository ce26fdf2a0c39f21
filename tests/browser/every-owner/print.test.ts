/** The site on paper. One file, because all tests print with the same page of a browser. */
import type { PaperFormat } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { type RouteName, routeNames, routes } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import { linkedin, phone, portfolio, projects, words, work } from '../../support/owners/content.ts';
import {
  expectedTexts,
  slideName,
  wholePaths,
  wholeRoutes,
} from '../../support/owners/expected-texts.ts';
import { missingFrom, pdfPages, plainText, taggedText } from '../../support/reading/pdf-text.ts';
import { takePicture } from '../../support/reading/pixels.ts';
import {
  bullets,
  carouselRuns,
  currentBullet,
  rest,
  slides,
} from '../../support/visits/controls.ts';
import { settle } from '../../support/visits/route-page.ts';
import { portraitOnPaper } from '../portrait-on-paper.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const { about, contact, hero, footer } = words;
const entries = [
  ...[...work.jobs, ...projects].map(({ title }) => title),
  ...Object.values(about.cards).map(({ title }) => title),
];

/** On paper a link to another site shows its address, and the link to the CV shows the file name. */
const addresses: Readonly<Record<string, string>> = {
  [contact.whatsapp]: `https://wa.me/${phone.replace(/\D/g, '')}`,
  [contact.linkedin]: linkedin,
  [about.cards.cv.title]: cvFileName(portfolio.firstName),
};
const printed = (name: RouteName) =>
  expectedTexts[name].map((text) => (text in addresses ? `${text} (${addresses[text]})` : text));
const credits = [footer.credit, portfolio.fullName, phone];

const onScreenAlone = [
  ...[words.skipLink, words.newTab, words.scriptsOff, hero.button],
  ...[contact.lead, contact.email, contact.message, contact.submit, contact.copy, contact.save],
];

const visitor = setUpRoutePage();

const print = (format: PaperFormat = 'A4') =>
  visitor.page.pdf({ format, printBackground: true, preferCSSPageSize: false });

const asOpened = { state: 'before scrolling', scheme: 'dark', format: 'A4' } as const;
const scrolled = { state: 'after scrolling', scheme: 'light', format: 'Letter' } as const;
const withoutProgram = { state: 'without JavaScript', scheme: 'light', format: 'A4' } as const;
const states = [
  ...routeNames.map((name) => ({ name, ...asOpened })),
  ...wholeRoutes.flatMap((name) => [
    { name, ...scrolled },
    { name, ...withoutProgram },
  ]),
];

/** Whether the browser has a font with this letter. All letters without one look alike. */
const canDraw = (letter: string) =>
  visitor.page.evaluate((letter) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const [drawn, missing] = [letter, '\u{10FFFD}'].map((text) => {
      context?.clearRect(0, 0, 40, 40);
      context?.fillText(text, 10, 20);
      return context?.getImageData(0, 0, 40, 40).data.join();
    });
    return drawn !== missing;
  }, letter);

test.for(states)(
  '$name is printed whole, $state, on $format',
  async ({ name, state, scheme, format }, { skip }) => {
    const { path } = routes[name];
    const [emoji] = /\p{Emoji_Presentation}/u.exec(printed(name).join()) ?? [];
    const hasFont = emoji === undefined || (await canDraw(emoji));
    skip(!hasFont, 'no font with emoji here; in a PDF a letter without a font is no text');
    const javascript = state !== 'without JavaScript';
    await visitor.show(path, { scheme, javascript });
    if (state === 'after scrolling') await settle(visitor.page);
    const decoration = await visitor.page.$$eval('[aria-hidden="true"] span', (all) =>
      all.map(({ textContent }) => textContent ?? ''),
    );
    const pages = await pdfPages(await print(format));
    const text = pages.join(' ');
    expect(missingFrom(text, [...printed(name), ...credits])).toEqual([]);
    const unwanted = [...onScreenAlone, ...decoration];
    expect(unwanted.filter((words) => text.includes(words))).toEqual([]);
    if (name !== 'home') expect(text).not.toContain(plainText(portfolio.greeting));
    // No sheet is empty or has only the credits.
    // Without scripts and a route the document has every part.
    expect(pages.length).toBeLessThanOrEqual(javascript || path !== routes.home.path ? 2 : 3);
    const last = pages.at(-1) ?? '';
    // A few entries alone would look lost there.
    if (pages.length > 1)
      expect(entries.filter((entry) => last.includes(plainText(entry))).length).not.toBe(1);
    const [before = '', after = ''] = last.split(
      plainText(`${footer.credit} ${portfolio.fullName}`),
    );
    // A PDF draws cards after them, wherever they are on the sheet.
    const content = before + after.slice(after.indexOf(')') + 1);
    for (const page of [...pages, content]) expect(page.length).toBeGreaterThan(40);
  },
);

test.each(wholePaths)('%s is printed black on white', async (path) => {
  const { page, session, show } = visitor;
  await show(path, { width: 643, scheme: 'dark' });
  // As wide as A4 between its margins.
  await session.send('Emulation.setEmulatedMedia', {
    media: 'print',
    features: [{ name: 'prefers-color-scheme', value: 'dark' }],
  });
  // A still is neither black nor white.
  await page.$$eval('main svg', (stills) => {
    for (const still of stills) still.remove();
  });
  const picture = await takePicture(page);
  // On a sheet full of text 7 % are ink, and the same is true for the portrait.
  expect(picture.shareWithin(0, 0.2)).toBeGreaterThan(0.003);
  expect(picture.shareWithin(0, 0.2)).toBeLessThan(0.1);
  expect(picture.shareWithin(1, 1)).toBeGreaterThan(0.7);
});

test('the work experience of up to four jobs is one page, on A4 and on Letter', async () => {
  await visitor.show(routes.workDetails.path);
  for (const format of ['A4', 'Letter'] as const) {
    const pages = await pdfPages(await print(format));
    expect(pages, format).toHaveLength(work.jobs.length > 4 ? 2 : 1);
  }
});

test('the page of work says first whose it is, on paper alone', async () => {
  const { page, show } = visitor;
  await show(routes.workDetails.path);
  expect(await page.$eval('main', (main) => main.innerText)).not.toContain(portfolio.email);
  const [first = ''] = await pdfPages(await print());
  const said = [portfolio.fullName, hero.subtitle, portfolio.email, phone];
  const places = [...said, words.workDetails.heading].map((text) => first.indexOf(plainText(text)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test('a link to a page of the site says where that is, if the site has an address', async () => {
  const { address = '' } = portfolio;
  for (const path of wholePaths) {
    await visitor.show(path);
    const text = (await pdfPages(await print())).join(' ').replaceAll(' ', '');
    if (address === '') expect(text, path).not.toContain('#/');
    else if (path === routes.about.path)
      expect(text).toContain(`(${address}#${routes.workDetails.path})`);
  }
});

test('a heading that has the focus is printed without its ring', async () => {
  const { page, show } = visitor;
  await show(routes.about.path);
  await page.focus('main li a');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('h1:focus-visible'));
  const ring = async () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(await ring()).not.toBe('none');
  await page.emulateMediaType('print');
  expect(await ring()).toBe('none');
  await page.emulateMediaType();
});

test('the portrait stands beside the words, ends where the column ends, and has nothing but a margin below it', async () => {
  const { portrait, column, next, isBeside } = await portraitOnPaper(visitor);
  expect(portrait.right).toBe(column.right);
  expect(isBeside.length).toBeGreaterThan(1);
  expect(isBeside).not.toContain(false);
  // In pixels: 13 mm.
  expect(next.top - portrait.bottom).toBeLessThan(50);
  expect(next.top).toBeGreaterThan(portrait.bottom);
});

test('the address of a project stands behind its title', async () => {
  await visitor.show(routes.home.path);
  const text = (await pdfPages(await print())).join('').replaceAll(' ', '');
  const outside = projects.filter(({ path = '/' }) => !path.startsWith('/'));
  expect(outside.length).toBeGreaterThan(0);
  for (const { title, path } of outside) {
    expect(text).toContain(`${plainText(title)}(${path})`.replaceAll(' ', ''));
  }
});

test('a narrow window is no reason for more pages', async () => {
  for (const path of wholePaths) {
    await visitor.show(path, { width: 390 });
    const pages = await pdfPages(await print());
    expect(pages.length, path).toBeLessThanOrEqual(2);
    for (const page of pages) expect(page.length, path).toBeGreaterThan(40);
  }
});

describe('the carousel', () => {
  const titles = projects.map(({ title }) => title);
  const labels = () => visitor.page.$$eval(slides, (all) => all.map(({ ariaLabel }) => ariaLabel));

  test('is a list in its own order, however it was moved', async () => {
    const { page, show } = visitor;
    await show(routes.project.path, { width: 390 });
    await carouselRuns(page);
    const inOrder = projects.map((_, index) => slideName(index));
    await page.focus(bullets);
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press('ArrowLeft');
      const wanted = projects.length - step;
      await until(`slide ${wanted}`, async () => (await currentBullet(page)) === wanted);
      await rest(page);
      // The loop of the carousel has changed the order of the slides.
      expect(await labels()).not.toEqual(inOrder);
      const text = (await pdfPages(await print())).join(' ');
      const places = titles.map((title) => text.indexOf(plainText(title)));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places[0]).toBeGreaterThanOrEqual(0);
    }
  });

  test('has every slide in the tagged PDF, and those out of view cannot be reached by Tab again', async () => {
    const { page, show } = visitor;
    await show(routes.project.path, { width: 390 });
    await carouselRuns(page);
    const reachable = () =>
      page.$$eval(slides, (all) => all.map((slide) => !slide.hasAttribute('inert')));
    const before = await reachable();
    expect(before.filter(Boolean)).toHaveLength(1);
    const pdf = await page.pdf({ tagged: true });
    expect(missingFrom(await taggedText(pdf), titles)).toEqual([]);
    expect(await reachable()).toEqual(before);
  });
});
