/** Makes a first site as an owner would, from an empty form and in the studio of any engine. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makePhotos } from '../../fixtures/make-photos.ts';
import { root } from '../sites/project-copy.ts';
import { scratchFolder } from '../sites/scratch-folder.ts';
import type { Studio } from './studio.ts';

type Given = Awaited<ReturnType<typeof filesOfAnOwner>>;

/** Photos as a camera saves them, and a CV with any name. */
export async function filesOfAnOwner() {
  const folder = scratchFolder('given by the owner').path;
  const photos = join(folder, 'photos');
  const cv = join(folder, 'final_v3 (2).pdf');
  await makePhotos(photos);
  copyFileSync(join(root, 'tests/fixtures/owner/public/Inés-CV.pdf'), cv);
  return { folder, photos, cv };
}

export async function makeFirstSite(studio: Studio, { photos, cv }: Given): Promise<void> {
  await studio.type('First name', 'Ana');
  await studio.type('Greeting', 'Hello, I am Ana.');
  await studio.shows('Hello, I am Ana.');
  await studio.type('Full name', 'Ana María Núñez');
  await studio.choose('Language', 'es');
  await studio.shows('Sobre mí');
  await studio.type('What the photo shows', 'Ana in a control room');
  await studio.type('Description', 'Ana directs live television.');
  await studio.type('Email', 'ana@nunez.tv');

  await studio.give('Photo', join(photos, 'portrait.jpg'));
  await studio.says('portrait.jpg is in its place');
  const isDrawn = () => {
    const photo = document.querySelector<HTMLImageElement>('[aria-label^="Where the face is"] img');
    return photo?.complete && photo.naturalWidth > 0;
  };
  await studio.sees('the photo, where the face is chosen', isDrawn);
  const face = await studio.page.$('[aria-label^="Where the face is"]');
  const box = await face?.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1), 'the photo lies upright').toBeCloseTo(1.5, 1);
  await face?.click({ offset: { x: 0.5 * (box?.width ?? 0), y: 0.25 * (box?.height ?? 0) } });
  expect(await (await studio.field('Where the face is')).evaluate(({ value }) => value)).toBe(
    '50% 25%',
  );

  await studio.give('CV', cv);
  await studio.says('final_v3 (2).pdf is in its place');

  for (const title of ['Lighthouse', 'Night train', 'Harbour at dawn']) {
    await studio.press('Add: Project');
    await studio.page.keyboard.type(title);
    await studio.shows(title);
  }
  await studio.give('Picture', join(photos, 'stills/faro.jpg'), 'Project 1');
  await studio.says('faro.jpg is in its place');
  await studio.give('Picture', join(photos, 'stills/tren.jpg'), 'Project 2');
  await studio.says('tren.jpg is in its place');
  await studio.press('Move up: Project 3');
  await studio.says('Moved: Project 3, now 2 of 3.');
  await studio.press('Remove: Project 1');
  await studio.says('Removed: Project 1.');
  await studio.press('Undo');
  await studio.says('Undone.');
}
