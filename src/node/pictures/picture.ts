/**
 * A picture of the owner's, made ready for the page: turned upright, cropped to a shape, scaled, encoded, and without a
 * trace of where and when it was taken. A drawing stays a drawing where it can.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault } from '../../compose/check/fault.ts';
import { svgAddress } from '../../compose/page/svg-address.ts';
import type { Picture } from '../../compose/site-content.ts';
import type { Tell } from '../compiled.ts';
import { cached } from '../files/cache.ts';
import type { Folders } from '../folders.ts';
import { readDrawing } from './drawing.ts';
import { encode, type Wanted } from './pixels.ts';

export type Sources = Pick<Folders, 'content' | 'cache'> & {
  /** Hears of each picture that is made anew. */
  tell?: Tell;
};

/** All code that changes what is made of a picture. */
export const PICTURE_CODE = [
  'src/node/pictures/picture.ts',
  'src/node/pictures/pixels.ts',
  'src/node/pictures/drawing.ts',
  'src/compose/page/svg-address.ts',
];

type Flaw = Pick<Fault, 'problem' | 'expected'>;

/** The picture of this name in the content folder, or what is wrong with it. */
export async function preparePicture(
  { content, cache, tell }: Sources,
  name: string,
  wanted: Wanted,
): Promise<Picture | Fault> {
  const bytes = await readFile(join(content, name)).catch(() => Buffer.alloc(0));
  const recipe = { code: PICTURE_CODE, inputs: [bytes, JSON.stringify(wanted)] };
  const problem = 'is damaged: part of the image is missing or broken.';
  // Not kept, as it may also have been the memory that failed.
  const damaged = { problem, expected: 'Copy it again from where it came from.' };
  const found = await cached(cache, recipe, () => {
    tell?.(`Preparing ${name}.`);
    return prepare(bytes, wanted);
  }).catch(() => damaged);
  return 'problem' in found ? { file: `src/content/${name}`, field: '', ...found } : found;
}

async function prepare(bytes: Buffer, wanted: Wanted): Promise<Picture | Flaw> {
  if (bytes.length === 0)
    return { problem: 'is empty or cannot be read.', expected: 'Save it there again.' };
  if (!looksLikeSvg(bytes)) return (await flawOf(bytes, wanted)) ?? toPixels(bytes, wanted);
  try {
    const { svg, isPlain } = readDrawing(bytes.toString(), wanted);
    const src = svgAddress(svg);
    const { width, height, budget } = wanted;
    if (isPlain && src.length <= budget) return { src, width, height };
    return toPixels(Buffer.from(svg), wanted);
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    const problem = `is a damaged drawing (${line}).`;
    return { problem, expected: 'Export it again as plain SVG, or use a photo.' };
  }
}

function looksLikeSvg(bytes: Buffer): boolean {
  return /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 4096)) && bytes.includes('<svg');
}

async function flawOf(bytes: Buffer, { shortestSide }: Wanted): Promise<Flaw | undefined> {
  const image = sharp(bytes, { limitInputPixels: false });
  const about = await image.metadata().catch(() => undefined);
  // Of a HEIC, whatever its name, the header can be read, the picture cannot.
  if (!about || about.compression === 'hevc') {
    const problem = 'is not an image that can be read.';
    return { problem, expected: 'Open it in a photo program and save it as JPEG.' };
  }
  const { width, height } = about;
  const size = `${width} × ${height} pixels`;
  // Beyond it a small file may unfold to gigabytes.
  if (width * height > 16_383 * 16_383) {
    const problem = `has ${size}, too many to work on.`;
    return { problem, expected: 'Save it smaller; 4,000 pixels a side are plenty.' };
  }
  if (Math.min(width, height) >= shortestSide) return undefined;
  const expected = `Use a photo of at least ${shortestSide} pixels on each side.`;
  return { problem: `is too small: ${size}.`, expected };
}

async function toPixels(bytes: Buffer, wanted: Wanted): Promise<Picture | Flaw> {
  const encoded = await encode(bytes, wanted);
  const problem = `does not fit into ${wanted.budget / 1000} kB.`;
  return encoded ?? { problem, expected: 'Use another photo.' };
}
