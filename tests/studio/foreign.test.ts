/** Whatever is given to the studio that is no site of its own is told in a sentence, and what is open stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { routes } from '../../src/routes.ts';
import { until } from '../support/drivers/driver.ts';
import { openChromium } from '../support/drivers/shared-chromium.ts';
import { portfolio } from '../support/owners/content.ts';
import { heic } from '../support/owners/damaged.ts';
import { withStills } from '../support/sites/page-with-stills.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { builtFile } from '../support/sites/site.ts';
import { mutationsOf } from '../support/studio/mutations.ts';
import { openMany } from '../support/studio/open-many.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { hasSettled, savedPage } from '../support/suites/changed-file.ts';

const setUp = setUpStudio();
const studio = setUp.shared();
const folder = scratchFolder('foreign').path;
const page = readFileSync(builtFile(), 'utf8');

type Block = { version: number; portfolio: { [field: string]: unknown }; portrait: object };

/** The built page with another block. */
function withBlock(change: (block: Block) => unknown): string {
  return page.replace(
    /(<script type="application\/json" id="site-data">)(.*?)(?=<\/script>)/s,
    (_, tag: string, text: string) => tag + JSON.stringify(change(JSON.parse(text))),
  );
}

const said = (fields: object) =>
  withBlock((block) => ({ ...block, portfolio: { ...block.portfolio, ...fields } }));

const withPortrait = (src: string) => page.replace(/src="data:image[^"]*"/, () => `src="${src}"`);

