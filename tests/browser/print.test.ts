import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, PaperFormat } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { life } from '../../src/content/life.ts';
import { profile } from '../../src/content/profile.ts';
import { projects } from '../../src/content/projects.ts';
import { texts } from '../../src/content/texts.ts';
import { work } from '../../src/content/work.ts';
import { type Path, paths } from '../../src/paths.ts';
import { builtFile } from '../support/built-file.ts';
import { launchChromium } from '../support/chromium.ts';
import { installedEngines, openEngine } from '../support/engines.ts';
import { pdfPages, words } from '../support/pdf-text.ts';
import { openRoutePage, type RoutePage, settle } from '../support/route-page.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { seesPage } from '../support/visitor.ts';

const { about, contact, hero, workDetails, lifeDetails } = texts;
const whatsapp = `https://wa.me/${profile.phone.replace(/\D/g, '')}`;

const printed: Record<'hero' | 'about' | 'projects' | 'contact', readonly string[]> = {
  hero: [profile.greeting, hero.subtitle],
  about: [about.heading, ...Object.values(about.cards).flatMap(({ title, text }) => [title, text])],
  projects: [texts.projects.heading, ...projects.map(({ title }) => title)],
  contact: [
    contact.heading,
    contact.address,
    profile.email,
    `${contact.whatsapp} (${whatsapp})`,
    `${contact.linkedin} (${profile.linkedin})`,
  ],
};

const textsOf: Record<Path, readonly string[]> = {
  [paths.home]: Object.values(printed).flat(),
  [paths.about]: printed.about,
  [paths.project]: printed.projects,
  [paths.contact]: printed.contact,
  [paths.workDetails]: [
    workDetails.heading,
    work.summary,
    workDetails.list,
    ...work.jobs.flatMap(({ title, field, period, points }) => [title, field, period, ...points]),
  ],
  [paths.lifeDetails]: [lifeDetails.heading, ...life.map(({ text }) => text)],
};

const credits = [texts.footer.credit, profile.fullName, `${profile.phone} (${whatsapp})`];

const onScreenAlone = [
  texts.skipLink,
  texts.newTab,
  texts.scriptsOff,
  hero.button,
  'On air',
  contact.lead,
  contact.email,
  contact.message,
  contact.submit,
  contact.copy,
];

const routes = Object.values(paths);

/** Takes the texts out of the print one after another, so that two that are alike both have to be there. */
function missingFrom(print: string, expected: readonly string[]): string[] {
  let rest = print;
  return expected.filter((text) => {
    const found = rest.includes(words(text));
    rest = rest.replace(words(text), ' ');
    return !found;
  });
}

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

const print = (format: PaperFormat = 'A4') =>
  visitor.page.pdf({ format, printBackground: true, preferCSSPageSize: false });

describe.each(routes)('Chromium prints %s', (path) => {
  const states = [
    { state: 'before scrolling', scheme: 'dark', format: 'A4' },
    { state: 'after scrolling', scheme: 'light', format: 'A4' },
    { state: 'before scrolling', scheme: 'light', format: 'Letter' },
    { state: 'without JavaScript', scheme: 'light', format: 'A4' },
  ] as const;

  test.each(states)('whole, $state, on $format', async ({ state, scheme, format }) => {
    const javascript = state !== 'without JavaScript';
    await visitor.show(path, { width: 1280, scheme, javascript });
    if (state === 'after scrolling') await settle(visitor.page);
    const pages = await pdfPages(await print(format));
    const text = pages.join(' ');
    expect(missingFrom(text, [...textsOf[path], ...credits])).toEqual([]);
    expect(onScreenAlone.filter((words) => text.includes(words))).toEqual([]);
    if (path !== paths.home) expect(text).not.toContain(words(profile.greeting));
  });

  test('black on white', async () => {
    await visitor.show(path, { width: 1280, scheme: 'dark' });
    const shares = await darkShares(await print());
    if (!shares) return console.log('No pdftoppm here: the pages were not looked at as pictures.');
    // A page full of text is 7 % ink, and so is one with the portrait.
    for (const share of shares) expect(share).toBeLessThan(0.1);
  });
});

test('the work experience is one page, on A4 and on Letter', async () => {
  for (const format of ['A4', 'Letter'] as const) {
    await visitor.show(paths.workDetails, { width: 1280 });
    expect(await pdfPages(await print(format)), format).toHaveLength(1);
  }
});

