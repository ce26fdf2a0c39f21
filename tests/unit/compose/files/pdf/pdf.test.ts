/** What is read of a PDF. One file, because it is a table of PDFs. */
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../../src/compose/files/pdf/pdf.ts';
import { pdf } from '../../../../support/owners/damaged.ts';
import { closedLocks, lockedPdf, openLocks } from '../../../../support/owners/locked-pdfs.ts';
import { pdfWith, plain } from '../../../../support/owners/pdfs.ts';
import { steepGrowth } from '../../../growth.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A PDF as programs write it since PDF 1.5: objects in a compressed stream, and a stream in place of the table. */
function packed(pages: number, trailer = '', filter = '/FlateDecode'): Buffer {
  const kids = '3 0 R '.repeat(pages);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    '<</Type/Page>>',
  ];
  let at = 0;
  const index = objects.map((object, number) => {
    const entry = `${number + 1} ${at} `;
    at += object.length;
    return entry;
  });
  const first = index.join('').length;
  const stream = deflateSync(bytesOf(index.join('') + objects.join(''))).toString('latin1');
  const head = `/Type/ObjStm/N 3/First ${first}/Filter${filter}/Length ${stream.length}`;
  return pdfWith(
    { 4: `<<${head}>>stream\r\n${stream}\nendstream` },
    { trailer, within: { 1: 4, 2: 4, 3: 4 } },
  );
}

/** The same with a cross-reference that is wrong, so that its objects have to be searched for. */
const lost = (bytes: Uint8Array) =>
  bytesOf(textOf(bytes).replace(/startxref\n\d+/, 'startxref\n5'));

/** A PDF with a change that a program has appended. */
const changed = Buffer.concat([
  pdf('Ana'),
  bytesOf(
    '2 0 obj<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>endobj\ntrailer<</Root 1 0 R>>startxref\n0\n%%EOF',
  ),
]);

const counted = pdfWith({
  ...plain,
  2: '<</Type/Pages/Kids 9 0 R/Count 8 0 R>>',
  8: '3',
  9: '[3 0 R 3 0 R 3 0 R]',
});

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
  /Count   1
  /Kids [ 3 0 R ]
  /Type /Pages
>>
endobj

3 0 obj <<
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

/** The PDF of somebody else, which has nine pages and is attached as it is. */
const other = textOf(
  pdfWith(
    {
      ...plain,
      2: `<</Type/Pages/Kids[${'3 0 R '.repeat(9)}]/Count 9>>`,
      9: '<</Filter/Standard>>',
    },
    { trailer: '/Encrypt 9 0 R' },
  ),
);
const withOther = pdfWith({
  ...plain,
  4: `<</Type/EmbeddedFile/Length ${other.length}>>stream\n${other}\nendstream`,
});

/** The table stands at the beginning, as in a PDF for the web, and a second one says the rest. */
const inParts = pdfWith({
  ...plain,
  4: '<</Type/XRef/W[1 2 1]/Root 3 0 R/Size 1/Length 4>>stream\n\0\0\0\0\nendstream',
});

it.each([
  ['one page', pdf('Ana'), 1],
  ['parts on lines of their own', spacious, 1],
  ['objects in packed streams', packed(3), 3],
  ['objects in streams whose packing has its short name', packed(3, '', '/Fl'), 3],
  ['objects in streams whose packing has its short name in a list', packed(3, '', '[/Fl]'), 3],
  ['objects in packed streams, of which nobody says where they are', lost(packed(3)), 3],
  ['pages that a change has added', changed, 2],
  ['a number and a list that are objects of their own', counted, 3],
  ['an old stream that nobody uses', inParts, 1],
  ['another PDF in it', withOther, 1],
  ['another PDF in it, and a wrong table', lost(withOther), 1],
  ['other bytes before it', pdfWith(plain, { before: 'Downloaded for you:\r\n' }), 1],
  ['blanks behind its end', pdfWith(plain, { after: ' '.repeat(9000) }), 1],
  ['a line of a server behind its end', pdfWith(plain, { after: '\n<!-- 0.2 s -->\n' }), 1],
  ['objects without their ends', bytesOf(textOf(lost(pdf('Ana'))).replaceAll('endobj', '')), 1],
  ['no trailer', bytesOf(textOf(lost(pdf('Ana'))).replace(/trailer.*/, '')), 1],
  [
    'a branch of pages that leads back',
    pdfWith({ ...plain, 2: '<</Kids[3 0 R 2 0 R]/Count 2>>' }),
    1,
  ],
  ['a count that is too low', pdfWith({ ...plain, 2: '<</Kids[3 0 R 3 0 R]/Count 1>>' }), 2],
])('the pages of a PDF are counted: %s', (_, bytes, pages) => {
  expect(readPdf(bytes)).toMatchObject({ pages });
});

