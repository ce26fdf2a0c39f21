/** Photos that an owner may have. One file, because all tests share the makers of photos. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import cacache from 'cacache';
import sharp, { type Sharp } from 'sharp';
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

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** A JPEG that says in its header that each colour has 12 bits. */
async function jpegOf12Bits(): Promise<Buffer> {
  const bytes = await photo(400, 400).jpeg().toBuffer();
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
  return bytes;
}

/** A TIFF without JPEG that says that its values are brightness and two differences, not red, green and blue. */
async function tiffInYCbCr(): Promise<Buffer> {
  const bytes = await photo(400, 400).tiff({ compression: 'lzw' }).toBuffer();
  const tag = Buffer.from([262 % 256, 1, 3, 0, 1, 0, 0, 0]);
  bytes[bytes.indexOf(tag) + tag.length] = 6;
  return bytes;
}

/** A PNG with a chunk of four bytes that says how its values are meant, in the place of a profile. */
async function pngWith(name: string, value: number, image: Sharp): Promise<Buffer> {
  const png = await image.png().toBuffer();
  const chunk = Buffer.alloc(16);
  chunk.writeUInt32BE(4);
  chunk.write(name, 4);
  chunk.writeUInt32BE(value, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)), 12);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** It says by a number how bright its values are. */
const pngWithGamma = (gamma: number, image: Sharp) => pngWith('gAMA', gamma * 100_000, image);

/** The colours of BT.2020, with the brightness of HLG. */
const pngInHdr = () => pngWith('cICP', 0x09_12_00_01, photo(400, 400));

/** The colours of BT.2020, with the brightness of PQ. */
async function avifInHdr(): Promise<Buffer> {
  const box = Buffer.from([0, 0, 0, 19, ...Buffer.from('colrnclx'), 0, 9, 0, 16, 0, 9, 128]);
  return Buffer.concat([await photo(400, 400).avif({ effort: 0 }).toBuffer(), box]);
}

const plain = (background: string, width = 400) =>
  sharp({ create: { width, height: 400, channels: 4, background } });

describe('a picture has the colours that a browser shows', () => {
  const whole: Wanted = { ...still, width: 400, height: 400, shortestSide: 20, position: 'whole' };
  const half = 'rgba(174, 28, 40, 0.5)';
  it.each<[string, () => Promise<Buffer>, readonly number[]]>([
    ['half transparent in PNG', () => plain(half).png().toBuffer(), [174, 28, 40, 128]],
    ['half transparent and scaled', () => plain(half, 900).png().toBuffer(), [174, 28, 40, 128]],
    [
      'half transparent and scaled in WebP',
      () => plain(half, 900).webp({ lossless: true }).toBuffer(),
      [174, 28, 40, 128],
    ],
    [
      'half transparent and scaled in TIFF',
      () => plain(half, 900).tiff({ compression: 'lzw' }).toBuffer(),
      [174, 28, 40, 128],
    ],
    [
      'in PNG with a gamma of 1',
      () => pngWithGamma(1, plain('#408020').removeAlpha()),
      [137, 188, 99, 255],
    ],
    [
      'in grey PNG with a gamma of 1',
      () => pngWithGamma(1, plain('#404040').toColourspace('b-w').removeAlpha()),
      [137, 137, 137, 255],
    ],
    [
      'in 16 bits with a profile',
      () =>
        plain('#00f').removeAlpha().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer(),
      [0, 0, 255, 255],
    ],
  ])('%s', async (_, image, colour) => {
    const picture = await preparedFrom(await image(), { wanted: whole });
    const shown = await sharp(pixelsOf(picture)).ensureAlpha().raw().toBuffer();
    const middle = 4 * (picture.width * (picture.height >> 1) + (picture.width >> 1));
    colour.forEach((value, channel) => {
      // WebP loses a little.
      expect(Math.abs((shown[middle + channel] ?? 0) - value), `${colour}`).toBeLessThan(5);
    });
  });

  it('a WebP is not turned, whatever its EXIF says, and a PNG is', async () => {
    const onItsSide = () => photo(600, 300).withMetadata({ orientation: 6 });
    const shape = async (bytes: Buffer) => {
      const { width, height } = await preparedFrom(bytes, { wanted: whole });
      return width > height ? 'as it lies' : 'turned';
    };
    expect(await shape(await onItsSide().webp().toBuffer())).toBe('as it lies');
    expect(await shape(await onItsSide().png().toBuffer())).toBe('turned');
  });
});

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
      /is a picture of the kind HEIC, which cannot be read here.*save it as JPEG/,
    ],
    ['a PDF', async () => '%PDF-1.7', /is a PDF, not a picture/],
    ['a film', async () => '\0\0\0\x18ftypisom', /is a film, not a picture/],
    ['of Photoshop', async () => '8BPS\0\x01', /is a picture of the kind PSD/],
    ['a JPEG of 12 bits', jpegOf12Bits, /is a picture of the kind JPEG, 12 bit/],
    ['an AVIF in HDR', avifInHdr, /is a picture of the kind AVIF \(HDR\)/],
    ['a PNG in HDR', pngInHdr, /is a picture of the kind PNG \(HDR\)/],
    [
      'an AVIF that moves',
      async () => '\0\0\0\x18ftypavis\0\0\0\0avisavif',
      /is a picture of the kind AVIF \(animation\)/,
    ],
    ['a TIFF in YCbCr', tiffInYCbCr, /is a picture of the kind TIFF \(YCbCr\)/],
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
    ['a WebP cut off', async () => half(await noise(400, 400).webp().toBuffer()), /is damaged/],
    ['a GIF cut off', async () => half(await noise(400, 400).gif().toBuffer()), /is damaged/],
    ['a TIFF cut off', async () => half(await noise(400, 400).tiff().toBuffer()), /is damaged/],
    [
      'an AVIF cut off',
      async () => half(await noise(400, 400).avif({ effort: 0 }).toBuffer()),
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

it('a picture of noise that is transparent fits, too, with fewer pixels', async () => {
  const bytes = randomBytes(4 * 1000 * 800);
  const raw = { width: 1000, height: 800, channels: 4 as const };
  const picture = await preparedFrom(await sharp(bytes, { raw }).png().toBuffer());
  expect(picture.src.length).toBeLessThanOrEqual(still.budget);
  expect(await sharp(pixelsOf(picture)).metadata()).toMatchObject({ hasAlpha: true });
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
