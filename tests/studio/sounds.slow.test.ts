/** The waves of sounds that are chosen, and the picture of a showreel. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readMedia } from '../../src/compose/media/read-media.ts';
import { waveOfOutline } from '../../src/compose/media/wave.ts';
import { messages } from '../../src/messages/messages.ts';
import { waveOf } from '../../src/node/sounds/wave-of.ts';
import { nameSlug } from '../../src/slug.ts';
import { portfolio } from '../support/owners/content.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('sounds of an owner').path;
const fixture = (name: string) => join(root, 'tests/fixtures/films', name);

const FILM = 'Film or sound';

/** The names of the sounds of the first projects once they are saved. */
const savedAs = (project: number, ending: string) =>
  `${nameSlug(`${portfolio.projects[project]?.title}`)}.${ending}`;

/** The waves in a saved page, by the names of the sounds. */
function wavesIn(files: Readonly<Record<string, Uint8Array>>): Record<string, string | undefined> {
  const $ = load(Buffer.from(files['index.html'] ?? []).toString());
  const { media } = JSON.parse($('#site-data').text()) as {
    media: Record<string, { wave?: string }>;
  };
  return Object.fromEntries(
    Object.entries(media).map(([name, { wave }]) => [
      name,
      wave === undefined ? undefined : waveOfOutline(`${$(`#${wave}`).attr('d')}`),
    ]),
  );
}

async function waveInNode(name: string): Promise<string> {
  const bytes = readFileSync(fixture(name));
  const file = {
    size: bytes.length,
    read: async (from: number, to: number) => bytes.subarray(from, to),
  };
  const head = await readMedia(file);
  return `${head && (await waveOf(folder, file, head))}`;
}

/** The bars that differ by more than one step. */
const differing = (one: string, other: string) =>
  [...one].filter((height, at) => Math.abs(Number(height) - Number(other[at])) > 1);

test('a silence in the middle of a sound is seen there, as in Node and in the saved page', async () => {
  const studio = await studios.open();
  const endings = ['mp3', 'flac', 'ogg', 'opus', 'wav'];
  for (const [index, ending] of endings.entries()) {
    await studio.give(FILM, fixture(`pause.${ending}`), `Project ${index + 1}`);
    await studio.says(`pause.${ending} is in its place.`);
    await studio.type('Text', ending, `Project ${index + 1}`);
  }
  const { zip, files } = await studio.save();
  const waves = wavesIn(files);
  for (const [index, ending] of endings.entries()) {
    const wave = `${waves[savedAs(index, ending)]}`;
    expect(wave, ending).toMatch(/^\d{60}$/);
    expect(wave.slice(23, 37), ending).toBe('0'.repeat(14));
    expect(differing(wave, await waveInNode(`pause.${ending}`)).length, ending).toBeLessThan(2);
  }

  const saved = join(folder, 'saved.zip');
  writeFileSync(saved, zip);
  await studio.page.evaluate(() => Reflect.deleteProperty(window, 'OfflineAudioContext'));
  await studio.give('Open a site', saved);
  await studio.says('saved.zip is open.');
  const again = await studio.save();
  expect(wavesIn(again.files), 'nothing is decoded again').toEqual(waves);
});

test('a sound that is too long, or that cannot be decoded, is taken without a wave', async () => {
  const studio = await studios.open();
  // Its head says that it is half an hour long.
  const long = join(folder, 'long.wav');
  copyFileSync(fixture('pause.wav'), long);
  const head = readFileSync(long);
  head.writeUInt32LE(13, 28);
  writeFileSync(long, head);
  await studio.give(FILM, long, 'Project 2');
  await studio.says('long.wav is in its place.');
  await studio.page.evaluate(() => {
    OfflineAudioContext.prototype.decodeAudioData = () => Promise.reject(new Error('Unknown.'));
  });
  await studio.give(FILM, fixture('pause.ogg'), 'Project 1');
  await studio.says('pause.ogg is in its place.');
  await studio.type('Text', 'Half an hour.', 'Project 2');
  const { files } = await studio.save();
  expect(Object.values(wavesIn(files))).toEqual([undefined, undefined]);
});

test('a showreel shows a moment of its film that is not black, or a picture that is chosen', async () => {
  const studio = await studios.open();
  await studio.press('Begin: Showreel');
  await studio.type('Name', 'Watch my reel', 'Showreel');
  await studio.give(
    'File',
    join(root, 'tests/fixtures/cinematographer/public/reel.mp4'),
    'Showreel',
  );
  await studio.says(`reel.mp4 is in its place. ${messages.studio.media.frameTaken}`);
  const first = await studio.save();
  const posterIn = (files: Readonly<Record<string, Uint8Array>>) => {
    const $ = load(Buffer.from(files['index.html'] ?? []).toString());
    const { portfolio } = JSON.parse($('#site-data').text());
    return `${$(`[id="${portfolio.reel.still}"]`).attr('href')}`;
  };
  expect(posterIn(first.files)).toMatch(/^data:image\/webp/);
  await studio.give(
    'Picture',
    join(root, 'tests/fixtures/cinematographer/content/stills/harbour.webp'),
    'Showreel',
  );
  await studio.says('harbour.webp is in its place.');
  await studio.type(messages.fields.stillAlt.label, 'A harbour at dawn', 'Showreel');
  const second = await studio.save();
  expect(posterIn(second.files)).toMatch(/^data:image\/webp/);
  expect(posterIn(second.files)).not.toBe(posterIn(first.files));
  expect(Buffer.from(second.files['index.html'] ?? []).toString()).toContain(
    '<title>A harbour at dawn</title>',
  );
});
