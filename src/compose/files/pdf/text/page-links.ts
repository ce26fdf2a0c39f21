/** Where the links of a page lead, and on which line each lies (ISO 32000-1, 12.5.6.5). */
import type { OpenPdf } from '../pdf.ts';
import { type Dictionary, type PdfValue, pdfLetters } from '../pdf-values.ts';
import { numbers } from './font.ts';
import { both, type Matrix } from './matrix.ts';
import type { Segment } from './segments.ts';

export type PageLink = {
  address: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
};

/** No page of a CV has as many. */
const MOST_LINKS = 200;
const LONGEST = 2000;

export function linksOn(page: Dictionary, pdf: OpenPdf, matrix: Matrix): PageLink[] {
  const { objects } = pdf;
  // Their addresses are locked, too.
  const notes = pdf.isLocked ? undefined : objects.follow(page.get('Annots'));
  const follow = (value: PdfValue) => objects.follow(value);
  return (Array.isArray(notes) ? notes : []).slice(0, MOST_LINKS).flatMap((each) => {
    const note = objects.dictionary(each);
    const action = objects.dictionary(note?.get('A'));
    const address = pdfLetters(follow(action?.get('URI'))).trim();
    const [x = 0, y = 0, toX = 0, toY = 0] = numbers(follow(note?.get('Rect')), { follow });
    if (address === '' || address.length > LONGEST) return [];
    const corners = [
      [x, y],
      [toX, toY],
    ].map(([right = 0, up = 0]) => both([1, 0, 0, 1, right, up], matrix));
    const across = corners.map(([, , , , right]) => right);
    const upwards = corners.map(([, , , , , up]) => up);
    return [
      {
        address,
        left: Math.min(...across),
        right: Math.max(...across),
        bottom: Math.min(...upwards),
        top: Math.max(...upwards),
      },
    ];
  });
}

/** Whether a link lies on a piece of a line that is not turned. */
export function isOn(link: PageLink, { x, end, y, size }: Segment): boolean {
  const middle = y + 0.3 * size;
  const overlap = Math.min(end, link.right) - Math.max(x, link.left);
  return middle > link.bottom && middle < link.top && overlap > 0.3 * size;
}
