import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cacache from 'cacache';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Issue } from '../../../../src/compose/check/issue.ts';
import type { Picture } from '../../../../src/compose/ingredients.ts';
import type { Wanted } from '../../../../src/compose/pictures/wanted.ts';
import { preparePicture } from '../../../../src/node/pictures/picture.ts';
import {
  foldersAround,
  folderWith,
  heic,
  noise,
  photo,
  pngThatClaims,
  sidewaysPhotoWithPlace,
  still,
  temporaryFolder,
  truncatedJpeg,
} from '../../../support/owners/damaged.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

function prepare(
  bytes: Uint8Array | string,
  { name = 'stills/a.jpg', wanted = still, cache = temporaryFolder() } = {},
): Promise<Picture | Issue> {
  return preparePicture(foldersAround(folderWith({ [name]: bytes }), cache), name, wanted);
}

async function preparedFrom(...given: Parameters<typeof prepare>): Promise<Picture> {
  const picture = await prepare(...given);
  if ('problem' in picture) throw new Error(`${picture.file} ${picture.problem}`);
  return picture;
}

async function issueOf(...given: Parameters<typeof prepare>): Promise<string> {
  const found = await prepare(...given);
  return 'problem' in found ? `${found.file} ${found.problem} ${found.expected}` : '';
}

function pixelsOf({ src }: Picture): Buffer {
  return Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
}

async function colourAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

describe('a large photo, on its side, with the place it was taken at', () => {
  const folders = [scratchFolder('picture'), scratchFolder('picture')] as const;
  const [content, cache] = folders;
  let original: Buffer;
  let picture: Picture;
  beforeAll(async () => {
    original = await sidewaysPhotoWithPlace(1200, 800);
    writeFileSync(join(content.path, 'a.jpg'), original);
    const wanted: Wanted = { ...still, position: 'centre' };
    picture = (await preparePicture(
      foldersAround(content.path, cache.path),
      'a.jpg',
      wanted,
    )) as Picture;
  });
  afterAll(() => {
    for (const folder of folders) folder.remove();
  });

  it('becomes a still of 16:9 within its budget', async () => {
    expect(picture).toMatchObject({ width: 640, height: 360 });
    expect(picture.src.length).toBeLessThanOrEqual(20_000);
    expect(await sharp(pixelsOf(picture)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 360,
    });
  });

  it('comes out upright', async () => {
    // The left of the sensor is the top of the picture.
    expect(await colourAt(pixelsOf(picture), 320, 10)).toBe('red');
    expect(await colourAt(pixelsOf(picture), 320, 350)).toBe('blue');
  });

  it('loses the place, and all else that is no picture', async () => {
    const before = await sharp(original).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Ana at home')).toBe(true);
    // The tag 0x8825 points to the GPS data.
    expect(
      before.exif?.includes(Buffer.from([0x88, 0x25])) ||
        before.exif?.includes(Buffer.from([0x25, 0x88])),
    ).toBe(true);

    const { exif, icc, xmp, iptc, orientation } = await sharp(pixelsOf(picture)).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(pixelsOf(picture).includes('Ana')).toBe(false);
  });
});

describe('a photo', () => {
  it('that is smaller than its frame keeps its pixels, in the shape of the frame', async () => {
    const bytes = await photo(400, 400).jpeg().toBuffer();
    expect(await preparedFrom(bytes)).toMatchObject({ width: 400, height: 225 });
  });

  it('gives the same bytes every time, and is kept for each frame by itself', async () => {
    const bytes = await photo(400, 400).jpeg().toBuffer();
    const cache = temporaryFolder();
    const first = await preparedFrom(bytes, { cache });
    expect(await preparedFrom(bytes, { cache })).toEqual(first);
    expect(await preparedFrom(bytes)).toEqual(first);
    expect(Object.keys(await cacache.ls(cache))).toHaveLength(1);
    await preparedFrom(bytes, { cache, wanted: { ...still, height: 640 } });
    expect(Object.keys(await cacache.ls(cache))).toHaveLength(2);
  });
});

describe('a photo that cannot be used is named, with what to do', () => {
  it.each<[string, () => Promise<Uint8Array | string>, RegExp]>([
    ['empty', async () => '', /is empty/],
    ['a text', async () => 'My photo', /is not an image.*save it as JPEG/],
    [
      'a HEIC under the name of a JPEG',
      async () => heic(800, 1000),
      /is not an image that can be read.*save it as JPEG/,
    ],
    ['cut off', truncatedJpeg, /is damaged/],
    [
      'cut off a little before its end',
      async () => (await noise(1000, 800).jpeg().toBuffer()).subarray(0, -4000),
      /is damaged/,
    ],
    [
      'cut off where the crop leaves it out',
      async () => (await noise(400, 900).jpeg().toBuffer()).subarray(0, -4000),
      /is damaged/,
    ],
    [
      'a PNG cut off',
      async () => (await noise(400, 400).png().toBuffer()).subarray(0, 200_000),
      /is damaged/,
    ],
    ['too small', () => photo(900, 299).png().toBuffer(), /too small: 900 × 299.*300 pixels/],
    ['a bomb', async () => pngThatClaims(100_000, 100_000), /too many/],
    ['too much for the budget', () => noise(320, 300).png().toBuffer(), /not fit into 0\.5 kB/],
  ])('%s', async (name, bytes, message) => {
    const wanted: Wanted = { ...still, position: 'centre' };
    if (name.includes('budget')) wanted.budget = 500;
    const issue = await issueOf(await bytes(), { wanted });
    expect(issue).toMatch(message);
    expect(issue).toMatch(/^src\/content\/stills\/a\.jpg /);
  });

  it('missing', async () => {
    const found = await preparePicture(
      foldersAround(temporaryFolder(), temporaryFolder()),
      'b.jpg',
      still,
    );
    expect(found).toMatchObject({ file: 'src/content/b.jpg', problem: expect.any(String) });
  });
});

describe('a picture that stays whole', () => {
  const whole: Wanted = { ...still, width: 400, height: 400, shortestSide: 20, position: 'whole' };

  it.each<[string, () => Promise<Uint8Array | string>, number, number]>([
    ['a photo', () => photo(900, 600).jpeg().toBuffer(), 400, 267],
    ['one on its side', () => sidewaysPhotoWithPlace(600, 450), 300, 400],
    ['one that is very long', () => photo(4000, 37).png().toBuffer(), 400, 4],
    ['one that is small', () => photo(90, 60).png().toBuffer(), 90, 60],
    [
      'a drawing',
      async () =>
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>',
      400,
      267,
    ],
  ])('%s keeps its shape', async (_, bytes, width, height) => {
    const picture = await preparedFrom(await bytes(), { wanted: whole });
    expect(picture).toMatchObject({ width, height });
    if (picture.src.startsWith('data:image/svg')) {
      expect(decodeURIComponent(picture.src)).toContain(`width='400' height='267'`);
      return;
    }
    const image = pixelsOf(picture);
    expect(await sharp(image).metadata()).toMatchObject({ width, height });
  });

  it('shows what stands at its edges', async () => {
    const image = pixelsOf(
      await preparedFrom(await photo(1000, 100).png().toBuffer(), { wanted: whole }),
    );
    expect(await colourAt(image, 0, 0)).toBe('red');
    expect(await colourAt(image, 198, 39)).toBe('red');
    expect(await colourAt(image, 201, 39)).toBe('blue');
    expect(await colourAt(image, 399, 39)).toBe('blue');
  });
});
