/** An owner with two languages: two pages in one folder, which link to each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { newPage } from '../../support/drivers/chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { portfolio } from '../../support/owners/content.ts';
import { startServer } from '../../support/sites/server.ts';
import { ADDRESS, buildTwoLanguages, cvs, SECOND } from '../../support/sites/two-languages.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { problemsIn } from '../inspect.ts';
import { setUpContext } from '../set-up-page.ts';

const folder = await buildTwoLanguages('two-languages');
const context = setUpContext();
const fileOf = (name: string) => readFileSync(join(folder, name));
/** Both pages, parsed once for all tests. */
const parsed = Object.fromEntries(
  ['index.html', `${SECOND}.html`].map((name) => [name, load(fileOf(name))]),
);
const documentOf = (page: string) => parsed[page] ?? load('');
const headOf = (page: string) => {
  const $ = documentOf(page);
  const meta = (name: string) => $(`meta[property="${name}"]`).attr('content');
  return {
    canonical: $('link[rel="canonical"]').attr('href'),
    url: meta('og:url'),
    image: meta('og:image'),
    person: JSON.parse($('script[type="application/ld+json"]').text()).url,
  };
};
const alternatesIn = (page: string) =>
  documentOf(page)('link[rel="alternate"]')
    .toArray()
    .map(({ attribs: { hreflang, href } }) => [hreflang, href])
    .sort();

test('no file has the name of another: both pages have a CV, a picture and a note of their own', () => {
  const names = readdirSync(folder).map((name) => name.normalize());
  expect(names.sort()).toEqual(
    [
      ...['index.html', cvs.first.name, 'README.md', 'preview.png'],
      ...[`${SECOND}.html`, cvs.second.name, `README.${SECOND}.md`, `preview.${SECOND}.png`],
    ].sort(),
  );
  expect(cvs.first.bytes.equals(fileOf(cvs.first.name))).toBe(true);
  expect(cvs.second.bytes.equals(fileOf(cvs.second.name))).toBe(true);
  expect(fileOf('preview.png').equals(fileOf(`preview.${SECOND}.png`))).toBe(false);
  const readme = fileOf(`README.${SECOND}.md`).toString();
  for (const name of [`${SECOND}.html`, cvs.second.name, `preview.${SECOND}.png`])
    expect(readme).toContain(name);
  expect(readme).not.toMatch(/index\.html|preview\.png/);
});

test.each([
  ['index.html', ADDRESS, 'preview.png'],
  [`${SECOND}.html`, `${ADDRESS}${SECOND}.html`, `preview.${SECOND}.png`],
])(
  '%s has an address and a picture of its own, although its owner wrote one address for both',
  (page, address, picture) => {
    expect(headOf(page)).toEqual({
      ...{ canonical: address, url: address, person: address },
      image: ADDRESS + picture,
    });
    expect(problemsIn(join(folder, page))).toEqual([]);
  },
);

test('both tell search engines the same of the two', () => {
  const alternates = [
    [portfolio.language, ADDRESS],
    [SECOND, `${ADDRESS}${SECOND}.html`],
  ].sort();
  expect(alternatesIn('index.html')).toEqual(alternates);
  expect(alternatesIn(`${SECOND}.html`)).toEqual(alternates);
});

test('the fonts have the letters of both languages, those of the other one after the program, but not the brackets around what the program puts into words', () => {
  const styles = documentOf('index.html')('body > style');
  const [own = '', further = ''] = [styles.filter('#fonts').text(), styles.last().text()];
  const families = (style: string, character: string) =>
    style
      .split('@font-face')
      .filter((rule) => covers(rule, character))
      .map((rule) => /family:"([^"]*)/.exec(rule)?.[1]);
  expect(families(own, 'ê')).toEqual([]);
  expect(families(further, 'ê')).toEqual(['Archivo', 'Archivo Display', 'Geist Mono']);
  // This one has all of ASCII.
  expect(families(own, '{')).toEqual(['Archivo']);
  expect(families(further, '{')).toEqual([]);
});

