/**
 * Prepares an owner's picture for the page: turns it upright, crops, scales and encodes it, and drops the place and date of the
 * photo. A drawing stays SVG if possible.
 */

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Issue } from '../../compose/check/issue.ts';
import type { Picture } from '../../compose/ingredients.ts';
import { pictureKindOf, whyUnread } from '../../compose/pictures/picture-kind.ts';
import { svgAddress } from '../../compose/pictures/svg-address.ts';
import {
  issueOfSize,
  issueOfWeight,
  type PictureIssue,
  type Wanted,
} from '../../compose/pictures/wanted.ts';
import { messages } from '../../messages/messages.ts';
import { cached } from '../files/cache.ts';
import type { Folders } from '../folders.ts';
import type { Report } from '../read-compiled.ts';
import { readDrawing } from './drawing.ts';
import { isHdr } from './hdr.ts';
import { encode } from './pixels.ts';
import { rareTiff, unusualTiff } from './unusual-tiff.ts';

export type Sources = Folders & {
  /** Called for each picture that is not in the cache. */
  report?: Report;
};

const root = resolve(import.meta.dirname, '../../..');
/** All code that may have an effect on the result. */
const CODE = ['src/node/pictures', 'src/compose/pictures'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** Returns the picture with this name in the content folder, or what is wrong with it. */
export async function preparePicture(
  { content, cache, report }: Sources,
  name: string,
  wanted: Wanted,
): Promise<Picture | Issue> {
  const bytes = await readFile(join(content, name)).catch(() => Buffer.alloc(0));
  const { damaged } = messages.issues.picture;
  const recipe = { code: CODE, inputs: [bytes, JSON.stringify(wanted)] };
  const found = await cached(cache, recipe, () => {
    report?.(`Preparing ${name}.`);
    return prepare(bytes, wanted);
    // A failure is not kept, because only the memory may have been too small.
  }).catch(() => issueOfKind(rareTiff(bytes)) ?? whyUnread(bytes, READABLE, damaged));
  return 'problem' in found
    ? { file: `src/content/${name}`, field: '', ...found, severity: 'error' }
    : found;
}

async function prepare(bytes: Buffer, wanted: Wanted): Promise<Picture | PictureIssue> {
  if (bytes.length === 0) return messages.issues.file.empty;
  const toPixels = async (image: Buffer) => (await encode(image, wanted)) ?? issueOfWeight(wanted);
  if (pictureKindOf(bytes) !== 'SVG') return (await issueOf(bytes, wanted)) ?? toPixels(bytes);
  const drawing = readDrawing(bytes.toString(), wanted);
  if ('problem' in drawing) return drawing;
  const { svg, isPlain, undrawn, width, height } = drawing;
  const src = svgAddress(svg);
  if (isPlain && src.length <= wanted.budget) return { src, width, height };
  if (undrawn === undefined) return toPixels(Buffer.from(svg));
  const problem = `has ${undrawn}, which the build cannot draw.`;
  return { problem, expected: 'Export it with outlines, or as PNG.' };
}

/** Of a HEIC sharp reads only the header, not the picture. */
const READABLE = new Set(['JPEG', 'PNG', 'WebP', 'GIF', 'AVIF', 'TIFF', 'SVG']);

async function issueOf(bytes: Buffer, wanted: Wanted): Promise<PictureIssue | undefined> {
  const issue = issueOfKind(
    unusualTiff(bytes) ?? (isHdr(bytes) ? `${pictureKindOf(bytes)} (HDR)` : undefined),
  );
  if (issue) return issue;
  const about = await sharp(bytes, { limitInputPixels: false }).metadata();
  return issueOfSize(about, wanted);
}

function issueOfKind(kind: string | undefined): PictureIssue | undefined {
  const { kind: other } = messages.issues.picture;
  return kind === undefined ? undefined : { ...other, problem: other.problem({ kind }) };
}
