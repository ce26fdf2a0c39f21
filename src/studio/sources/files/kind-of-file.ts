/** What a file is, by its bytes, because a name may have any ending. Only its start, and the list at the end of a zip, is read. */
import { issueOfHeavyCv } from '../../../compose/files/cv.ts';
import { pictureKindOf } from '../../../compose/pictures/picture-kind.ts';
import { messages } from '../../../messages/messages.ts';
import { fieldKindOf, lookInto, type Refused } from '../../media/look-into.ts';
import { isSite, namesInZip } from '../../opening/dropped.ts';
import { pictureSizeOf } from '../../pictures/encode-picture.ts';
import { SHOWN_KINDS, whyNoPicture } from '../../pictures/picture-kind.ts';
import { isTable, textIn } from './plain-text.ts';

export type FileKind = 'site' | 'picture' | 'media' | 'captions' | 'cv' | 'table';

/** In bytes. A picture says its kind in them, and a text whether it is a table. */
const START = 16_384;

/** Returns what is wrong with a file that has no place in a site. Throws if it cannot be read. */
export async function kindOfFile(file: File): Promise<FileKind | Refused> {
  if (file.size === 0) return messages.issues.file.empty;
  if (await isSite(file)) return 'site';
  const start = new Uint8Array(await file.slice(0, START).arrayBuffer());
  const picture = pictureKindOf(start);
  if (picture === 'PDF') return issueOfHeavyCv(file.size) ?? 'cv';
  if (picture === 'SVG') return messages.issues.picture.drawing;
  const packed = await whyPacked(file, start);
  if (packed) return packed;
  const text = textIn(start, file.size > START);
  // A text may begin with the letters BM.
  if (picture && picture !== 'film' && !(text && picture === 'BMP')) {
    const isShown = SHOWN_KINDS.includes(picture) || (await pictureSizeOf(file)) !== undefined;
    return isShown ? 'picture' : whyNoPicture(file);
  }
  if (text !== undefined) return kindOfText(file, text);
  const media = await lookInto(file, false);
  if (!('problem' in media)) return 'media';
  const isOther = media === messages.studio.media.refused.other;
  return isOther && fieldKindOf(file) !== 'media' ? messages.studio.drops.unknown : media;
}

/** Office documents are zips. Those of before 2007 are a container of their own, which does not say of what. */
async function whyPacked(file: File, start: Uint8Array): Promise<Refused | undefined> {
  const { office } = messages.issues.cv;
  const { sheet, zip, unknown } = messages.studio.drops;
  const signs = String.fromCharCode(...start.subarray(0, 100));
  if (signs.startsWith('\xD0\xCF\x11\xE0')) {
    if (/\.xl\w*$/i.test(file.name)) return sheet;
    return /\.(?:do[ct]|pp[st])\w?$/i.test(file.name) ? office : unknown;
  }
  if (!signs.startsWith('PK')) return undefined;
  const names = await namesInZip(file);
  if (/\bxl\//.test(names) || /opendocument\.spreadsheet|\.numbers$/.test(signs + file.name))
    return sheet;
  return /\b(?:word|ppt)\/|\.iwa/.test(names) || signs.includes('opendocument') ? office : zip;
}

function kindOfText(file: File, text: string): FileKind | Refused {
  if (text.startsWith('{\\rtf')) return messages.issues.cv.office;
  if (fieldKindOf(file) === 'captions' || CAPTIONS.test(text)) return 'captions';
  return isTable(text, file.name) ? 'table' : messages.studio.drops.plain;
}

/** A WebVTT, and the first times of an SRT. */
const CAPTIONS = /^(?:WEBVTT\b|\s*\d+\s+\d\d:\d\d:\d\d,\d{3} -->)/;
