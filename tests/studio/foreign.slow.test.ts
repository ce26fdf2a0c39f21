/**
 * Whatever is given to the studio that is no site of its own is told in a sentence, and what is open stays. One file, because most
 * of it is a table of files and sentences.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { routes } from '../../src/routes.ts';
import type { Driver } from '../support/drivers/driver.ts';
import { runIn } from '../support/drivers/puppeteer-driver.ts';
import { openChromium } from '../support/drivers/shared-chromium.ts';
import { until } from '../support/drivers/waits.ts';
import { portfolio } from '../support/owners/content.ts';
import { heic, pngThatClaims } from '../support/owners/damaged.ts';
import { lockedPdf, openLocks } from '../support/owners/locked-pdfs.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { builtFile } from '../support/sites/site.ts';
import { openChanged } from '../support/studio/open-many.ts';
import { otherBlocks } from '../support/studio/other-block.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { hasSettled, savedPage } from '../support/suites/changed-file.ts';

const setUp = setUpStudio();
const studio = setUp.shared();
const folder = scratchFolder('foreign').path;
const page = readFileSync(builtFile(), 'utf8');

const { withFields } = otherBlocks(page);

const withPortrait = (src: string) => page.replace(/src="data:image[^"]*"/, () => `src="${src}"`);

/** What the window tells, because the reader does not get it or cannot look at a picture. */
const sites: readonly [name: string, content: string | Uint8Array, sentence: string][] = [
  ['none.html', withPortrait('data:image/webp;base64,AAAA'), 'is damaged: a picture in it is none'],
  ['large.html', new Uint8Array(60_000_001), 'is too large'],
];

describe('as a site', () => {
  test.each(sites)(
    '%s is refused in a sentence, and what is open stays',
    async (name, content, sentence) => {
      const file = join(folder, name);
      writeFileSync(file, content);
      const greeting = await studio().field('Greeting');
      const before = await greeting.evaluate(({ value }) => value);
      await studio().give('Open a site', file);
      await studio().says(`${name} ${sentence}`);
      expect(await greeting.evaluate(({ value }) => value)).toBe(before);
    },
  );

  // All of them are tried on the reader alone, in tests/unit/studio/opening/read-page.test.ts.
  test('every third change of a page and its zip ends in a sentence, or in that site', async () => {
    const another = await setUp.open();
    const driver = { run: (act, args) => runIn(another.page, act, args) } satisfies Pick<
      Driver,
      'run'
    >;
    expect(await openChanged(driver, 3)).toEqual([]);
    await another.type('Greeting', 'Still alive');
    await another.shows('Still alive');
  });

  test.each([routes.home.path, routes.about.path])(
    'a page that was saved while it ran, on %s, is opened with its portrait',
    async (path) => {
      const file = join(folder, 'saved.html');
      const browser = await openChromium();
      await browser.open(`${pathToFileURL(builtFile()).href}#${path}`);
      await until('the program', () => browser.run(hasSettled, []));
      writeFileSync(file, await browser.run(savedPage, []));
      await browser.close();
      await studio().give('Open a site', file);
      await studio().says('is open.');
      await studio().shows(portfolio.greeting);
      const widths = () =>
        [...document.querySelectorAll('main img')].map((image) =>
          image instanceof HTMLImageElement ? image.naturalWidth : 0,
        );
      const is800 = async () => `${await studio().inPreview(widths)}` === '800';
      await until('the preview has the portrait', is800);
    },
  );

  test('with 40 projects, 30 jobs, a long text and markup it is opened, changed and saved', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const projects = Array.from({ length: 40 }, (_, index) => ({ title: `Project ${index + 1}` }));
    const { jobs } = portfolio.work;
    const work = {
      summary: 'An evening of live television. '.repeat(38).trim(),
      jobs: Array.from({ length: 30 }, (_, index) => jobs[index % jobs.length]),
    };
    const file = join(folder, 'index.html');
    writeFileSync(file, withFields({ greeting: markup, fullName: markup, projects, work }));
    const cv = join(dirname(builtFile()), cvFileName(portfolio.firstName));
    await (await studio().field('Open a site')).uploadFile(file, cv);
    await studio().says('is open.');
    await studio().shows(markup);
    expect(await studio().page.$('img[src="x"]')).toBeNull();
    expect(await studio().inPreview(() => document.querySelectorAll('img[src="x"]').length)).toBe(
      0,
    );
    await studio().type('Title', 'The last of forty', 'Project 40');
    const page = new TextDecoder().decode((await studio().save()).files['index.html']);
    expect(page).toContain('The last of forty');
  });
});