/** Whether the unicode-range of a font has a character. */
function covers(rule: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  const runs = /unicode-range:([^;}]*)/.exec(rule)?.[1]?.split(',') ?? [];
  return runs.some((run) => {
    const [from = 0, to = from] = run
      .slice(2)
      .split('-')
      .map((each) => Number.parseInt(each, 16));
    return from <= point && point <= to;
  });
}

describe('the link to the other language keeps the place', () => {
  const LINK = 'nav > a[hreflang]';

  const opened = setUp(async () => {
    const server = await startServer({ folder, base: '/work/' });
    const page = await newPage(context());
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(`${error}`));
    return { server, page, complaints, close: server.close };
  });

  async function open(path: string) {
    const { server, page, complaints } = opened();
    // Otherwise an address of which only the fragment is new would load nothing.
    await page.goto('about:blank');
    complaints.length = 0;
    await page.goto(server.url + path);
    await page.waitForFunction(isHydrated);
    const cross = async (kept: string) => {
      // The link follows after the address.
      await page.waitForFunction(
        (link, kept) => document.querySelector<HTMLAnchorElement>(link)?.hash === kept,
        {},
        LINK,
        kept,
      );
      await Promise.all([page.waitForNavigation(), page.click(LINK)]);
      await page.waitForFunction(isHydrated);
      return page.url().slice(server.url.length);
    };
    return { page, cross, complaints };
  }

  test.each([
    ['', ''],
    ['#/', ''],
    ['#/About', '#/About'],
    ['#/Work-Details', '#/Work-Details'],
    ['#/Life-Details', '#/Life-Details'],
    ['#contact-section', '#contact-section'],
    ['#/Project/night-ferry', '#/Project/night-ferry'],
    ['#/work-details/', '#/Work-Details'],
    ['#nowhere', ''],
  ])('there and back: %s', async (fragment, kept) => {
    const { page, cross, complaints } = await open(`index.html${fragment}`);
    const title = await page.title();
    expect(await cross(kept)).toBe(`${SECOND}.html${kept}`);
    expect(await page.$eval('html', ({ lang }) => lang)).toBe(SECOND);
    expect(await cross(kept)).toBe(`index.html${kept}`);
    expect(await page.title()).toBe(title);
    expect(complaints).toEqual([]);
  });

  test('a project answers to the path of its own title as well, with and without scripts', async () => {
    const { page, cross } = await open(`${SECOND}.html#/Project/ferry-de-nuit`);
    expect(await page.title()).toMatch(/^Ferry de nuit/);
    expect(await cross('#/Project/night-ferry')).toBe('index.html#/Project/night-ferry');
    const $ = documentOf(`${SECOND}.html`);
    expect(
      $('[id="/Project/ferry-de-nuit"]').parent().is('[data-part="/Project/night-ferry"]'),
    ).toBe(true);
  });

  test('also after a walk through the site, and back at its start', async () => {
    const { page } = await open('index.html');
    // The link follows after the address, so it is waited for.
    const leadsTo = (href: string) => page.waitForSelector(`${LINK}[href="${href}"]`);
    await leadsTo(`${SECOND}.html`);
    await page.click('main a[href="#/Work-Details"]');
    await leadsTo(`${SECOND}.html#/Work-Details`);
    await page.goBack();
    await leadsTo(`${SECOND}.html`);
  });

  test('and leads home where no scripts run', () => {
    expect(documentOf('index.html')(LINK).attr('href')).toBe(`${SECOND}.html`);
  });
});

test.each([
  ['index.html', cvs.first],
  [`${SECOND}.html`, cvs.second],
])('the CV of %s is its own', (page, { name }) => {
  const link = documentOf(page)('a[download]');
  expect(link.attr('download')).toBe(name);
  expect(decodeURIComponent(link.attr('href') ?? '')).toBe(name);
});

test('on paper a link to a page says where that is in this language', () => {
  const printed = documentOf(`${SECOND}.html`)('a[href="#/Work-Details"]').attr('data-printed');
  expect(printed).toBe(`${ADDRESS}${SECOND}.html#/Work-Details`);
});
