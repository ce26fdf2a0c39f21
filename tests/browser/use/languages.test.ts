/**
 * A page that lies on a disk with its pages in other languages: a press on the name of a language changes what the page says, and leaves
 * all else as it is. tests/engines has the other engines and places.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Target } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { sectionIds } from '../../../src/routes.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { awaiting, until } from '../../support/drivers/waits.ts';
import { pdfPages } from '../../support/reading/pdf-text.ts';
import { buildThreeLanguages, first, further } from '../../support/sites/three-languages.ts';
import { savedPage } from '../../support/suites/changed-file.ts';
import { rest, seesHeading } from '../../support/visits/controls.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { frames } from '../../support/visits/route-page.ts';
import { setUpContext, setUpRoutePage } from '../set-up-page.ts';

const file = await buildThreeLanguages('three-languages');
const beside = (name: string) => join(dirname(file), name);
const visitor = setUpRoutePage(() => file);
const ownPages = {
  de: setUpRoutePage(() => beside('de.html')),
  ar: setUpRoutePage(() => beside('ar.html')),
};

const work = '/Work-Details';
const story = '/Project/harbour-at-dawn';
const film = '/Project/windows-21-40';

type Language = 'en' | keyof typeof further;

const link = (language: Language) => `nav > a[hreflang="${language}"]`;

async function speaks(page: Page, language: Language): Promise<void> {
  await page.waitForFunction((tag) => document.documentElement.lang === tag, {}, language);
}

/** Presses the name of a language. */
async function speak(language: Language, page = visitor.page): Promise<void> {
  // The script with the links comes last.
  await (await page.waitForSelector(link(language)))?.click();
  await speaks(page, language);
}

describe('a press says all in the other language', () => {
  test.each([
    ['', 1280],
    [story, 390],
  ])('as the page of that language does, at %j', async (path, width) => {
    const { page, show } = visitor;
    const conditions = { width, reducedMotion: true };
    await show(path, conditions);
    const before = await page.evaluate(readPage);
    for (const language of ['de', 'ar'] as const) {
      const own = ownPages[language];
      await own.show(path, conditions);
      await speak(language);
      expect(await page.evaluate(readPage)).toEqual(await own.page.evaluate(readPage));
      // What a first page sets in Latin letters has the site's font, which the page in Arabic lacks.
      if (language === 'ar') continue;
      expect(await page.evaluate(readLayout)).toEqual(await own.page.evaluate(readLayout));
    }
    await speak('en');
    expect(await page.evaluate(readPage)).toEqual(before);
  });

  test('also on paper', async () => {
    const print = async ({ page }: typeof visitor) => pdfPages(await page.pdf({ format: 'A4' }));
    await visitor.show('');
    await speak('de');
    await ownPages.de.show('');
    expect(await print(visitor)).toEqual(await print(ownPages.de));
  });

  test('and tells its name, while the focus stays among the languages', async () => {
    await visitor.show(work);
    for (const [language, name] of [
      ['de', 'Deutsch'],
      ['ar', 'العربية'],
      ['en', 'English'],
    ] as const) {
      await speak(language);
      expect(await visitor.page.evaluate(readNavigation)).toEqual({
        told: [name, language],
        hasFocus: true,
        address: `#${work}`,
      });
    }
  });
});

test('the carousel stays at its slide, and turns, also the other way round', async () => {
  const { page, show } = visitor;
  const sees = (slide: number) =>
    until(`slide ${slide}, with those after it`, async () => {
      await rest(page);
      const { marked, inView, reachable } = await page.evaluate(readCarousel);
      const expected = [0, 1, 2].map((next) => (slide + next) % first.projects.length);
      return marked === slide && `${inView}` === `${expected}` && `${reachable}` === `${inView}`;
    });
  await show('/Project');
  await page.waitForSelector('.swiper-initialized');
  await page.click('[data-slides] > div > div > :nth-child(7)');
  await sees(6);
  for (const language of ['de', 'ar', 'en'] as const) {
    await speak(language);
    await sees(6);
    await page.click('[data-slides] > div > :last-child');
    await sees(7);
    await page.click('[data-slides] > div > :first-child');
    await sees(6);
  }
});

