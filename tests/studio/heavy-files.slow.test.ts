/** Files that are made to take for ever, or whose reading never ends: each gets a sentence, while somebody goes on writing. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { svgAddress } from '../../src/compose/pictures/svg-address.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { masked } from '../support/owners/heavy-drawings.ts';
import { withStills } from '../support/sites/page-with-stills.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { builtFile } from '../support/sites/site.ts';
import { howBusy } from '../support/studio/how-busy.ts';
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
  ['a text of 400 kB', () => withText('Ä'.repeat(200_000)), 'greeting has 200,000 characters'],
  [
    'a field with a name of 1 MB',
    () => page.replace('"language"', `"${'l'.repeat(1_000_000)}":1,"language"`),
    'is not a field',
  ],
  [
    'a drawing that masks what is masked',
    () => withPortrait(svgAddress(masked)),
    'holds a drawing that takes a browser too long to paint',
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
  expect(performance.now() - begun).toBeLessThan(9000 * howBusy());
  expect(await still()).toBeLessThan(2000 * howBusy());
});

// Other runs of a PDF are tried on the reader alone, in tests/unit/compose/files/pdf/pdf.test.ts.
test.each([
  ['objects', '1 0 obj '],
  ['trailers', 'trailer '],
])(
  'a CV of %s without an end is told within seconds, and others are composed meanwhile',
  async (_, run) => {
    const file = join(folder, 'cv.pdf');
    writeFileSync(file, `%PDF-1.4\n${run.repeat(4_900_000 / run.length)}\n%%EOF`);
    await studio().give('CV', file);
    await studio().sees('the sentence', () =>
      document.body.textContent?.includes('cv.pdf is damaged: it does not open.'),
    );
    await studio().type('Greeting', `Meanwhile, ${run}`);
    await studio().shows(`Meanwhile, ${run}`.trim());
    writeFileSync(file, pdf('Ana'));
    await studio().give('CV', file);
    await studio().says('cv.pdf is in its place');
  },
);

test.each([
  ['changes', (file: string) => writeFileSync(file, 'other')],
  ['is gone', (file: string) => rmSync(file)],
])('a file that %s while the question stands is told', async (_, change) => {
  const file = join(folder, 'page.html');
  writeFileSync(file, page);
  await studio().type('Greeting', 'Not saved');
  await studio().give('Open a site', file);
  await studio().button('Open it');
  change(file);
  await studio().press('Open it');
  await studio().says('page.html cannot be read: it has changed or is gone');
  expect(await (await studio().field('Greeting')).evaluate(({ value }) => value)).toBe('Not saved');
});

test('an empty folder is told', async () => {
  await studio().drop(scratchFolder('empty').path);
  await studio().says('What you dropped is empty.');
});

test.each(['constructor', 'toString', '__proto__'])(
  'a still called %s is opened, shown and saved',
  async (name) => {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, (await withStills(page)).replaceAll('still-1', name));
    const cv = join(folder, 'cv.pdf');
    writeFileSync(cv, pdf('Ana'));
    await studio().type('Greeting', 'Not saved');
    await (await studio().field('Open a site')).uploadFile(file, cv);
    await studio().press('Open it');
    await studio().says(`${name}.html, cv.pdf is open.`);
    const { files } = await studio().save();
    const html = new TextDecoder().decode(files['index.html']);
    expect(html.match(/<image id="still-[12]" href="data:image\/webp/g)).toHaveLength(2);
  },
);

test('a reader or a folder that never answers is ended with a sentence, a reader that dies is told, and what is written goes on', async () => {
  const opened = await setUp.begin({
    before: () => {
      const { Worker, setTimeout } = globalThis;
      // The eight seconds that the studio waits are one here.
      globalThis.setTimeout = ((act: () => void, time = 0, ...rest: unknown[]) =>
        setTimeout(act, time === 8000 ? 1000 : time, ...rest)) as typeof setTimeout;
      // The first worker composes. The second answers only when it has started.
      const sources = [
        'onmessage = ({ data }) => { onmessage = () => { for (;;); }; postMessage({ id: data.id, type: "RAW" }); }',
        'setTimeout(() => gone())',
      ];
      let count = 0;
      globalThis.Worker = class extends Worker {
        constructor(source: string | URL) {
          const other = sources[count - 1];
          count += 1;
          super(other === undefined ? source : URL.createObjectURL(new Blob([other])));
          this.addEventListener('error', (event) => event.preventDefault());
        }
      };
      Object.assign(DataTransferItem.prototype, {
        getAsFileSystemHandle: () => new Promise(() => {}),
      });
    },
  });
  await opened.give('Open a site', builtFile());
  await opened.says('index.html takes too long to read.');
  await opened.give('Open a site', builtFile());
  await opened.says('index.html cannot be read.');
  await opened.type('Greeting', 'Meanwhile');
  await opened.drop(scratchFolder('silent').path);
  await opened.shows('Meanwhile');
  await opened.says('What you dropped takes too long to read.');
  expect(await (await opened.field('Greeting')).evaluate(({ value }) => value)).toBe('Meanwhile');
});

test('a photo of 100 megapixels becomes the picture of a project, and the window goes on', async () => {
  const studio = await setUp.open();
  const file = join(folder, 'large.jpg');
  writeFileSync(file, await photo(1200, 850).resize(12_000, 8500).jpeg().toBuffer());
  const stood = await watch(studio);
  await studio.give('Picture', file, 'Project 1');
  await studio.says('large.jpg is in its place.');
  expect(await stood()).toBeLessThan(600 * howBusy());
});
