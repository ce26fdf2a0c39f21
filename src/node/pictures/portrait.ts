/** The owner's portrait: `portrait.jpg`, or another kind of image of that name, in the content folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Found, fileIssue, type Issue } from '../../compose/check/issue.ts';
import type { Picture } from '../../compose/ingredients.ts';
import { PORTRAIT } from '../../compose/pictures/wanted.ts';
import { withFocus } from '../../compose/pictures/with-focus.ts';
import { namesIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import { preparePicture, type Sources } from './picture.ts';

const READABLE = /\.(?:jpe?g|png|webp|avif|svg|tiff?)$/i;
const UNREADABLE = /\.(?:heic|heif|gif|bmp|psd|raw|dng|cr[23]|nef|arw)$/i;

/** A photo, not the drawing of the sample. */
const PHOTO = /^portrait\.(?:jpe?g|png|webp|avif|tiff?)$/i;

export async function readPortrait(folders: Sources, focus?: unknown): Promise<Found<Picture>> {
  const names = await namesIn(folders.content);
  const portraits = names.filter((name) => /^portrait\.\w+$/i.test(name) && READABLE.test(name));
  const [name, another] = portraits;
  if (name === undefined) {
    const misplaced = await lookFor(folders, (each) => PHOTO.test(each));
    return { issues: [missing(names, misplaced)] };
  }
  if (another !== undefined) {
    const expected = `Keep one of ${portraits.join(', ')} and remove the rest.`;
    return { issues: [issue('', `holds ${portraits.length} portraits.`, expected)] };
  }
  const picture = await preparePicture(folders, name, withFocus(focus, PORTRAIT));
  if ('problem' in picture) return { issues: [picture] };
  const isSample = /<svg\b[^>]*\sdata-sample\b/.test(
    await readFile(join(folders.content, name), 'latin1'),
  );
  if (!isSample) return { value: picture, issues: [] };
  const misplaced = await lookFor(folders, (each) => PHOTO.test(each));
  const photo = misplaced
    ? `Move your photo, ${misplaced}, to src/content/`
    : 'Put your photo there as portrait.jpg';
  const expected = `${photo} and remove ${name}.`;
  const sample = issue(name, 'is still the drawing of the sample.', expected);
  return { value: picture, issues: [{ ...sample, severity: 'sample' }] };
}

function missing(names: readonly string[], misplaced?: string): Issue {
  if (misplaced) {
    return issue('', 'holds no portrait.', `It is ${misplaced}: move it to src/content/.`);
  }
  const image = names.find((name) => READABLE.test(name));
  const wrongKind =
    names.find((name) => /^portrait\./i.test(name)) ??
    (image ? undefined : names.find((name) => UNREADABLE.test(name)));
  if (wrongKind) {
    const expected = 'Save the photo as JPEG: portrait.jpg.';
    return issue(wrongKind, 'is of a kind that cannot be used.', expected);
  }
  const expected = image
    ? `Rename ${image} to portrait${image.slice(image.lastIndexOf('.')).toLowerCase()}.`
    : 'Put your photo there as portrait.jpg (or .png, .webp, .avif, .svg).';
  return issue('', 'holds no portrait.', expected);
}

const issue = (name: string, problem: string, expected: string) =>
  fileIssue('error', `src/content/${name}`, problem, expected);