it('of two tables the later one is right, and the earlier one says the rest', () => {
  const first = textOf(pdfWith(plain));
  const [, at] = /startxref\n(\d+)/.exec(first) ?? [];
  const added = '2 0 obj<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>endobj\n';
  const place = String(first.length).padStart(10, '0');
  const table = `xref\n2 1\n${place} 00000 n \ntrailer<</Root 1 0 R/Size 4/Prev ${at}>>`;
  const start = first.length + added.length;
  // What nobody refers to is no object of the PDF, even if it comes last.
  const left = '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  const both = `${first}${added}${table}\n${left}startxref\n${start}\n%%EOF`;
  expect(readPdf(bytesOf(both))).toMatchObject({ pages: 2 });
});

it('a stream has the places of what the table beside it says is removed', () => {
  const objects = textOf(pdfWith(plain)).split('xref')[0] ?? '';
  const places = [1, 2, 3].map((number) => objects.indexOf(`${number} 0 obj`));
  const rows = places.map((place) => `\x01${String.fromCharCode(place)}`).join('');
  const stream = `5 0 obj<</Type/XRef/W[1 1 0]/Index[1 3]/Length 6>>stream\n${rows}\nendstream endobj\n`;
  const free = '0000000000 65535 f \n'.repeat(4);
  // The pages that a search would find.
  const left = '2 0 obj<</Kids[3 0 R 3 0 R]/Count 2>>endobj\n';
  const table = `xref\n0 4\n${free}trailer<</Root 1 0 R/XRefStm ${objects.length}>>`;
  const start = objects.length + stream.length + left.length;
  const text = `${objects}${stream}${left}${table}\nstartxref\n${start}\n%%EOF`;
  expect(readPdf(bytesOf(text))).toMatchObject({ pages: 1 });
});

it('a stream may say the places as differences from row to row', () => {
  const objects = textOf(pdfWith(plain)).split('xref')[0] ?? '';
  const places = [1, 2, 3].map((number) => objects.indexOf(`${number} 0 obj`));
  const rows = [[0, 0], ...places.map((place) => [1, place])];
  // Each row begins with the kind of its differences: none, to the left, from above, their mean, and the nearest.
  for (const kind of [0, 1, 2, 3, 4]) {
    const bytes = rows.flatMap((row, y) => [
      kind,
      ...row.map((value, x) => {
        const [left, above, corner] = [
          row[x - 1] ?? 0,
          rows[y - 1]?.[x] ?? 0,
          rows[y - 1]?.[x - 1] ?? 0,
        ];
        const near = [left, above, corner].toSorted(
          (a, b) => Math.abs(left + above - corner - a) - Math.abs(left + above - corner - b),
        );
        return value - ([0, left, above, (left + above) >> 1, near[0]][kind] ?? 0);
      }),
    ]);
    const stream = deflateSync(Uint8Array.from(bytes)).toString('latin1');
    const head = `/Type/XRef/W[1 1 0]/Size 4/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 2>>`;
    // The pages that a search would find.
    const wrong = '2 0 obj<</Kids[3 0 R 3 0 R]/Count 2>>endobj ';
    const text = `${objects}${wrong}5 0 obj<<${head}>>stream\n${stream}\nendstream endobj\nstartxref\n${objects.length + wrong.length}\n%%EOF`;
    expect(readPdf(bytesOf(text))).toMatchObject({ pages: 1 });
  }
});

it.each([
  ['(Kim \\(Sample\\))', 'Kim (Sample)'],
  ['(Kim (S\\141m\\\nple))', 'Kim (Sample)'],
  ['<FEFF004B 0069\n006D>', 'Kim'],
  ['<4B696d>', 'Kim'],
])('the title of a PDF is read: %s', (written, title) => {
  expect(
    readPdf(pdfWith({ ...plain, 4: `<</Title${written}>>` }, { trailer: '/Info 4 0 R' })),
  ).toMatchObject({ title });
});

it.each(openLocks)('a PDF that opens without a password is read: %s', (_, lock, stream) => {
  expect(readPdf(lockedPdf(lock, stream))).toMatchObject({ pages: 1 });
});

const attachedOnly = '<</Filter/Standard/V 4/R 4/CF<</A<</CFM/AESV2>>>>/EFF/A/O(…)/U(…)/P -4>>';
it('a PDF of which only what is attached is locked is read', () => {
  const bytes = pdfWith({ ...plain, 5: attachedOnly }, { trailer: '/Encrypt 5 0 R' });
  expect(readPdf(bytes)).toMatchObject({ pages: 1 });
});

it.each<[string, Uint8Array]>([
  ...closedLocks.map(([how, lock, stream]): [string, Uint8Array] => [how, lockedPdf(lock, stream)]),
  ['a program that is not known', lockedPdf('<</Filter/Adobe.APS/V 4/R 4>>', '')],
  ['a lock that is missing', pdfWith(plain, { trailer: '/Encrypt 7 0 R' })],
  ['a lock in a stream', packed(1, '/Encrypt 7 0 R')],
])('a PDF is locked by %s', (_, bytes) => {
  expect(readPdf(bytes)).toBe('locked');
});

