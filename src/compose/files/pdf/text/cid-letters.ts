/**
 * What the numbers of glyphs mean in fonts of China and Japan that name a collection of Adobe and nothing else, as XeLaTeX and dvipdfmx write
 * them. Each collection begins with the letters of a national standard in their order, which the browser knows as an encoding.
 */
import type { PdfObjects } from '../pdf-objects.ts';
import { type Dictionary, pdfLetters } from '../pdf-values.ts';

type Range = readonly [cid: number, row: number, cell: number, count: number];
type Collection = { label: string; ascii: readonly number[]; ranges: readonly Range[] };

/** `ascii` is where the space is, of proportional and of half-wide letters. `row` and `cell` are those of the standard, from 1. */
const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  [
    'GB1',
    {
      label: 'gbk',
      ascii: [1, 813],
      ranges: [
        [96, 1, 1, 94],
        [190, 2, 17, 50],
        [262, 3, 1, 94],
        [940, 16, 1, 3755],
        [4695, 56, 1, 3008],
      ],
    },
  ],
  [
    'Japan1',
    {
      label: 'euc-jp',
      ascii: [1, 231],
      ranges: [
        [633, 1, 1, 94],
        [780, 3, 16, 10],
        [790, 3, 33, 26],
        [816, 3, 65, 26],
        [842, 4, 1, 83],
        [925, 5, 1, 86],
        [1125, 16, 1, 2965],
        [4090, 48, 1, 3384],
      ],
    },
  ],
]);

/** Of the printable signs of ASCII. */
const ASCII = 95;

/** Nothing for a font of another collection. */
export function cidLetters(
  descendant: Dictionary | undefined,
  objects: PdfObjects,
): ((cid: number) => string | undefined) | undefined {
  const system = objects.dictionary(descendant?.get('CIDSystemInfo'));
  const found = COLLECTIONS.get(pdfLetters(objects.follow(system?.get('Ordering'))));
  if (!found) return undefined;
  const decoder = new TextDecoder(found.label);
  return (cid) => {
    const ascii = found.ascii.find((first) => cid >= first && cid < first + ASCII);
    if (ascii !== undefined) return String.fromCharCode(0x20 + cid - ascii);
    const range = found.ranges.find(([first, , , count]) => cid >= first && cid < first + count);
    if (!range) return undefined;
    const [first, row, cell] = range;
    const at = (row - 1) * 94 + cell - 1 + cid - first;
    return decoder.decode(Uint8Array.of(0xa1 + Math.floor(at / 94), 0xa1 + (at % 94)));
  };
}
