import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../src/compose/files/pdf.ts';
import { pdf } from '../../../support/owners/damaged.ts';
import { steepGrowth } from '../../../support/reading/growth.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** A PDF as programs write it since PDF 1.5: objects in a compressed stream, and a stream in place of the table. */
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

/** A PDF with a change that a program has appended. */
const changed = Buffer.concat([
  pdf('Ana'),
  bytesOf(
    '2 0 obj<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>endobj\ntrailer<</Root 1 0 R>>startxref\n0\n%%EOF',
  ),
]);

const counted = bytesOf(
  `${pdf('Ana').toString('latin1').replace('/Count 1', '/Count 9 0 R')}9 0 obj 12 endobj`,
);

/** A PDF as qpdf writes it with --qdf: each part on its own line. */
const spacious = bytesOf(`%PDF-1.3
1 0 obj
<<
  /Pages 2 0 R
  /Type /Catalog
>>
endobj

%% Original object ID: 4 0
2 0 obj
<<
  /Count   4
  /Kids [ 3 0 R ]
  /Type /Pages
>>
endobj

xref
0 3
trailer <<
  /Root 1 0 R
  /Size 3
>>
startxref
211
%%EOF`);

it.each([
  ['one page', pdf('Ana'), 1],
  ['parts on lines of their own', spacious, 4],
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

const inStream = (head: string, stream: Uint8Array | string) =>
  `3 0 obj<</Type/ObjStm${head}>>stream\n${Buffer.from(stream as string).toString('latin1')}\nendstream endobj `;
const unfolds = (size: number) => deflateSync(Buffer.alloc(size)).toString('latin1');
const withInfo = (info: string) => `1 0 obj ${info} endobj trailer/Root 1 0 R/Info 1 0 R startxref`;

it.each([
  ['openings of objects', '1 0 obj ', String],
  ['empty objects', '1 0 obj endobj ', String],
  ['tables', '1 0 obj/Type/XRef endobj ', String],
  ['openings of trailers', 'trailer ', String],
  ['trailers', 'trailer/Root 1 0 R startxref ', String],
  ['digits', '1', String],
  ['numbers', '1 ', String],
  ['spaces', ' ', (run: string) => `1${run}`],
  ['titles without an end', '/Title(', withInfo],
  ['escapes in a title', '\\', (run: string) => withInfo(`/Title(${run}`)],
  ['titles in codes', '/Title<4', withInfo],
  ['beginnings of a stream', 'stream\n', (run: string) => `1 0 obj/Type/ObjStm ${run}endobj`],
  [
    'objects that share their text',
    '1 0 2 9 ',
    (run: string) => inStream(`/First ${run.length}`, run + run),
  ],
  ['digits in a stream', '1', (run: string) => inStream(`/First ${run.length}`, run)],
  ['streams', inStream('/First 4', '1 0 x'), String],
  [
    'what follows a packed stream',
    'x',
    (run: string) => inStream('/FlateDecode', unfolds(9) + run),
  ],
])('the time that a PDF takes grows with its length: %s', (_, run, pdfOf) => {
  const factor = steepGrowth((length) =>
    readPdf(bytesOf(pdfOf(run.repeat(Math.ceil((4 * length) / run.length))))),
  );
  expect(factor).toBeUndefined();
});