const sites: readonly [
  what: string,
  name: string,
  content: string | Uint8Array,
  sentence: string,
][] = [
  [
    'a page of another program',
    'index.html',
    '<!doctype html><h1>Hi</h1>',
    'is no page of this studio',
  ],
  ['an empty page', 'index.html', '', 'is empty'],
  [
    'a page of version 1',
    'index.html',
    '<!doctype html><div id="root" data-static=""><h1>Hi</h1></div>',
    'version 1, which carries no content',
  ],
  ['a newer one', 'index.html', withBlock((block) => ({ ...block, version: 99 })), 'newer studio'],
  [
    'one without a version',
    'index.html',
    withBlock(({ portfolio }) => ({ portfolio })),
    'is damaged',
  ],
  [
    'one that ends early',
    'index.html',
    page.slice(0, page.indexOf('id="site-data"') + 200),
    'is damaged',
  ],
  ['a block that is null', 'index.html', withBlock(() => null), 'is damaged'],
  [
    'a block with a prototype',
    'index.html',
    said({ __proto__x: 'x' }).replace('__proto__x', '__proto__'),
    'is damaged',
  ],
  ['a field of another type', 'index.html', said({ greeting: { toString: 1 } }), 'greeting'],
  ['projects that are a text', 'index.html', said({ projects: 'all' }), 'projects'],
  [
    'a link that is a script',
    'index.html',
    said({ links: [{ name: 'x', address: 'javascript:alert(1)' }] }),
    'links[0].address',
  ],
  [
    'a language that leads out of its place',
    'index.html',
    said({ language: 'en"><script>' }),
    'language',
  ],
  [
    'a portrait that is none',
    'index.html',
    withPortrait('data:image/webp;base64,AAAA'),
    'a picture in it is none',
  ],
  [
    'a portrait from the web',
    'index.html',
    withPortrait('https://example.com/a.png'),
    'a picture in it is none',
  ],
  [
    'a drawing that acts',
    'index.html',
    withPortrait("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    'a picture in it is none',
  ],
  [
    'a zip without a page',
    'site.zip',
    zipSync({ 'notes.txt': new Uint8Array(3) }),
    'holds no index.html',
  ],
  [
    'a damaged zip',
    'site.zip',
    zipSync({ 'index.html': Buffer.from(page) }).subarray(0, 9000),
    'is a damaged zip',
  ],
  [
    'a zip that unfolds to far more',
    'site.zip',
    zipSync({ 'index.html': new Uint8Array(70_000_000) }),
    'is too large',
  ],
  ['a file of 300 MB', 'site.zip', new Uint8Array(300_000_000), 'is too large'],
];

describe('as a site', () => {
  test('each is refused in a sentence, and what is open stays', async () => {
    await studio().type('Greeting', 'Still here');
    await studio().save();
    const sentences: string[] = [];
    for (const [what, name, content, sentence] of sites) {
      const file = join(folder, name);
      writeFileSync(file, content);
      await studio().give('Open a site', file);
      await studio().sees(
        what,
        () => !/Opening/.test(document.querySelector('[role=status]')?.textContent ?? ''),
      );
      const told = await studio().told();
      if (!told.includes(sentence)) sentences.push(`${what}: ${told}`);
    }
    expect(sentences).toEqual([]);
    expect(await (await studio().field('Greeting')).evaluate(({ value }) => value)).toBe(
      'Still here',
    );
  });

  test('more than 300 changes of a page and its zip each end in a sentence, or in that site', async () => {
    const page = await withStills(readFileSync(builtFile(), 'utf8'));
    const cv = readFileSync(join(dirname(builtFile()), cvFileName(portfolio.firstName)));
    const mutations = mutationsOf(page, cv);
    const another = await setUp.open();
    const bases = [mutations.find(({ what }) => what === 'whole')?.bytes ?? cv, Buffer.from(page)];
    const opened = await openMany(another.page, bases, mutations);
    const wrong = opened.flatMap(({ told, time, still, fullName }, index) => {
      const { what, opens } = mutations[index] ?? {};
      const isOpen = / is open\./.test(told);
      const isRefused = /^ (?:is|holds|was) .*/.test(told) && !isOpen;
      const isRight =
        (isOpen || (isRefused && !opens)) &&
        time < 5000 &&
        still < 2000 &&
        (isOpen || fullName === (opened[index - 1]?.fullName ?? portfolio.fullName));
      return isRight
        ? []
        : [`${what}: ${told} ${Math.round(time)} ${Math.round(still)} ${fullName}`];
    });
    expect(wrong).toEqual([]);
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
      const { preview } = studio();
      expect(await (await preview()).evaluate(widths)).toEqual([800]);
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
    writeFileSync(file, said({ greeting: markup, fullName: markup, projects, work }));
    const cv = join(dirname(builtFile()), cvFileName(portfolio.firstName));
    await (await studio().field('Open a site')).uploadFile(file, cv);
    await studio().says('is open.');
    await studio().shows(markup);
    expect(await studio().page.$('img[src="x"]')).toBeNull();
    expect(await (await studio().preview()).$('img[src="x"]')).toBeNull();
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

const files: readonly [
  what: string,
  field: 'Photo' | 'CV',
  name: string,
  content: () => Promise<Uint8Array>,
  sentence: string,
][] = [
  ['no byte', 'Photo', 'me.jpg', async () => new Uint8Array(), 'Is empty or cannot be read'],
  [
    'a text',
    'Photo',
    'me.jpg',
    async () => Buffer.from('Hello'),
    'Is no picture that this browser can read',
  ],
  [
    'a HEIC',
    'Photo',
    'me.heic',
    async () => heic(3024, 4032),
    'Is a HEIC picture, which this browser cannot read',
  ],
  [
    'half of a photo',
    'Photo',
    'me.png',
    async () => (await noise.clone().png().toBuffer()).subarray(0, 4000),
    'no picture|too small',
  ],
  [
    'a photo of few pixels',
    'Photo',
    'me.jpg',
    async () => noise.clone().resize(300, 400).jpeg().toBuffer(),
    'Is too small: 300 × 400 pixels',
  ],
  [
    'more than 50 megapixels',
    'Photo',
    'me.png',
    async () =>
      sharp({ create: { width: 8000, height: 6500, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'too many to work on',
  ],
  ['a text', 'CV', 'cv.pdf', async () => Buffer.from('Hello'), 'not a PDF'],
  ['no byte', 'CV', 'cv.pdf', async () => new Uint8Array(), 'Is empty or cannot be read'],
  [
    'a locked one',
    'CV',
    'cv.pdf',
    async () =>
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\nstartxref\n0\n%%EOF',
      ),
    'Is locked',
  ],
  [
    'one that ends early',
    'CV',
    'cv.pdf',
    async () => Buffer.from('%PDF-1.4\n1 0 obj'),
    'its end is missing',
  ],
];

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