test('what has entered does not enter again', async () => {
  const { page, show } = visitor;
  await show('');
  await page.$eval(`#${sectionIds.about}`, (section) => section.scrollIntoView());
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-entrance="done"]').length === count,
    {},
    4,
  );
  await rest(page);
  await page.$eval(link('de'), (link) => (link as HTMLElement).click());
  await frames(page, 2);
  const opacities = await page.$$eval('[data-entrance]', (all) =>
    all.map((each) => getComputedStyle(each).opacity),
  );
  expect(opacities).toEqual(['1', '1', '1', '1']);
});

test('a form that is half filled in keeps what is written', async () => {
  const { page, show } = visitor;
  await show('/Contact');
  await page.type('input', 'ana@example.com');
  await page.type('textarea', 'One line\nand a half');
  for (const language of ['de', 'ar'] as const) {
    await speak(language);
    const written = await page.$$eval('input, textarea', (all) => all.map(({ value }) => value));
    expect(written).toEqual(['ana@example.com', 'One line\nand a half']);
  }
});

// As a program presses that somebody speaks to, and that does not scroll to the link.
describe('what is read stays where it is in the window', () => {
  test.each([
    ['the contact section', '', '#write-heading', 1280],
    ['a slide', '', '[data-slides]', 390],
    ['a picture below a story', story, 'figure', 390],
  ])('%s', async (_, path, read, width) => {
    const { page, show } = visitor;
    await show(path, { width, reducedMotion: true });
    for (const isSafari of [true, false]) {
      await page.evaluate((isSafari) => {
        // Safari does not do itself what this turns off.
        document.documentElement.style.overflowAnchor = isSafari ? 'none' : '';
      }, isSafari);
      await page.$eval(read, (element) => element.scrollIntoView());
      await frames(page, 3);
      const top = () => page.$eval(read, (element) => element.getBoundingClientRect().top);
      const before = await top();
      for (const language of ['de', 'ar', 'en'] as const) {
        await page.$eval(link(language), (link) => (link as HTMLElement).click());
        await speaks(page, language);
        await frames(page, 3);
        expect(Math.abs((await top()) - before), `${language} ${isSafari}`).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('the language stays', () => {
  test('when the page is loaded again, and on the ways back and forth', async () => {
    const { page, show } = visitor;
    const says = async (heading: string) => {
      await seesHeading(page, heading);
      await speaks(page, 'de');
    };
    const heading = () => page.$eval('h1', ({ textContent }) => `${textContent}`);
    await show('');
    await page.click(`main a[href="#${work}"]`);
    await page.waitForFunction(() => location.hash !== '');
    await speak('de');
    const german = await heading();
    await page.reload();
    await says(german);
    // This place was left in English.
    await page.goBack();
    await says(further.de.greeting);
    await page.goForward();
    await says(german);
    await page.goto('about:blank');
    await page.goBack();
    await says(german);
    expect(await page.title()).toContain(first.fullName);
    await show(work);
    expect(await heading()).not.toBe(german);
  });

  test('but not in a page that was saved', async () => {
    const { page, show } = visitor;
    await show('');
    await speak('ar');
    const saved = beside('saved.html');
    writeFileSync(saved, await page.evaluate(savedPage));
    const opened = await openFile('saved.html');
    await seesHeading(opened, first.greeting);
    expect(await opened.evaluate(readDirection)).toEqual(['en', 'ltr']);
    await speak('ar', opened);
    expect(await opened.evaluate(readDirection)).toEqual(['ar', 'rtl']);
    await seesHeading(opened, further.ar.greeting);
  });
});

/** Here other files may be asked for. */
const context = setUpContext();
const other = setUp(() => newPage(context()));

async function openFile(name: string, path = ''): Promise<Page> {
  const page = other();
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(beside(name)).href}${path && `#${path}`}`);
  await page.waitForFunction(isHydrated);
  return page;
}

test('a film plays on', async () => {
  const page = await openFile('index.html', film);
  await page.click('[data-screening] button');
  const player = await page.waitForSelector('main video');
  const plays = () =>
    page.waitForFunction(() => {
      const video = document.querySelector('video');
      const { before = 0 } = video?.dataset ?? {};
      if (!video || video.paused || video.currentTime <= Number(before)) return false;
      // It is five seconds long.
      video.loop = true;
      video.dataset.before = `${video.currentTime}`;
      return true;
    }, {});
  await plays();
  for (const language of ['de', 'ar', 'en'] as const) {
    await speak(language, page);
    expect(await player?.evaluate((video) => video.isConnected && !video.paused)).toBe(true);
    await plays();
  }
});

describe('a link as any other', () => {
  const dropped = (html: string) => html.replace(/<script [^>]*id="further">.*?<\/script>/s, '');
  const withoutSwitch = (html: string) =>
    html.replace(/<script>.*?<\/script>/gs, (script) =>
      /LanguageSwitch:\s*\{/.test(script) ? '' : script,
    );

  test.each([
    ['dropped', dropped],
    ['left without a switch', withoutSwitch],
    ['cut off', (html: string) => html.slice(0, html.indexOf('id="further">') + 500)],
  ])('leads to the file of the language, if what it says was %s', async (name, change) => {
    const html = readFileSync(file, 'utf8');
    expect(change(html)).not.toBe(html);
    writeFileSync(beside(`${name}.html`), change(html));
    const page = await openFile(`${name}.html`);
    await seesHeading(page, first.greeting);
    await page.click(`main a[href="#${work}"]`);
    await page.waitForSelector(`${link('de')}[href="de.html#${work}"]`);
    await Promise.all([page.waitForNavigation(), page.click(link('de'))]);
    expect(page.url()).toBe(`${pathToFileURL(beside('de.html')).href}#${work}`);
  });

  test('opens a tab when Ctrl is held', async () => {
    const page = await openFile('index.html');
    await page.keyboard.down('Control');
    await page.click(link('de'));
    await page.keyboard.up('Control');
    const isGerman = (target: Target) => target.url().endsWith('/de.html');
    const tab = await awaiting('the tab', context().waitForTarget(isGerman, { timeout: 0 }));
    await (await tab.page())?.close();
    expect(await page.evaluate(readDirection)).toEqual(['en', 'ltr']);
  });
});

/** Runs in the page, as do the functions below. All but what tells the language, and what React notes in comments. */
function readPage() {
  const { lang, dir } = document.documentElement;
  const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
  for (const each of root.querySelectorAll('style, nav > [role=status]')) each.remove();
  for (const image of root.querySelectorAll('img')) image.removeAttribute('src');
  const markup = root.innerHTML.replace(/<!--.*?-->/g, '');
  return { lang, dir, title: document.title, markup: markup.split(/(?=<)/) };
}

/** Each text, how large it is, and where. */
function readLayout(): string[] {
  const seen: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!textContent?.trim() || !parent || parent.closest('script, style, [role=status]')) continue;
    const range = document.createRange();
    range.selectNode(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const box = [left, top + scrollY, width, height].map((length) => Math.round(length));
    seen.push(`${textContent} ${getComputedStyle(parent).fontSize} ${box}`);
  }
  return seen;
}

function readNavigation() {
  const told = document.querySelector<HTMLElement>('nav > [role=status]');
  return {
    told: [told?.textContent, told?.lang],
    hasFocus: document.activeElement?.matches('nav > a[hreflang]'),
    address: location.hash,
  };
}

/** The slides by their indices, in the order of reading. */
function readCarousel() {
  const frame = document.querySelector('.swiper')?.getBoundingClientRect() ?? new DOMRect();
  const isMirrored = document.dir === 'rtl';
  const slides = [...document.querySelectorAll<HTMLElement>('.swiper-slide')]
    .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
    .sort((one, other) => (one.box.left - other.box.left) * (isMirrored ? -1 : 1));
  const inView = slides.filter(
    ({ box }) => box.right > frame.left + 1 && box.left < frame.right - 1,
  );
  const reachable = slides.filter(({ slide }) => !slide.inert);
  const [shown, reached] = [inView, reachable].map((some) =>
    some.map(({ slide }) => Number(slide.dataset.swiperSlideIndex)),
  );
  const bullets = [...document.querySelectorAll('[data-slides] > div > div > *')];
  const marked = bullets.findIndex((bullet) => bullet.hasAttribute('aria-current'));
  return { marked, inView: shown, reachable: reached };
}

function readDirection(): string[] {
  const { lang, dir } = document.documentElement;
  return [lang, dir];
}