test('no other route has a page without words', async () => {
  for (const path of routes) {
    await visitor.show(path, { width: 390 });
    const pages = await pdfPages(await print());
    expect(pages.length, path).toBeLessThanOrEqual(2);
    for (const page of pages) expect(page.length, path).toBeGreaterThan(40);
  }
});

test('the carousel is a list in its own order, however it was moved', async () => {
  await visitor.show(paths.project, { width: 390 });
  await visitor.page.evaluate(() => {
    for (const slide of document.querySelectorAll<HTMLElement>('.swiper-slide')) {
      const title = slide.querySelector('[class$=title]');
      if (title) title.textContent = `Project ${slide.getAttribute('aria-label')}`;
    }
  });
  const inDocument = () =>
    visitor.page.$$eval('.swiper-slide', (slides) =>
      slides.map((slide) => slide.getAttribute('aria-label')?.charAt(0)),
    );
  await visitor.page.focus('[aria-roledescription="carousel"] button');
  for (let step = 0; step < 3; step++) {
    await visitor.page.keyboard.press('ArrowLeft');
    // The loop has moved slides about.
    expect(await inDocument()).not.toEqual(['1', '2', '3', '4', '5']);
    const [page = ''] = await pdfPages(await print());
    const order = [...page.matchAll(/Project (\d) of 5/g)].map(([, position]) => position);
    expect(order).toEqual(['1', '2', '3', '4', '5']);
  }
});

test('no entry of a long work history is split over two pages', async () => {
  await visitor.show(paths.workDetails, { width: 1280 });
  await visitor.page.evaluate(() => {
    const list = document.querySelector('ol');
    for (let copy = 1; copy < 8; copy++) {
      for (const entry of [...document.querySelectorAll('ol > li')].slice(0, 4)) {
        list?.append(entry.cloneNode(true));
      }
    }
    document.querySelectorAll('ol > li').forEach((entry, index) => {
      const title = entry.querySelector('h3');
      const last = entry.querySelector('ul > li:last-child');
      if (title) title.textContent = `Begin${index}.`;
      if (last) last.textContent += ` End${index}.`;
    });
  });
  const pages = await pdfPages(await print());
  expect(pages.length).toBeGreaterThan(4);
  for (let index = 0; index < 32; index++) {
    const holds = (mark: string) => pages.findIndex((page) => page.includes(`${mark}${index}.`));
    expect(holds('Begin')).toBeGreaterThanOrEqual(0);
    expect(holds('End'), `entry ${index}`).toBe(holds('Begin'));
  }
});

describe.each(installedEngines().filter((engine) => engine !== 'Chromium'))('%s', (engine) => {
  test('prints every route whole, or cannot print from a test', async () => {
    const driver = await openEngine(engine);
    try {
      for (const path of routes) {
        await driver.open(`${pathToFileURL(builtFile()).href}#${path}`);
        await seesPage(driver, textsOf[path][0] ?? '');
        const pdf = await driver.pdf();
        if (!pdf) return console.log(`${engine} ${driver.version} cannot print from a test.`);
        const text = (await pdfPages(pdf)).join(' ');
        // Firefox draws colour emoji as pictures.
        const expected = textsOf[path].map((line) =>
          line.replace(/\p{Extended_Pictographic} /u, ''),
        );
        expect(missingFrom(text, expected), path).toEqual([]);
        if (path === paths.workDetails) expect(await pdfPages(pdf)).toHaveLength(1);
      }
    } finally {
      await driver.close();
    }
  });
});

/** The share of each page that is darker than middle grey, or undefined where poppler is not installed. */
async function darkShares(pdf: Uint8Array): Promise<number[] | undefined> {
  if (spawnSync('pdftoppm', ['-v']).error) return undefined;
  const folder = scratchFolder('print');
  try {
    const file = join(folder.path, 'page.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', '40', '-png', '-gray', file, join(folder.path, 'page')]);
    const count = (await pdfPages(pdf)).length;
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const picture = readFileSync(join(folder.path, `page-${index + 1}.png`));
        const grey = await sharp(picture).greyscale().raw().toBuffer();
        return grey.filter((value) => value < 128).length / grey.length;
      }),
    );
  } finally {
    folder.remove();
  }
}
