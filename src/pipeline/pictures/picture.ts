/**
 * A picture of the owner's, made ready for the page: turned upright, cropped to a shape, scaled, encoded, and without a
 * trace of where and when it was taken. A drawing stays a drawing where it can.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault } from '../content/fault.ts';
import { cached } from '../files/cache.ts';
import { readDrawing, svgAddress } from './drawing.ts';
import { crop, type Encoded, encode, type Frame } from './pixels.ts';

/** What a place in the page asks of its picture. A photo that is smaller, or too heavy, gets fewer pixels of that shape. */
export type Wanted = Frame & {
  /** The most characters of its address, which is what it weighs in the file. */
  budget: number;
  /** Pixels: a photo with less on a side is refused. */
  shortestSide: number;
};

export type PreparedPicture = Encoded & {
  /** Length of the address: what it weighs in the file. */
  bytes: number;
};

/** 16,383 × 16,383; beyond it a small file may unfold to gigabytes. */
const MOST_PIXELS = 0x3fff * 0x3fff;

/** What is wrong with a picture, as a Fault says it. */
class Flaw extends Error {
  readonly expected: string;

  constructor(problem: string, expected: string) {
    super(problem);
    this.expected = expected;
  }
}

/** The picture of this name in the content folder, or what is wrong with it. */
export async function preparePicture(
  contentFolder: string,
  name: string,
  wanted: Wanted,
  cacheFolder: string,
): Promise<PreparedPicture | Fault> {
  const bytes = await readFile(join(contentFolder, name)).catch(() => Buffer.alloc(0));
  const inputs = [bytes, JSON.stringify(wanted)];
  const recipe = { kind: 'picture', room: import.meta.dirname, inputs };
  try {
    const picture = await cached(cacheFolder, recipe, () => prepare(bytes, wanted));
    return { ...picture, bytes: picture.src.length };
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    const { message: problem, expected } = error;
    return { file: `src/content/${name}`, field: '', problem, expected };
  }
}

async function prepare(bytes: Buffer, wanted: Wanted): Promise<Encoded> {
  if (bytes.length === 0) throw new Flaw('is empty or cannot be read.', 'Save it there again.');
  if (!looksLikeSvg(bytes)) {
    await judgePhoto(bytes, wanted);
    return toPixels(bytes, wanted);
  }
  const { svg, isPlain } = toDrawing(bytes, wanted);
  const src = svgAddress(svg);
  return isPlain && src.length <= wanted.budget
    ? { src, width: wanted.width, height: wanted.height }
    : toPixels(Buffer.from(svg), wanted);
}

function looksLikeSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('utf8');
  return /^\uFEFF?\s*</.test(start) && bytes.includes('<svg');
}

function toDrawing(bytes: Buffer, wanted: Wanted): ReturnType<typeof readDrawing> {
  try {
    return readDrawing(bytes.toString('utf8'), wanted);
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : [];
    const expected = 'Export it again as plain SVG, or use a photo.';
    throw new Flaw(`is a damaged drawing (${line}).`, expected);
  }
}

async function judgePhoto(bytes: Buffer, { shortestSide }: Wanted): Promise<void> {
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // Of a HEIC, whatever its name, the header can be read, the picture cannot.
  if (!about || about.compression === 'hevc') {
    const expected = 'Open it in a photo program and save it as JPEG.';
    throw new Flaw('is not an image that can be read.', expected);
  }
  const { width, height } = about;
  const size = `${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS) {
    const expected = 'Save it smaller; 4,000 pixels a side are plenty.';
    throw new Flaw(`has ${size}, too many to work on.`, expected);
  }
  if (Math.min(width, height) < shortestSide) {
    const expected = `Use a photo of at least ${shortestSide} pixels on each side.`;
    throw new Flaw(`is too small: ${size}.`, expected);
  }
}

async function toPixels(bytes: Buffer, wanted: Wanted): Promise<Encoded> {
  const cropped = await crop(bytes, wanted).catch(() => {
    const expected = 'Copy it again from where it came from.';
    throw new Flaw('is damaged: part of the image is missing or broken.', expected);
  });
  const encoded = await encode(cropped, wanted, wanted.budget);
  if (encoded) return encoded;
  throw new Flaw(`does not fit into ${wanted.budget / 1000} kB.`, 'Use another photo.');
}
