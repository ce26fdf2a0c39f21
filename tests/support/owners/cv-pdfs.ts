/** Makes PDFs with text, each at its place, as programs write CVs. */
import { deflateSync } from 'node:zlib';
import { pdfWith } from './pdfs.ts';

/** A text with the place of its first letter, from the left and from the bottom, and its size. */
export type Written = [x: number, y: number, size: number, text: string];

export const shown = (written: readonly Written[]): string =>
  written
    .map(
      ([x, y, size, text]) =>
        `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
    )
    .join('\n');

type Options = {
  /** What the page says beside its content. */
  page?: string;
  /** What the font says beside its kind. */
  font?: string;
  /** From number 10 on. */
  objects?: Readonly<Record<number, string>>;
  isPacked?: boolean;
};

/** Each content is of a page. */
export function pdfOf(
  contents: readonly string[],
  {
    page = '',
    font = '/Subtype/Type1/BaseFont/Helvetica',
    objects = {},
    isPacked = false,
  }: Options = {},
): Uint8Array {
  const pages = contents.map((_, index) => `${100 + 2 * index} 0 R`).join(' ');
  const all: Record<number, string> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages}]/Count ${contents.length}/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X1 10 0 R>>>>>>`,
    5: `<</Type/Font${font}>>`,
    ...objects,
  };
  for (const [index, content] of contents.entries()) {
    all[100 + 2 * index] = `<</Type/Page/Parent 2 0 R/Contents ${101 + 2 * index} 0 R${page}>>`;
    all[101 + 2 * index] = streamOf(content, isPacked);
  }
  return new Uint8Array(pdfWith(all));
}

export function streamOf(content: string, isPacked = false, head = ''): string {
  const bytes = isPacked ? deflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content;
  const filter = isPacked ? '/Filter/FlateDecode' : '';
  return `<</Length ${bytes.length}${filter}${head}>>stream\n${bytes}\nendstream`;
}

/** As long as a CV has to be. */
export const FILLING: readonly Written[] = [
  [
    60,
    300,
    10,
    'She has worked for radio and television since her studies, first in Madrid and then',
  ],
  [60, 286, 10, 'in Seville, where she lives with two dogs and a collection of old microphones.'],
];
