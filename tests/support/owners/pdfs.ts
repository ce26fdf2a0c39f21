/** Makes PDFs with these objects, by their numbers. */

type Options = {
  /** What the trailer says beside the root and the size. */
  trailer?: string;
  /** Objects that are in streams, with the numbers of these. Then a stream stands in place of the table. */
  within?: Readonly<Record<number, number>>;
  before?: string;
  after?: string;
};

export function pdfWith(
  objects: Readonly<Record<number, string>>,
  { trailer = '', within, before = '', after = '' }: Options = {},
): Buffer {
  let body = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), body.length);
    body += `${number} 0 obj${object} endobj\n`;
  }
  const size =
    Math.max(...[objects, within ?? {}].flatMap((each) => Object.keys(each).map(Number))) + 1;
  const head = `/Size ${size}/Root 1 0 R${trailer}`;
  const numbers = Array.from({ length: size }, (_, number) => number);
  const table = within
    ? `${size} 0 obj<</Type/XRef/W[1 2 0]/Index[0 ${size}]/Length ${3 * size}${head}>>stream\n${numbers
        .map((number) => {
          const stream = within[number];
          const place = stream ?? places.get(number);
          const kind = stream ? 2 : place ? 1 : 0;
          return String.fromCharCode(kind, (place ?? 0) >> 8, (place ?? 0) & 255);
        })
        .join('')}\nendstream endobj`
    : `xref\n0 ${size}\n${numbers
        .map((number) => {
          const place = places.get(number);
          return `${String(place ?? 0).padStart(10, '0')} 00000 ${place === undefined ? 'f' : 'n'} \n`;
        })
        .join('')}trailer<<${head}>>`;
  const text = `${before}${body}${table}\nstartxref\n${body.length}\n%%EOF\n${after}`;
  return Buffer.from(text, 'latin1');
}

/** The root and the pages. */
export const plain: Readonly<Record<number, string>> = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/MediaBox[0 0 595 842]>>',
};
