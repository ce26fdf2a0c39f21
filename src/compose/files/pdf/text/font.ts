/** What simple fonts and those of several bytes have in common. */
import { latin1 } from '../../../latin1.ts';
import type { OpenPdf } from '../pdf.ts';
import type { PdfValue } from '../pdf-values.ts';
import { type CMap, cMapIn } from './cmap.ts';
import { unpacked } from './filters.ts';

export type FontGlyph = {
  /** Nothing if it cannot be known; empty if it is a picture or a mark without letters. */
  text: string | undefined;
  /** As a part of the size. */
  width: number;
  /** The code of a space, which a text may make wider. */
  isSpace: boolean;
};

export type Font = {
  glyphs(codes: string): Iterable<FontGlyph>;
  /** What its size is multiplied with. */
  scale: number;
};

export function cMapAt(value: PdfValue, pdf: OpenPdf): CMap | undefined {
  const stream = pdf.objects.stream(value);
  const bytes = stream && unpacked(stream, pdf.objects, pdf.room);
  return bytes && cMapIn(latin1(bytes), pdf.effort);
}

export const numbers = (value: PdfValue, { follow }: { follow: (value: PdfValue) => PdfValue }) =>
  (Array.isArray(value) ? value : []).map((each) => Number(follow(each)) || 0);