const noise = sharp({
  create: {
    width: 700,
    height: 900,
    channels: 3,
    background: '#777',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});

type File = readonly [
  what: string,
  field: 'Photo' | 'CV',
  name: string,
  content: () => Promise<Uint8Array>,
  sentence: string,
];

const files: readonly File[] = [
  ['no byte', 'Photo', 'me.jpg', async () => new Uint8Array(), 'is empty or cannot be read'],
  [
    'a text',
    'Photo',
    'me.jpg',
    async () => Buffer.from('Hello'),
    'is not an image that can be read',
  ],
  [
    'a HEIC',
    'Photo',
    'me.heic',
    async () => heic(3024, 4032),
    'is a picture of the kind HEIC, which cannot be read here',
  ],
  ...(['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map(
    (kind): File => [
      `half of a ${kind}`,
      'Photo',
      `me.${kind}`,
      async () => {
        const whole = await noise.clone().toFormat(kind, { effort: 1 }).toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'cannot be read: it is damaged',
    ],
  ),
  [
    'a TIFF',
    'Photo',
    'me.tif',
    async () => noise.clone().tiff().toBuffer(),
    'is a picture of the kind TIFF, which cannot be read here',
  ],
  ...['me.svg', 'me.png'].map(
    (name): File => [
      `a drawing named ${name}`,
      'Photo',
      name,
      async () =>
        Buffer.from('<!-- --><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>'),
      'is a drawing .SVG., which the studio does not take',
    ],
  ),
  [
    'a photo of few pixels',
    'Photo',
    'me.jpg',
    async () => noise.clone().resize(300, 400).jpeg().toBuffer(),
    'is too small: 300 × 400 pixels',
  ],
  [
    'more than 268 megapixels',
    'Photo',
    'me.png',
    async () => pngThatClaims(20_000, 20_000),
    'too many to work on',
  ],
  ['a text', 'CV', 'cv.pdf', async () => Buffer.from('Hello'), 'not a PDF'],
  ['no byte', 'CV', 'cv.pdf', async () => new Uint8Array(), 'is empty or cannot be read'],
  [
    'a locked one',
    'CV',
    'cv.pdf',
    async () =>
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\nstartxref\n0\n%%EOF',
      ),
    'is locked',
  ],
  [
    'one that ends early',
    'CV',
    'cv.pdf',
    async () => Buffer.from('%PDF-1.4\n1 0 obj'),
    'its end is missing',
  ],
];

// Other locks are tried on the reader alone, in tests/unit/compose/files/pdf/pdf.test.ts.
test('a CV that opens without a password is taken, however it is locked', async () => {
  const [, lock = '', stream = ''] = openLocks.at(-1) ?? [];
  const file = join(folder, 'locked.pdf');
  writeFileSync(file, lockedPdf(lock, stream));
  await studio().give('CV', file);
  await studio().says('locked.pdf is in its place');
});

test('a photo or a CV that is none is refused below its field', async () => {
  const wrong: string[] = [];
  for (const [what, field, name, content, sentence] of files) {
    const file = join(folder, name);
    writeFileSync(file, await content());
    await studio().give(field, file);
    const control = await studio().field(field);
    const issueOf = () =>
      control.evaluate(
        (each) =>
          document
            .getElementById(each.getAttribute('aria-describedby') ?? '')
            ?.querySelector('[role=alert]')?.textContent ?? '',
      );
    await studio()
      .sees(
        `${field}: ${what}`,
        (id: string, sentence: string) => {
          const control = document.getElementById(id);
          const about = document.getElementById(control?.getAttribute('aria-describedby') ?? '');
          return new RegExp(sentence).test(about?.textContent ?? '');
        },
        await control.evaluate(({ id }) => id),
        sentence,
      )
      .catch(async () => wrong.push(`${field}, ${what}: ${await issueOf()}`));
  }
  expect(await studio().told(), 'nothing is said to go on').toBe('');
  expect(wrong).toEqual([]);
  const { files: saved } = await studio().save();
  expect(Object.keys(saved)).toContain(cvFileName(portfolio.firstName));
});
