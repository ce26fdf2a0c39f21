import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPortrait, preparePortrait } from '../../../src/build/portrait.ts';
import {
  flat,
  folderWith,
  noise,
  photo,
  pngThatClaims,
  sidewaysPhotoWithPlace,
  svgWithEverythingBad,
  temporaryFolder,
  truncatedJpeg,
} from '../../support/damaged.ts';

function pixelsOf(src: string): Buffer {
  return Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
}

function drawingOf(src: string): string {
  return decodeURIComponent(src.slice(src.indexOf(',') + 1));
}

async function colourAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
}

async function problemWith(files: Record<string, Uint8Array | string>): Promise<string> {
  const { faults } = await checkPortrait(folderWith(files), temporaryFolder());
  return faults.map(({ file, problem, expected }) => `${file} ${problem} ${expected}`).join('\n');
}

describe('a photo', () => {
  it('of 24 megapixels, turned by its EXIF, comes out upright, 4:5 and within 45 kB', async () => {
    const folder = folderWith({ 'portrait.jpg': await sidewaysPhotoWithPlace(6000, 4000) });
    const { src, width, height, bytes } = await preparePortrait(folder, temporaryFolder());
    const image = pixelsOf(src);
    expect([width, height]).toEqual([800, 1000]);
    expect(bytes).toBe(src.length);
    expect(bytes).toBeLessThanOrEqual(45_000);
    expect(await sharp(image).metadata()).toMatchObject({ width: 800, height: 1000 });
    // Left of the sensor is the top of the picture.
    expect(await colourAt(image, 400, 20)).toBe('red');
    expect(await colourAt(image, 400, 980)).toBe('blue');
  });

  it('loses the place it was taken at, and all else that is no picture', async () => {
    const original = await sidewaysPhotoWithPlace(1600, 1200);
    const before = await sharp(original).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Ana at home')).toBe(true);
    // Tag 0x8825 points to the GPS part.
    expect(
      before.exif?.includes(Buffer.from([0x88, 0x25])) ||
        before.exif?.includes(Buffer.from([0x25, 0x88])),
    ).toBe(true);

    const { src } = await preparePortrait(
      folderWith({ 'portrait.jpg': original }),
      temporaryFolder(),
    );
    const { exif, icc, xmp, iptc, orientation } = await sharp(pixelsOf(src)).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(pixelsOf(src).includes('Ana')).toBe(false);
  });

  it('of 60 megapixels is taken as well', async () => {
    const huge = await flat(10_000, 6000).jpeg().toBuffer();
    const folder = folderWith({ 'portrait.jpg': huge });
    const cache = temporaryFolder();
    expect((await checkPortrait(folder, cache)).faults).toEqual([]);
    expect(await preparePortrait(folder, cache)).toMatchObject({ width: 800, height: 1000 });
  });

  it('of pure noise still fits', async () => {
    const folder = folderWith({
      'portrait.png': await noise(900, 1125).blur(0.6).png().toBuffer(),
    });
    const { bytes } = await preparePortrait(folder, temporaryFolder());
    expect(bytes).toBeLessThanOrEqual(45_000);
  });

  it('in grey, with transparency, in print colours or in 16 bits is taken as well', async () => {
    const kinds = {
      'portrait.jpg': await photo(600, 750).greyscale().jpeg().toBuffer(),
      'portrait.png': await photo(600, 750).greyscale().ensureAlpha(0.5).png().toBuffer(),
      'portrait.jpeg': await photo(600, 750).toColourspace('cmyk').jpeg().toBuffer(),
      'portrait.tif': await photo(600, 750).toColourspace('rgb16').tiff().toBuffer(),
      'Portrait.JPG': await photo(700, 700).jpeg({ progressive: true }).toBuffer(),
      'portrait.webp': await photo(600, 750).webp().toBuffer(),
      'portrait.avif': await photo(600, 750).avif({ effort: 0 }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(kinds)) {
      const { src } = await preparePortrait(folderWith({ [name]: bytes }), temporaryFolder());
      expect(src, name).toMatch(/^data:image\/webp;base64,/);
    }
  });

  it('gives the same bytes every time, the second time from the cache', async () => {
    const folder = folderWith({ 'portrait.jpg': await photo(900, 900).jpeg().toBuffer() });
    const cache = temporaryFolder();
    const first = await preparePortrait(folder, cache);
    expect(await preparePortrait(folder, temporaryFolder())).toEqual(first);
    expect(await preparePortrait(folder, cache)).toEqual(first);
  });

  it('is made again when the cache is damaged', async () => {
    const folder = folderWith({ 'portrait.jpg': await photo(900, 900).jpeg().toBuffer() });
    const cache = temporaryFolder();
    const first = await preparePortrait(folder, cache);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'half a fi');
    expect(await preparePortrait(folder, cache)).toEqual(first);
  });
});

