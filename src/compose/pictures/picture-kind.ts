/** What kind of file it is that could not be read as a picture, by its bytes. So a damaged file and an unusual one are told apart. */
import { messages } from '../../messages/messages.ts';
import type { PictureIssue } from './wanted.ts';

/** How much of a file says its kind. A JPEG may hold previews and colour profiles before it says how it is encoded. */
export const TELLING = 2_000_000;

/** Most begin with letters of their own, but TIFF also begins photos as cameras store them. */
const KINDS: readonly [start: RegExp, kind: string][] = [
  [/^\xFF\xD8\xFF/, 'JPEG'],
  [/^\x89PNG/, 'PNG'],
  [/^RIFF.{4}WEBP/s, 'WebP'],
  [/^GIF8/, 'GIF'],
  [/^.{4}ftypavis/s, 'AVIF (animation)'],
  [/^.{4}ftyp.{0,64}?avi[fs]/s, 'AVIF'],
  [/^.{4}ftyp(?:he[iv]|mif1|msf1)/s, 'HEIC'],
  [/^.{4}ftypcrx |^II\*.{5}CR|^(?:IIRO|IIRS|IIU|FUJIFILMCCD-RAW)/s, 'RAW'],
  [/^(?:II|MM.)[*+]/s, 'TIFF'],
  [/^BM/, 'BMP'],
  [/^8BPS/, 'PSD'],
  [/^.{4}jP {2}|^\xFFO\xFFQ/s, 'JPEG 2000'],
  [/^.{4}JXL |^\xFF\n/s, 'JPEG XL'],
  [/^II\xBC/, 'JPEG XR'],
  [/^(?:%!PS|\xC5\xD0\xD3\xC6)/, 'EPS'],
  [/^.{0,1024}%PDF-/s, 'PDF'],
  // MP4 and MOV, WebM and Matroska, AVI.
  [/^.{4}(?:ftyp|moov|mdat)|^.E\xDF\xA3|^RIFF.{4}AVI /s, 'film'],
];

/** `SVG` also where a name space or a comment of the program that wrote it comes first. */
export function pictureKindOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16_384));
  if (/^(?:\xEF\xBB\xBF)?\s*</.test(start) && start.includes('<svg')) return 'SVG';
  return KINDS.find(([signs]) => signs.test(start))?.[1];
}

/**
 * Why a file was not read. `kinds` are those that the program reads; one of them is damaged, but for the kinds within a kind that
 * it does not read, such as a JPEG of 12 bits.
 */
export function whyUnread(
  bytes: Uint8Array,
  kinds: ReadonlySet<string>,
  damaged: PictureIssue,
): PictureIssue {
  const { none, film, pdf, kind: other } = messages.issues.picture;
  const kind = pictureKindOf(bytes);
  if (kind === undefined) return none;
  if (kind === 'film') return film;
  if (kind === 'PDF') return pdf;
  const unusual = kind === 'JPEG' ? unusualJpeg(bytes) : kinds.has(kind) ? undefined : kind;
  return unusual === undefined ? damaged : { ...other, problem: other.problem({ kind: unusual }) };
}

/** How a JPEG is encoded that no browser shows: with more than 8 bits for each colour, or as in medicine and maps. */
function unusualJpeg(bytes: Uint8Array): string | undefined {
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be filled up with further bytes of this kind.
    if (marker === 0xff) at += 1;
    else if (marker === 0xf7) return 'JPEG-LS';
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const bits = bytes[at + 4] ?? 8;
      if ([0xc3, 0xc7, 0xcb, 0xcf].includes(marker)) return 'Lossless JPEG';
      if (bits !== 8) return `JPEG, ${bits} bit`;
      return marker > 0xc2 ? `JPEG, SOF${marker - 0xc0}` : undefined;
    } else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return undefined;
}
