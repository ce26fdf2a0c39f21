/** Files that are made to take for ever, or whose reading never ends: each gets a sentence, while somebody goes on writing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdf } from '../support/owners/damaged.ts';
import { withStills } from '../support/sites/page-with-stills.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { builtFile } from '../support/sites/site.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const setUp = setUpStudio();
const studio = setUp.shared();
const folder = scratchFolder('heavy').path;
const page = readFileSync(builtFile(), 'utf8');

/** Watches in the page for how long it stands still. */
async function watch({ page }: Studio) {
  const handle = await page.evaluateHandle(() => {
    const seen = { still: 0 };
    let last = performance.now();
    setInterval(() => {
      seen.still = Math.max(seen.still, performance.now() - last);
      last = performance.now();
    }, 10);
    return seen;
  });
  return () => handle.evaluate(({ still }) => still);
}

const withPortrait = (src: string) => page.replace(/src="data:image[^"]*"/, () => `src="${src}"`);
const withText = (text: string) => page.replace(/"greeting":"[^"]*"/, () => `"greeting":"${text}"`);
const drawing = (content: string) =>
  withPortrait(
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E${content}%3C/svg%3E`,
  );

test.each<[what: string, content: () => Promise<string> | string, sentence: string]>([
  ['54 MB of tags', () => '<b>'.repeat(18_000_000), 'is no page of this studio'],
  ['4 MB of boxes in each other', () => '<div>'.repeat(800_000), 'is no page of this studio'],
  ['50 MB of beginnings', () => '<script '.repeat(6_000_000), 'is no page of this studio'],
  ['a text of 20 MB', () => withText('Ä'.repeat(10_000_000)), 'more than a site can hold'],
  ['a text of 400 kB', () => withText('Ä'.repeat(200_000)), 'greeting has 200000 characters'],
  [
    'a field with a name of 1 MB',
    () => page.replace('"language"', `"${'l'.repeat(1_000_000)}":1,"language"`),
    'is not a field',
  ],
  ['a drawing of 20 MB', () => drawing('%3Cg/%3E'.repeat(2_500_000)), 'a picture in it is none'],
  [
    'a photo of 36 megapixels',
    async () => {
      const size = { width: 6000, height: 6000, channels: 3 as const, background: '#777' };
      const photo = await sharp({ create: size }).webp({ effort: 0, quality: 1 }).toBuffer();
      return withPortrait(`data:image/webp;base64,${photo.toString('base64')}`);
    },
    'a picture in it is none',
  ],
])('%s is told within seconds, and the window stays alive', async (_, content, sentence) => {
  const file = join(folder, 'index.html');
  writeFileSync(file, await content());
  const still = await watch(studio());
  const begun = performance.now();
  await studio().give('Open a site', file);
  await studio().says(sentence);
  expect(performance.now() - begun).toBeLessThan(9000);
  expect(await still()).toBeLessThan(2000);
});

test.each([
  ['objects without an end', '1 0 obj '],
  ['trailers', 'trailer '],
  ['digits', '1'],
])('a CV of %s is told within seconds, and others are composed meanwhile', async (_, run) => {
  const file = join(folder, 'cv.pdf');
  writeFileSync(file, `%PDF-1.4\n${run.repeat(4_900_000 / run.length)}\n%%EOF`);
  await studio().give('CV', file);
  await studio().sees('the sentence', () =>
    document.body.textContent?.includes('cv.pdf: Is damaged: it does not open.'),
  );
  const greeting = `After ${run}`;
  await studio().type('Greeting', greeting);
  await studio().shows(greeting.trim());
  writeFileSync(file, pdf('Ana'));
  await studio().give('CV', file);
  await studio().says('cv.pdf is in its place');
});

test.each([
  ['changes', (file: string) => writeFileSync(file, 'other')],
  ['is gone', (file: string) => rmSync(file)],
])('a file that %s while the question stands is told', async (_, change) => {
  const opened = await setUp.open();
  const file = join(folder, 'page.html');
  writeFileSync(file, page);
  await opened.type('Greeting', 'Not saved');
  await opened.give('Open a site', file);
  await opened.button('Open it');
  change(file);
  await opened.press('Open it');
  await opened.says('page.html cannot be read: it has changed or is gone');
  expect(await (await opened.field('Greeting')).evaluate(({ value }) => value)).toBe('Not saved');
});

test('a reader that never answers is ended with a sentence, and what is written goes on', async () => {
  const opened = await setUp.open({
    before: () => {
      const { Worker } = globalThis;
      let count = 0;
      globalThis.Worker = class extends Worker {
        constructor(source: string | URL) {
          count += 1;
          // The first one composes.
          const never = new Blob(['onmessage = () => { for (;;); }']);
          super(count === 1 ? source : URL.createObjectURL(never));
        }
      };
    },
  });
  await opened.give('Open a site', builtFile());
  await opened.type('Greeting', 'Meanwhile');
  await opened.shows('Meanwhile');
  await opened.says('index.html takes too long to read.');
  expect(await (await opened.field('Greeting')).evaluate(({ value }) => value)).toBe('Meanwhile');
});

test('a reader that dies is told', async () => {
  const opened = await setUp.open({
    before: () => {
      const { Worker } = globalThis;
      let count = 0;
      globalThis.Worker = class extends Worker {
        constructor(source: string | URL) {
          count += 1;
          super(count === 1 ? source : URL.createObjectURL(new Blob(['setTimeout(() => gone())'])));
          this.addEventListener('error', (event) => event.preventDefault());
        }
      };
    },
  });
  await opened.give('Open a site', builtFile());
  await opened.says('index.html cannot be read.');
});

test('a folder without a page is told', async () => {
  const opened = await setUp.open();
  await opened.drop(scratchFolder('empty').path);
  await opened.says('What you dropped holds no index.html.');
});

test('a folder that never answers is told', async () => {
  const opened = await setUp.open({
    before: () => {
      Object.assign(DataTransferItem.prototype, {
        getAsFileSystemHandle: () => new Promise(() => {}),
      });
    },
  });
  await opened.drop(scratchFolder('silent').path);
  await opened.says('What you dropped takes too long to read.');
});

test.each(['constructor', '__proto__'])(
  'a still called %s is opened, shown and saved',
  async (name) => {
    const opened = await setUp.open();
    const file = join(folder, 'index.html');
    writeFileSync(file, (await withStills(page)).replaceAll('still-1', name));
    const cv = join(folder, 'cv.pdf');
    writeFileSync(cv, pdf('Ana'));
    await (await opened.field('Open a site')).uploadFile(file, cv);
    await opened.says('is open.');
    const { files } = await opened.save();
    const html = new TextDecoder().decode(files['index.html']);
    expect(html.match(/<image id="still-[12]" href="data:image\/webp/g)).toHaveLength(2);
  },
);