it.each([
  [
    'a script',
    { ...plain, 1: '<</Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>' },
  ],
  ['a script whose name is written in codes', { ...plain, 4: '<</S/J#61vaScript>>' }],
  ['a list of scripts', { ...plain, 4: '<</Names<</JavaScript 5 0 R>>>>', 5: '<</Names[]>>' }],
  ['a program that is called', { ...plain, 4: '[[<</S/Launch>>]]' }],
])('a PDF is active by %s', (_, objects) => {
  expect(readPdf(pdfWith(objects))).toMatchObject({ isActive: true });
});

it.each([
  ['an address', '<</URI(https://example.com/JavaScript) /Next(/Launch)>>'],
  ['a remark', '<</A 1 %/JavaScript\n>>'],
  ['a longer name', '<</JavaScripts/RichMedialess>>'],
  ['what is drawn', '<</Length 11>>stream\n/JavaScript \nendstream'],
  ['a key whose object is not there', '<</Names<</JavaScript 9 0 R>>>>'],
])('a PDF is not active by the word in %s', (_, object) => {
  expect(readPdf(pdfWith({ ...plain, 4: object }))).toMatchObject({ isActive: false });
});

const noPage = '<</Type/Pages/Kids[]/Count 0>>';
it.each([
  ['nothing at all', bytesOf('')],
  ['no page', packed(0)],
  ['no page in any place', lost(pdfWith({ ...plain, 2: noPage }))],
  ['more pages than objects', pdfWith({ ...plain, 2: '<</Kids[3 0 R]/Count 9999999999>>' })],
  ['a stream that cannot be unpacked', bytesOf(textOf(packed(1)).replace(/x/g, 'y'))],
  [
    'no root',
    bytesOf(
      textOf(pdf('Ana'))
        .replace(/Catalog/, 'Cat')
        .replace('/Root', '/Roof'),
    ),
  ],
])('a PDF with %s is damaged', (_, bytes) => {
  expect(readPdf(bytes)).toBe('damaged');
});

it.each([
  ['in its first part', pdf('Ana').subarray(0, 300)],
  ['in a change', changed.subarray(0, -60)],
])('a PDF that is cut %s is known', (_, bytes) => {
  expect(readPdf(bytes)).toBe('cut');
});

const inStream = (head: string, stream: Uint8Array | string) =>
  `3 0 obj<</Type/ObjStm${head}>>stream\n${Buffer.from(stream as string).toString('latin1')}\nendstream endobj `;
const unfolds = (size: number) => deflateSync(Buffer.alloc(size)).toString('latin1');
const withInfo = (info: string) => `1 0 obj ${info} endobj trailer/Root 1 0 R/Info 1 0 R startxref`;

/** A table leads to objects, each of which begins a string that the next ones are in. */
function sharing(run: string): string {
  const openings = run.split('(').map((_, number) => `${number} 0 obj(`);
  let at = 0;
  const rows = openings.map((opening) => {
    at += opening.length;
    return `${String(at - opening.length).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${rows.length}\n${rows.join('')}trailer<</Root 1 0 R>>`;
  return `${openings.join('')}\n${table}\nstartxref\n${at + 1}`;
}
const leading = (kids: string) =>
  textOf(pdfWith({ ...plain, 2: `<</Kids[${kids}]/Count 1>>`, 3: `<</Kids[${kids}]>>` }));
/** Each table leads to the one before it, and the first one to the last. */
function leadingBack(run: string): string {
  const count = run.split('xref').length - 1;
  const tables = Array.from({ length: count }, (_, number) => {
    const before = (number + count - 1) % count;
    return `xref 0 0 trailer<</Prev ${`${before * 40}>>`.padEnd(15)}`;
  });
  return `${tables.join('')}startxref\n0\n`;
}

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
    (run: string) => inStream('/Filter/FlateDecode', unfolds(9) + run),
  ],
  ['strings without an end', '1 0 obj(', String],
  ['strings in strings', '(', (run: string) => `1 0 obj ${run}`],
  ['lists in lists', '[', (run: string) => `1 0 obj ${run}`],
  ['dictionaries without an end', '1 0 obj<<', String],
  ['objects that share a string, by their table', '1 0 obj(', sharing],
  ['pages that lead to all pages', '2 0 R ', (run: string) => leading(run)],
  ['tables that lead to each other', 'xref 0 0 trailer<</Prev 0>>', leadingBack],
  ['rows', '0000000009 00000 n \n', (run: string) => `xref\n0 9999999\n${run}startxref\n0\n`],
])('the time that a PDF takes grows with its length: %s', (_, run, pdfOf) => {
  const factor = steepGrowth((length) =>
    readPdf(bytesOf(`${pdfOf(run.repeat(Math.ceil((4 * length) / run.length)))}\n%%EOF`)),
  );
  expect(factor).toBeUndefined();
});
