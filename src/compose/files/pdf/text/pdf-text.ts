/**
 * Reads the text of a PDF, line by line, as it is read. What a sign means stands in the fonts, if at all, and where words and lines end is
 * seen only from where they are.
 *
 * The PDF may come from anybody. Its effort and its room, which pdf.ts sets, have a limit.
 */
import { type OpenPdf, openPdf } from '../pdf.ts';
import type { Effort } from '../pdf-values.ts';
import { withoutBreaks } from './broken-lines.ts';
import { ContentReader } from './content-reader.ts';
import { fontsOf } from './fonts.ts';
import { type Glyph, GlyphPen } from './glyph-pen.ts';
import { isWithin, pageFrameOf, resourcesOf } from './page-frame.ts';
import { isOn, linksOn, type PageLink } from './page-links.ts';
import type { PdfLine } from './pdf-line.ts';
import { inReadingOrder } from './reading-order.ts';
import { withoutRepeated } from './repeated.ts';
import { segmentsOf } from './segments.ts';

export type PdfText = {
  lines: readonly PdfLine[];
  /** Where the links of its first page lead that lie on no line, such as those of pictures. */
  addresses: readonly string[];
};

/** Hardly any text; too many signs that cannot be read; too much of all. */
export type NoText = 'scan' | 'signs' | 'slow';

/** In signs. A CV has a thousand on a page. */
const LEAST = 100;
const MOST_UNREAD = 0.03;
const MOST_PAGES = 50;
/** In characters, as pdf.ts counts its effort: fifteen times that of a CV of eight pages. */
const MOST_READ = 15_000_000;

export function pdfText(pdf: OpenPdf): PdfText | NoText {
  pdf.effort.left = Math.min(pdf.effort.left, MOST_READ);
  const fonts = fontsOf(pdf);
  const pen = new GlyphPen();
  const lines: PdfLine[] = [];
  const addresses: string[] = [];
  let read = 0;
  for (const [index, page] of pdf.pages.slice(0, MOST_PAGES).entries()) {
    const frame = pageFrameOf(page, pdf);
    new ContentReader(pdf, fonts, pen).page(page, resourcesOf(page, pdf), frame.matrix);
    if (pdf.effort.left < 0 || pdf.room.left < 0 || pen.isFull) return 'slow';
    const onPage = pen.taken().filter((glyph) => isWithin(glyph, frame));
    const links = linksOn(page, pdf, frame.matrix);
    read += onPage.length;
    const found = linesOf(onPage, links, index + 1, frame.height, pdf.effort);
    if (pdf.effort.left < 0) return 'slow';
    for (const line of found) lines.push(line);
    if (index > 0) continue;
    const onLines = new Set(found.flatMap((line) => line.addresses ?? []));
    addresses.push(...links.map(({ address }) => address).filter((each) => !onLines.has(each)));
  }
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (pen.unread > MOST_UNREAD * read && pen.unread > 10) return 'signs';
  if (signs < LEAST) return 'scan';
  return { lines: withoutBreaks(withoutRepeated(lines)), addresses };
}

export function readPdfText(bytes: Uint8Array): PdfText | NoText {
  const pdf = openPdf(bytes);
  return typeof pdf === 'string' ? 'scan' : pdfText(pdf);
}

function linesOf(
  glyphs: readonly Glyph[],
  links: readonly PageLink[],
  page: number,
  height: number,
  effort: Effort,
): PdfLine[] {
  const turns = [0, 1, 2, 3].map((turn) => glyphs.filter((glyph) => glyph.turn === turn));
  // What most of the page is comes first.
  turns.sort((one, other) => other.length - one.length);
  return turns.flatMap((same) => {
    const isUpright = same[0]?.turn === 0;
    const segments = segmentsOf(same);
    const arabic = segments.filter(({ text }) => /[\u0590-\u08FF]/.test(text));
    const isRightToLeft = arabic.length * 2 > segments.length;
    return inReadingOrder(segments, isRightToLeft, effort).map((segment) => {
      const over = isUpright ? links.filter((link) => isOn(link, segment)) : [];
      const addresses = over.map(({ address }) => address);
      return {
        text: segment.text,
        page,
        size: Math.round(segment.size * 10) / 10,
        height: segment.y / height,
        ...(segment.beginning && { beginning: segment.beginning }),
        ...(addresses.length > 0 && { addresses }),
      };
    });
  });
}
