/** The size of a page as it is seen, and how what it draws is put upright (ISO 32000-1, 7.7.3). */
import type { OpenPdf } from '../pdf.ts';
import type { Dictionary, PdfValue } from '../pdf-values.ts';
import { numbers } from './font.ts';
import type { Glyph } from './glyph-pen.ts';
import type { Matrix } from './matrix.ts';

export type PageFrame = { matrix: Matrix; width: number; height: number };

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

export const resourcesOf = (page: Dictionary, pdf: OpenPdf) =>
  pdf.objects.dictionary(inherited(page, 'Resources', pdf));

/** The matrix puts the page upright, with its corner at 0. */
export function pageFrameOf(page: Dictionary, pdf: OpenPdf): PageFrame {
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
export function isWithin({ x, y, turn }: Glyph, { width, height }: PageFrame): boolean {
  const [right, up] = turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : turn === 3 ? [y, -x] : [x, y];
  return right > -20 && right < width + 20 && up > -20 && up < height + 20;
}
