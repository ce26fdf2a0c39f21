import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../src/compose/pdf.ts';
import { pdf } from '../../support/damaged.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** As programs write since PDF 1.5: objects in a packed stream, and a stream for a table. */
function packed(pages: number, trailer = ''): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[]/Count ${pages}>>`];
  let at = 0;
  const index = objects.map((object, number) => {
    const entry = `${number + 1} ${at} `;
    at += object.length;
    return entry;
  });
  const first = index.join('').length;
  const stream = deflateSync(bytesOf(index.join('') + objects.join(''))).toString('latin1');
  return bytesOf(`%PDF-1.5
3 0 obj<</Type/ObjStm/N 2/First ${first}/Filter/FlateDecode/Length ${stream.length}>>stream\r
${stream}
endstream
endobj
4 0 obj
<</Type /XRef /Root 1 0 R${trailer}>> stream
endstream
endobj
startxref
0
%%EOF`);
}

/** A change that a program has appended. */
const changed = Buffer.concat([
  pdf('Ana'),
  bytesOf(
    '2 0 obj<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>endobj\ntrailer<</Root 1 0 R>>startxref\n0\n%%EOF',
  ),
]);

const counted = bytesOf(
  `${pdf('Ana').toString('latin1').replace('/Count 1', '/Count 9 0 R')}9 0 obj 12 endobj`,
);

it.each([
  ['one page', pdf('Ana'), 1],
  ['objects in packed streams', packed(3), 3],
  ['pages that a change has added', changed, 2],
  ['a number that is an object of its own', counted, 12],
])('the pages of a PDF are counted: %s', (_, bytes, pages) => {
  expect(readPdf(bytes)).toMatchObject({ pages });
});

it.each([
  ['(Kim \\(Sample\\))', 'Kim \\(Sample\\)'],
  ['<FEFF004B 0069\n006D>', 'Kim'],
  ['<4B696d>', 'Kim'],
])('the title of a PDF is read: %s', (written, title) => {
  const text = pdf('Ana').toString('latin1').replace('(CV)', written);
  expect(readPdf(bytesOf(text))).toMatchObject({ title });
});

it.each([
  ['by its table', bytesOf(pdf('Ana').toString('latin1').replace('/Info', '/Encrypt 7 0 R/Info'))],
  ['by its stream', packed(1, '/Encrypt 7 0 R')],
])('a PDF that is locked is known %s', (_, bytes) => {
  expect(readPdf(bytes)).toBe('locked');
});

it.each([
  ['nothing at all', bytesOf('')],
  ['no page', packed(0)],
  ['a stream that cannot be unpacked', bytesOf(packed(1).toString('latin1').replace(/x/g, 'y'))],
  ['no root', bytesOf(pdf('Ana').toString('latin1').replace('/Root', '/Roof'))],
])('a PDF with %s is damaged', (_, bytes) => {
  expect(readPdf(bytes)).toBe('damaged');
});
