/**
 * Reads the text of a PDF, line by line, as it is read. What a sign means stands in the fonts, if at all, and where words and lines end is
 * seen only from where they are.
 *
 * The PDF may come from anybody. Its effort and its room, which pdf.ts sets, have a limit.
 */
import { type OpenPdf, openPdf } from '../pdf.ts';
import { type Dictionary, type PdfValue, pdfLetters } from '../pdf-values.ts';
import { Content } from './content.ts';
import { numbers } from './font.ts';
import { fontsOf } from './fonts.ts';
import { type Glyph, GlyphPen } from './glyph-pen.ts';
import { withoutHyphens } from './hyphens.ts';
import type { Matrix } from './matrix.ts';
import type { PdfLine, PlacedLine } from './placed-line.ts';
import { inReadingOrder } from './reading-order.ts';
import { withoutRepeated } from './repeated.ts';
import { segmentsOf } from './segments.ts';

export type PdfText = {
  lines: readonly PdfLine[];
  /** Where its links lead. */
  addresses: readonly string[];
};

/** Hardly any text; too many signs that cannot be read; too much of all. */
export type NoText = 'scan' | 'signs' | 'slow';

/** In signs. A CV has a thousand on a page. */
const LEAST = 100;
const MOST_UNREAD = 0.03;
const MOST_PAGES = 50;

export function pdfText(pdf: OpenPdf): PdfText | NoText {
  const fonts = fontsOf(pdf);
  const lines: PlacedLine[] = [];
  let [read, unread] = [0, 0];
  for (const [index, page] of pdf.pages.slice(0, MOST_PAGES).entries()) {
    const pen = new GlyphPen();
    const { matrix, width, height } = frameOf(page, pdf);
    new Content(pdf, fonts, pen).page(page, resourcesOf(page, pdf), matrix);
    if (pdf.effort.left < 0 || pdf.room.left < 0 || pen.isFull) return 'slow';
    const onPage = pen.glyphs.filter((glyph) => isWithin(glyph, width, height));
    read += onPage.length;
    unread += pen.unread;
    lines.push(...linesOf(onPage, index + 1, height));
  }
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (unread > MOST_UNREAD * read && unread > 10) return 'signs';
  if (signs < LEAST) return 'scan';
  const addresses = pdf.isLocked ? [] : pdf.pages.flatMap((page) => addressesOn(page, pdf));
  return {
    lines: withoutHyphens(withoutRepeated(lines)).map(({ text, page, size }) => ({
      text,
      page,
      size,
    })),
    addresses: [...new Set(addresses)],
  };
}

export function readPdfText(bytes: Uint8Array): PdfText | NoText {
  const pdf = openPdf(bytes);
  return typeof pdf === 'string' ? 'scan' : pdfText(pdf);
}

function linesOf(glyphs: readonly Glyph[], page: number, height: number): PlacedLine[] {
  const turns = [0, 1, 2, 3].map((turn) => glyphs.filter((glyph) => glyph.turn === turn));
  // What most of the page is comes first.
  turns.sort((one, other) => other.length - one.length);
  return turns.flatMap((same) => {
    const segments = segmentsOf(same);
    const isArabic = (text: string) => /[\u0590-\u08FF]/.test(text);
    const isRightToLeft =
      segments.filter(({ text }) => isArabic(text)).length * 2 > segments.length;
    return inReadingOrder(segments, isRightToLeft).map(({ text, y, size }) => ({
      text,
      page,
      size: Math.round(size * 10) / 10,
      height: y / height,
    }));
  });
}

/** What pages inherit. The way up has an end, because it may lead back. */
function inherited(page: Dictionary, key: string, { objects }: OpenPdf): PdfValue {
  let node: Dictionary | undefined = page;
  for (let count = 0; node && count < 30; count += 1) {
    const value = objects.follow(node.get(key));
    if (value !== undefined) return value;
    node = objects.dictionary(node.get('Parent'));
  }
  return undefined;
}

const resourcesOf = (page: Dictionary, pdf: OpenPdf) =>
  pdf.objects.dictionary(inherited(page, 'Resources', pdf));

/** Its size as it is seen, and what puts it upright with its corner at 0. */
function frameOf(page: Dictionary, pdf: OpenPdf) {
  const { objects } = pdf;
  const follow = (value: PdfValue) => objects.follow(value);
  const box = numbers(inherited(page, 'MediaBox', pdf), { follow });
  const [left = 0, bottom = 0, right = 612, top = 792] = box.length === 4 ? box : [];
  const [x, y] = [Math.min(left, right), Math.min(bottom, top)];
  const width = Math.abs(right - left) || 612;
  const height = Math.abs(top - bottom) || 792;
  const turn = (((Number(inherited(page, 'Rotate', pdf)) || 0) % 360) + 360) % 360;
  const matrix: Matrix =
    turn === 90
      ? [0, -1, 1, 0, -y, width + x]
      : turn === 180
        ? [-1, 0, 0, -1, width + x, height + y]
        : turn === 270
          ? [0, 1, -1, 0, height + y, -x]
          : [1, 0, 0, 1, -x, -y];
  const isOnSide = turn === 90 || turn === 270;
  return { matrix, width: isOnSide ? height : width, height: isOnSide ? width : height };
}

/** Text beyond the edges is seen by nobody. */
function isWithin({ x, y, turn }: Glyph, width: number, height: number): boolean {
  const [right, up] = turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : turn === 3 ? [y, -x] : [x, y];
  return right > -20 && right < width + 20 && up > -20 && up < height + 20;
}

function addressesOn(page: Dictionary, { objects }: OpenPdf): string[] {
  const notes = objects.follow(page.get('Annots'));
  return (Array.isArray(notes) ? notes : []).slice(0, 200).flatMap((each) => {
    const action = objects.dictionary(objects.dictionary(each)?.get('A'));
    const address = pdfLetters(objects.follow(action?.get('URI')));
    return address === '' ? [] : [address];
  });
}
