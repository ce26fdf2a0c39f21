import { writeFileSync } from 'node:fs';
import cacache from 'cacache';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPortrait } from '../../../../src/node/pictures/portrait.ts';
import type { Focus } from '../../../../src/schema/common-fields.ts';
import {
  foldersAround,
  folderWith,
  photo,
  temporaryFolder,
} from '../../../support/owners/damaged.ts';

/** The picture of a portrait without issues. */
async function preparePortrait(...found: Parameters<typeof readPortrait>) {
  const { value, issues } = await readPortrait(...found);
  if (!value) throw new Error(issues.map(({ problem }) => problem).join());
  return value;
}

async function problemWith(files: Record<string, Uint8Array | string>): Promise<string> {
  const { issues } = await readPortrait(foldersAround(folderWith(files), temporaryFolder()));
  return issues.map(({ file, problem, expected }) => `${file} ${problem} ${expected}`).join('\n');
}

describe('the portrait', () => {
  it('is portrait.jpg, or Portrait.JPEG, in 4:5 and within 45 kB', async () => {
    const folder = folderWith({ 'Portrait.JPEG': await photo(1600, 1200).jpeg().toBuffer() });
    const { width, height, src } = await preparePortrait(foldersAround(folder, temporaryFolder()));
    expect([width, height]).toEqual([800, 1000]);
    expect(src.length).toBeLessThanOrEqual(45_000);
  });

  it('is no issue when it is right, and checked and prepared but once', async () => {
    const folder = folderWith({ 'portrait.jpg': await photo(600, 600).jpeg().toBuffer() });
    const cache = temporaryFolder();
    expect((await readPortrait(foldersAround(folder, cache))).issues).toEqual([]);
    const kept = await cacache.ls(cache);
    await preparePortrait(foldersAround(folder, cache));
    expect(await cacache.ls(cache)).toEqual(kept);
  });

  it('is made again when the cache is damaged', async () => {
    const folder = folderWith({ 'portrait.jpg': await photo(600, 600).jpeg().toBuffer() });
    const cache = temporaryFolder();
    const first = await preparePortrait(foldersAround(folder, cache));
    for (const { path } of Object.values(await cacache.ls(cache))) writeFileSync(path, 'half a fi');
    expect(await preparePortrait(foldersAround(folder, cache))).toEqual(first);
  });
});

describe('a photo of 16:9 with the face at its left', () => {
  const svg = `<svg width="1072" height="603" viewBox="0 0 1600 900"><path d="M0 0h1600v900H0z" fill="#ddd"/>
    <circle cx="260" cy="420" r="150" fill="#345"/></svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten();
  const upright = () => drawn.clone().jpeg().toBuffer();
  const onItsSide = async () => {
    const { data, info } = await drawn.clone().raw().toBuffer({ resolveWithObject: true });
    const turned = sharp(data, { raw: info }).rotate(-90);
    return turned.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  };

  async function faceIn(bytes: Buffer, focus?: Focus): Promise<number> {
    const content = folderWith({ 'portrait.jpg': bytes });
    const { src, width, height } = await preparePortrait(
      foldersAround(content, temporaryFolder()),
      focus,
    );
    expect([width, height]).toEqual([482, 603]);
    const webp = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    const pixels = await sharp(webp).removeAlpha().raw().toBuffer();
    let face = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      if ((pixels[at] ?? 0) < 120) face++;
    }
    return face / (Math.PI * 100.5 * 100.5);
  }

  it.each<Focus>(['left', '16% 47%'])('keeps it where %s is said', async (focus) => {
    expect(await faceIn(await upright(), focus)).toBeCloseTo(1, 1);
  });

  it('keeps it in a photo that the camera saved on its side', async () => {
    expect(await faceIn(await onItsSide(), '16% 47%')).toBeCloseTo(1, 1);
  });

  it('loses it elsewhere', async () => {
    expect(await faceIn(await upright(), 'right')).toBeLessThan(0.1);
  });

  it('is cropped in a drawing, too', async () => {
    const content = folderWith({
      'portrait.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h9"/></svg>',
    });
    const folders = foldersAround(content, temporaryFolder());
    expect((await preparePortrait(folders, 'left')).src).toContain('xMinYMid');
    expect((await preparePortrait(folders, '90% 10%')).src).toContain('xMaxYMin');
    expect((await preparePortrait(folders)).src).toContain('xMidYMid');
  });
});

describe('a portrait that cannot be used is named, with what to do', () => {
  it.each([
    ['none at all', {}, /holds no portrait.*portrait\.jpg/],
    ['under another name', { 'Me.PNG': 'x' }, /Rename Me\.PNG to portrait\.png/],
    [
      'two of them',
      { 'portrait.jpg': 'x', 'portrait.svg': 'x' },
      /Keep one of portrait\.jpg, portrait\.svg/,
    ],
    ['from an iPhone', { 'portrait.heic': 'x' }, /portrait\.heic is of.*Save the photo as JPEG/],
    [
      'from an iPhone, under its own name',
      { 'IMG_1234.HEIC': 'x' },
      /IMG_1234\.HEIC is of.*Save the photo as JPEG: portrait\.jpg/,
    ],
    ['in a letter', { 'portrait.docx': 'x' }, /portrait\.docx is of.*Save the photo as JPEG/],
    [
      'of two kinds that cannot be used, beside one that can',
      { 'a.gif': 'x', 'b.heic': 'x', 'me.jpg': 'x' },
      /Rename me\.jpg to portrait\.jpg/,
    ],
    ['empty', { 'portrait.jpg': '' }, /portrait\.jpg is empty/],
    ['a text', { 'portrait.jpg': 'My photo' }, /portrait\.jpg is not an image/],
  ])('%s', async (_, files, message) => {
    const problem = await problemWith(files);
    expect(problem).toMatch(message);
    expect(problem).toMatch(/^src\/content\//);
  });

  it('too small', async () => {
    const bytes = await photo(599, 900).png().toBuffer();
    expect(await problemWith({ 'portrait.png': bytes })).toMatch(/too small: 599 × 900/);
  });
});

describe('the drawing of the sample', () => {
  it('is reported as such, and is no issue', async () => {
    const sample =
      '<svg xmlns="http://www.w3.org/2000/svg" data-sample="true" viewBox="0 0 4 5"><path d="M0 0h9"/></svg>';
    const folder = folderWith({ 'portrait.svg': sample });
    const { issues: found } = await readPortrait(foldersAround(folder, temporaryFolder()));
    expect(found.map(({ severity }) => severity)).toEqual(['sample']);
  });
});