describe('a photo that cannot be used is named, with what to do', () => {
  it.each([
    ['none at all', async () => ({}), /holds no portrait.*portrait\.jpg/],
    ['under another name', async () => ({ 'Me.PNG': 'x' }), /Rename Me\.PNG to portrait\.png/],
    [
      'two of them',
      async () => ({ 'portrait.jpg': 'x', 'portrait.svg': 'x' }),
      /Keep one of portrait\.jpg, portrait\.svg/,
    ],
    ['empty', async () => ({ 'portrait.jpg': '' }), /is empty/],
    ['a text', async () => ({ 'portrait.jpg': 'My photo' }), /is not an image/],
    ['from an iPhone', async () => ({ 'portrait.heic': 'x' }), /Save the photo as JPEG/],
    ['cut off', async () => ({ 'portrait.jpg': await truncatedJpeg() }), /is damaged/],
    [
      'too small',
      async () => ({ 'portrait.png': await photo(599, 900).png().toBuffer() }),
      /too small: 599 × 900/,
    ],
    ['a bomb', async () => ({ 'portrait.png': pngThatClaims(100_000, 100_000) }), /too many/],
  ])('%s', async (_, files, message) => {
    const problem = await problemWith(await files());
    expect(problem).toMatch(message);
    expect(problem).toMatch(/^src\/content\//);
  });

  it('cut off a little before its end', async () => {
    const whole = await noise(2000, 1200).jpeg().toBuffer();
    expect(await problemWith({ 'portrait.jpg': whole.subarray(0, whole.length - 4000) })).toMatch(
      /is damaged/,
    );
  });

  it('a PNG cut off', async () => {
    const whole = await noise(650, 650).png().toBuffer();
    expect(await problemWith({ 'portrait.png': whole.subarray(0, whole.length / 2) })).toMatch(
      /is damaged/,
    );
  });

  it('stops the build, too', async () => {
    const folder = folderWith({ 'portrait.jpg': await truncatedJpeg() });
    await expect(preparePortrait(folder, temporaryFolder())).rejects.toThrow(
      /portrait\.jpg is damaged/,
    );
  });
});

describe('a drawing', () => {
  it('keeps what draws and loses all that acts or reaches out', async () => {
    const folder = folderWith({ 'portrait.svg': svgWithEverythingBad });
    const { src } = await preparePortrait(folder, temporaryFolder());
    const svg = drawingOf(src);
    expect(svg).toMatch(/<circle[^>]*fill="url\(#\w+\)"/);
    expect(svg).toMatch(/#234/);
    expect(svg).not.toMatch(
      /script|alert|tracker|foreignObject|iframe|passwd|secret|\son\w+=|javascript|@import|animate|DOCTYPE|<\?/i,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|url\((?!#)/);
  });

  it('can stand between double quotes in HTML', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><title>100% "Ana" &amp; Łódź</title><path fill="#f00" d="M0 0h9v9z"/><text y="9">a\'b &lt; c 100%</text></svg>';
    const { src } = await preparePortrait(folderWith({ 'portrait.svg': svg }), temporaryFolder());
    expect(src).toMatch(/^data:image\/svg\+xml,[^"'<>&#\s][^"'<>&#\n]*$/);
    expect(drawingOf(src)).toContain('b &lt; c 100%');
    expect(drawingOf(src)).toContain('viewBox="0 0 40 50"');
    await expect(sharp(Buffer.from(drawingOf(src))).metadata()).resolves.toMatchObject({
      format: 'svg',
    });
  });

  it('with a photo inside becomes pixels, so that no metadata travels inside it', async () => {
    const inner = (await sidewaysPhotoWithPlace(200, 200)).toString('base64');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><image width="400" height="500" href="data:image/jpeg;base64,${inner}"/></svg>`;
    const { src } = await preparePortrait(folderWith({ 'portrait.svg': svg }), temporaryFolder());
    expect(src).toMatch(/^data:image\/webp/);
  });

  it('with more lines than the budget holds becomes pixels', async () => {
    const spots = Array.from(
      { length: 9000 },
      (_, i) => `M${(i * 37) % 401} ${(i * 91) % 503}h3v4z`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><path d="${spots.join('')}"/></svg>`;
    const { src, bytes } = await preparePortrait(
      folderWith({ 'portrait.svg': svg }),
      temporaryFolder(),
    );
    expect(src).toMatch(/^data:image\/webp/);
    expect(bytes).toBeLessThanOrEqual(45_000);
  });

  it.each([
    ['not well-formed', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><g></svg>'],
    ['a web page', '<html><body><svg></svg></body></html>'],
    ['of no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'],
    [
      'with entities',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 4 5"><text>&x;</text></svg>',
    ],
  ])('%s is a fault', async (_, svg) => {
    expect(await problemWith({ 'portrait.svg': svg })).toMatch(/is a damaged drawing/);
  });

  it('that is marked as the sample is reported as such, and no fault', async () => {
    const sample =
      '<svg xmlns="http://www.w3.org/2000/svg" data-sample="true" viewBox="0 0 4 5"><path d="M0 0h9"/></svg>';
    const { faults, samples } = await checkPortrait(
      folderWith({ 'portrait.svg': sample }),
      temporaryFolder(),
    );
    expect(faults).toEqual([]);
    expect(samples).toHaveLength(1);
  });
});
