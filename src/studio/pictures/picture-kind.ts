/** Looks at the first bytes of a file that the browser cannot read as a picture, and says what kind of file it is. */
import type { PictureIssue } from '../../compose/pictures/wanted.ts';
import { messages } from '../../messages/messages.ts';

type Kind = keyof typeof messages.studio.pictureKinds;

const KINDS: readonly [start: RegExp, kind: Kind][] = [
  [/^.{0,1024}%PDF-/s, 'pdf'],
  [/^.{4}ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/s, 'heic'],
  [/^.{4}ftypavif/s, 'other'],
  // JPEG, PNG, WebP, GIF.
  [/^\xFF\xD8\xFF|^\x89PNG|^RIFF.{4}WEBP|^GIF8/s, 'unreadable'],
  // MP4 and MOV, WebM and Matroska, AVI.
  [/^.{4}(?:ftyp|moov|mdat)|^.E\xDF\xA3|^RIFF.{4}AVI /s, 'film'],
];

export async function whyNoPicture(file: Blob): Promise<PictureIssue> {
  const bytes = new Uint8Array(await file.slice(0, 2048).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  const kind = KINDS.find(([signs]) => signs.test(start))?.[1] ?? 'other';
  return messages.studio.pictureKinds[kind];
}
