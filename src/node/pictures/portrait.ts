/** The owner's portrait: `portrait.jpg`, or another kind of image of that name, in the content folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../../compose/check/fault.ts';
import type { Focus } from '../../schema/portfolio.ts';
import { namesIn } from '../files/folder-content.ts';
import { preparePicture, type Sources, usable } from './picture.ts';
import type { Encoded, Wanted } from './pixels.ts';

const PORTRAIT = {
  width: 800,
  height: 1000,
  budget: 45_000,
  shortestSide: 600,
};

const READABLE = /\.(?:jpe?g|png|webp|avif|svg|tiff?)$/i;
const UNREADABLE = /\.(?:heic|heif|gif|bmp|psd|raw|dng|cr[23]|nef|arw)$/i;

export async function checkPortrait(folders: Sources, focus?: Focus): Promise<Fault[]> {
  const found = await readPortrait(folders, focus);
  if ('problem' in found) return [found];
  const { name } = found;
  const isSample =
    /\.svg$/i.test(name) &&
    /<svg\b[^>]*\sdata-sample\b/.test(await readFile(join(folders.content, name), 'utf8'));
  if (!isSample) return [];
  const expected = `Put your photo there as portrait.jpg and remove ${name}.`;
  return [{ ...fault(name, 'is still the drawing of the sample.', expected), stops: 'kit' }];
}

export async function preparePortrait(folders: Sources, focus?: Focus): Promise<Encoded> {
  return usable<{ picture: Encoded }>(await readPortrait(folders, focus)).picture;
}

async function readPortrait(folders: Sources, focus: Focus | undefined) {
  const names = await namesIn(folders.content);
  const portraits = names.filter((name) => /^portrait\.\w+$/i.test(name) && READABLE.test(name));
  const [name, another] = portraits;
  if (name === undefined) return missing(names);
  if (another !== undefined) {
    const expected = `Keep one of ${portraits.join(', ')} and remove the rest.`;
    return fault('', `holds ${portraits.length} portraits.`, expected);
  }
  const wanted: Wanted = { ...PORTRAIT, position: focus ?? 'attention' };
  const picture = await preparePicture(folders, name, wanted);
  return 'problem' in picture ? picture : { name, picture };
}

function missing(names: readonly string[]): Fault {
  const image = names.find((name) => READABLE.test(name));
  const wrongKind =
    names.find((name) => /^portrait\./i.test(name)) ??
    (image ? undefined : names.find((name) => UNREADABLE.test(name)));
  if (wrongKind) {
    const expected = 'Save the photo as JPEG: portrait.jpg.';
    return fault(wrongKind, 'is of a kind that cannot be used.', expected);
  }
  const expected = image
    ? `Rename ${image} to portrait${image.slice(image.lastIndexOf('.')).toLowerCase()}.`
    : 'Put your photo there as portrait.jpg (or .png, .webp, .avif, .svg).';
  return fault('', 'holds no portrait.', expected);
}

function fault(name: string, problem: string, expected: string): Fault {
  return { file: `src/content/${name}`, field: '', problem, expected };
}
