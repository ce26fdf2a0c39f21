/** Looks at the first bytes of a file that the browser cannot read as a picture, and says what kind of file it is. */
import type { PictureIssue } from '../../compose/pictures/wanted.ts';
import { words } from '../words.ts';

const { pictureKinds } = words;

const KINDS: readonly [start: RegExp, issue: PictureIssue][] = [
  [/^.{0,1024}%PDF-/s, pictureKinds.pdf],
  [/^.{4}ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/s, pictureKinds.heic],
  [/^.{4}ftypavif/s, pictureKinds.other],
  // JPEG, PNG, WebP, GIF.
  [/^\xFF\xD8\xFF|^\x89PNG|^RIFF.{4}WEBP|^GIF8/s, pictureKinds.unreadable],
  // MP4 and MOV, WebM and Matroska, AVI.
  [/^.{4}(?:ftyp|moov|mdat)|^.E\xDF\xA3|^RIFF.{4}AVI /s, pictureKinds.film],
];

export async function whyNoPicture(file: Blob): Promise<PictureIssue> {
  const bytes = new Uint8Array(await file.slice(0, 2048).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return KINDS.find(([signs]) => signs.test(start))?.[1] ?? pictureKinds.other;
}
