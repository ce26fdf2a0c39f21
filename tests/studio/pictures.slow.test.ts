/** Pictures of projects, one or many at a time. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('pictures of an owner').path;

async function photos(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = join(folder, `photo-${index + 1}.jpg`);
      writeFileSync(
        file,
        await photo(640 + 10 * index, 480)
          .jpeg()
          .toBuffer(),
      );
      return file;
    }),
  );
}

test('several pictures that are chosen at once are shown on the page of a project, and saved as the same bytes', async () => {
  const studio = await studios.open();
  await (await studio.field(messages.studio.pictures.add, 'Project 1')).uploadFile(
    ...(await photos(3)),
  );
  await studio.says(messages.studio.allReady({ count: 3 }));
  await studio.type('What it shows', 'A net', 'Picture 2');
  await studio.type('Caption', 'Off Vigo', 'Picture 2');
  await studio.sees('the three of them in the preview', async () => {
    const page = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
    const shown = [...(page?.contentDocument?.querySelectorAll('article use') ?? [])].flatMap(
      (use) => {
        const picture = page?.contentDocument?.querySelector(`image${use.getAttribute('href')}`);
        // The preview has a picture once somebody has scrolled there.
        if (!picture) use.closest('svg')?.scrollIntoView({ behavior: 'instant' });
        return picture?.getAttribute('href') ?? [];
      },
    );
    const images = shown.map((src) => Object.assign(new Image(), { src }).decode());
    return shown.length === 3 && Promise.all(images).then(() => true);
  });
  const { zip, files } = await studio.save();
  const html = Buffer.from(files['index.html'] ?? []).toString();
  const shapes = [...html.matchAll(/<image id="picture-\d" [^>]*width="(\d+)" height="(\d+)"/g)];
  expect(shapes.map(([, width, height]) => `${width} × ${height}`)).toEqual([
    '640 × 480',
    '650 × 480',
    '660 × 480',
  ]);
  expect(html).toContain('Off Vigo');
  const saved = join(folder, 'saved.zip');
  writeFileSync(saved, zip);
  await studio.give('Open a site', saved);
  await studio.says('saved.zip is open.');
  expect((await studio.save()).zip.equals(zip)).toBe(true);
});

test('a project has at most eight pictures, and what has no room is named', async () => {
  const studio = await studios.open();
  await (await studio.field(messages.studio.pictures.add, 'Project 1')).uploadFile(
    ...(await photos(10)),
  );
  await studio.sees(
    'the sentence',
    (sentence: string) => document.body.textContent?.includes(sentence),
    messages.studio.pictures.noRoom({ files: ['photo-9.jpg', 'photo-10.jpg'], most: 8 }),
  );
  const { files } = await studio.save();
  const html = Buffer.from(files['index.html'] ?? []).toString();
  expect(html.match(/<image id="picture-\d"/g)).toHaveLength(8);
});

test('pictures that are dropped at once become projects, in one step, and what is none is named', async () => {
  const studio = await studios.open();
  const count = () =>
    studio.page.$$eval('[id="field-projects"] > details', (entries) => entries.length);
  const before = await count();
  const notes = join(folder, 'notes.pdf');
  writeFileSync(notes, '%PDF-1.4');
  const [first = '', second = ''] = await photos(2);
  // Unfolds its part.
  await studio.field(messages.studio.pictures.asProjects);
  await studio.drop([first, notes, second], '[id="field-projects+"]');
  await studio.sees('the sentence', () =>
    document.body.textContent?.includes('notes.pdf is a PDF, not a picture.'),
  );
  expect(await count()).toBe(before + 2);
  expect(
    await studio.page.$$eval('[id="field-projects"] > details summary', (all) =>
      all.slice(-2).map(({ textContent }) => textContent?.trim()),
    ),
  ).toEqual([`Project ${before + 1} photo-1`, `Project ${before + 2} photo-2`]);
  await studio.press('Undo');
  expect(await count()).toBe(before);

  const adder = await studio.field(messages.studio.pictures.asProjects);
  await adder.focus();
  await adder.uploadFile(first, second);
  await studio.sees(
    'the title of the first of them has the focus',
    (id: string) => document.activeElement?.id === id,
    `field-projects[${before}].title`,
  );
});
