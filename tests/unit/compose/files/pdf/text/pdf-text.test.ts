import { expect, it } from 'vitest';
import { PdfObjects } from '../../../../../../src/compose/files/pdf/pdf-objects.ts';
import { unpacked } from '../../../../../../src/compose/files/pdf/text/filters.ts';
import { readPdfText } from '../../../../../../src/compose/files/pdf/text/pdf-text.ts';
import { latin1 } from '../../../../../../src/compose/latin1.ts';
import {
  FILLING,
  pdfOf,
  shown,
  streamOf,
  type Written,
} from '../../../../../support/owners/cv-pdfs.ts';

/** Without the filling, which is last. */
function linesOf(bytes: Uint8Array): string[] {
  const text = readPdfText(bytes);
  if (typeof text === 'string') return [text];
  return text.lines.map((line) => line.text).filter((line) => !/She has|in Seville/.test(line));
}

const written = (...texts: Written[]) => pdfOf([shown([...texts, ...FILLING])]);

/** Content that stands above the filling. */
const drawn = (content: string, options?: Parameters<typeof pdfOf>[1]) =>
  pdfOf([`${content}\n${shown(FILLING)}`], options);

const BEGIN = 'BT /F1 10 Tf 1 0 0 1 60 700 Tm';

it.each<[string, Uint8Array, string[]]>([
  ['words that stand apart', drawn(`${BEGIN} [(Sound) -300 (editor)] TJ ET`), ['Sound editor']],
  ['letters that are moved together', drawn(`${BEGIN} [(A) 70 (V) 30 (A)] TJ ET`), ['AVA']],
  ['a space that lies on a letter', drawn(`${BEGIN} [(An) 300 ( ) (a)] TJ ET`), ['Ana']],
  [
    'a row with a wide gap',
    written([60, 700, 10, 'Sound editor'], [400, 700, 10, '2019']),
    ['Sound editor', '2019'],
  ],
  [
    'text that is drawn twice',
    written([60, 700, 10, 'Ana Mora'], [60.3, 700, 10, 'Ana Mora']),
    ['Ana Mora'],
  ],
  [
    'letters that stand alone',
    drawn('BT /F1 20 Tf 8 Tc 1 0 0 1 60 700 Tm [(ANA) -900 (MORA)] TJ 0 Tc ET'),
    ['ANA MORA'],
  ],
  ['a bullet', written([60, 700, 10, '\xB7'], [90, 700, 10, 'Mixed a film']), ['• Mixed a film']],
  [
    'a word at the end of a line',
    written([60, 700, 10, 'the inter-'], [60, 688, 10, 'national radio']),
    ['the international', 'radio'],
  ],
  [
    'an address at the end of a line',
    written([60, 700, 10, 'x.test/ana-'], [60, 688, 10, 'mora']),
    ['x.test/ana-', 'mora'],
  ],
  [
    'a line that is moved by operators',
    drawn(`${BEGIN} 12 TL (One) Tj T* (Two) Tj (Three) ' 0 -12 Td (Four) Tj ET`),
    ['One', 'Two', 'Three', 'Four'],
  ],
  [
    'a packed stream',
    pdfOf([shown([[60, 700, 10, 'Ana Mora'], ...FILLING])], { isPacked: true }),
    ['Ana Mora'],
  ],
  ['hexadecimal codes', drawn(`${BEGIN} <416E61> Tj ET`), ['Ana']],
  ['a picture among text', drawn(`BI /W 1 ID \x00(Tj\xff EI ${BEGIN} (Ana) Tj ET`), ['Ana']],
  ['text beyond the edge', written([60, 700, 10, 'Ana'], [60, -300, 10, 'hidden words']), ['Ana']],
  [
    'a text that is drawn as something else',
    drawn(`/Span<</ActualText(fi)>>BDC ${BEGIN} (?) Tj EMC (nal) Tj ET`),
    ['final'],
  ],
  [
    'an accent over a letter',
    drawn(`${BEGIN} (\xB4) Tj 1 0 0 1 60 700 Tm (e) Tj ET`, {
      font: '/Subtype/Type1/Encoding/WinAnsiEncoding',
    }),
    ['é'],
  ],
  [
    'a justified line of a narrow column',
    drawn(`${BEGIN} [(one) -2000 (two) -2000 (six) -2000 (ten) -2000 (and)] TJ ET`),
    ['one two six ten and'],
  ],
  [
    'a range of dates on two lines',
    written(
      [60, 700, 10, '03/2019 -'],
      [160, 700, 10, 'Editor'],
      [60, 686, 10, 'today'],
      [160, 686, 10, 'Radio'],
    ),
    ['03/2019 - today', 'Editor', 'Radio'],
  ],
  [
    'a range of dates that ends in a word behind a dash',
    written(
      [60, 700, 10, '2022-07'],
      [160, 700, 10, 'Editor'],
      [60, 686, 10, '- obecnie'],
      [160, 684, 10, 'Radio'],
    ),
    ['2022-07 - obecnie', 'Editor', 'Radio'],
  ],
])('%s is read as it is seen', (_, bytes, lines) => {
  expect(linesOf(bytes)).toEqual(lines);
});

it('a form on the page is read, and one that draws itself ends', () => {
  const form = streamOf(
    `${BEGIN} (In a form) Tj ET /X1 Do`,
    false,
    '/Subtype/Form/Matrix[1 0 0 1 0 -20]',
  );
  expect(linesOf(drawn('/X1 Do', { objects: { 10: form } }))[0]).toBe('In a form');
});

it.each([
  [0, '1 0 0 1 60 700'],
  [90, '0 1 -1 0 100 60'],
  [270, '0 -1 1 0 500 700'],
])('a page that is turned by %d degrees is read', (turn, matrix) => {
  const content = `BT /F1 10 Tf ${matrix} Tm (Ana) Tj 0 -14 Td (Mora) Tj ET`;
  expect(linesOf(drawn(content, { page: `/Rotate ${turn}` }))).toEqual(
    expect.arrayContaining(['Ana', 'Mora']),
  );
});

const sidebar = (order: 'columns' | 'rows'): Written[] => {
  const left = ['Contact', 'ana@x.test', 'Skills', 'Mixing'].map(
    (text, row): Written => [60, 700 - 23 * row, 10, text],
  );
  const right = ['Jobs', 'Sound editor', 'Radio Sur', '2019 - 2023', 'Camera', 'Canal Sur'].map(
    (text, row): Written => [250, 704 - 14 * row, 10, text],
  );
  return order === 'columns'
    ? [...left, ...right]
    : [...left, ...right].sort((one, other) => other[1] - one[1]);
};

it.each(['columns', 'rows'] as const)(
  'two columns are read one after the other, if they are drawn as %s',
  (order) => {
    expect(linesOf(written([60, 760, 24, 'Ana Mora'], ...sidebar(order)))).toEqual([
      'Ana Mora',
      'Contact',
      'ana@x.test',
      'Skills',
      'Mixing',
      'Jobs',
      'Sound editor',
      'Radio Sur',
      '2019 - 2023',
      'Camera',
      'Canal Sur',
    ]);
  },
);

it('the dates beside jobs are read with their jobs', () => {
  const jobs: Written[] = ['Radio Sur', 'Canal Sur', 'RTVE', 'La Ser'].flatMap(
    (employer, row): Written[] => [
      [60, 700 - 50 * row, 10, `20${10 + row} - 20${11 + row}`],
      [200, 700 - 50 * row, 10, 'Sound editor'],
      [200, 686 - 50 * row, 10, employer],
    ],
  );
  expect(linesOf(written(...jobs)).slice(0, 6)).toEqual([
    '2010 - 2011',
    'Sound editor',
    'Radio Sur',
    '2011 - 2012',
    'Sound editor',
    'Canal Sur',
  ]);
});

it('dates on two lines are read with what is beside them, and the next heading below both', () => {
  const studies: Written[] = ['Master', 'Engineer'].flatMap((title, row): Written[] => [
    [60, 700 - 46 * row, 10, `20${20 - row}-02`],
    [60, 688 - 46 * row, 10, `- 20${22 - row}-02`],
    [200, 700 - 46 * row, 10, title],
    [200, 681 - 46 * row, 10, 'University of Seville'],
  ]);
  const courses: Written[] = [
    [60, 600, 10, 'Courses'],
    [200, 588, 10, 'Film'],
  ];
  expect(linesOf(written(...studies, ...courses))).toEqual([
    '2020-02 - 2022-02',
    'Master',
    'University of Seville',
    '2019-02 - 2021-02',
    'Engineer',
    'University of Seville',
    'Courses',
    'Film',
  ]);
});

it('what each page repeats is read once, and numbers of pages are not', () => {
  const page = (number: number, job: string) =>
    shown([
      [60, 800, 9, 'Ana Mora'],
      [60, 700, 10, job],
      [280, 30, 9, `Page ${number} of 2`],
      ...FILLING,
    ]);
  const bytes = pdfOf([page(1, 'Sound editor'), page(2, 'Camera operator')]);
  expect(linesOf(bytes)).toEqual(['Ana Mora', 'Sound editor', 'Camera operator']);
});

const CMAP = `/CIDInit /ProcSet findresource begin 1 begincodespacerange <0000> <FFFF> endcodespacerange
2 beginbfchar <0001> <0041> <0002> <D83DDE00> endbfchar 2 beginbfrange <0010> <0012> <006E> <0020> <0021> [<00660069> <0061>] endbfrange`;

const TYPE0 = '/Subtype/Type0/Encoding/Identity-H/DescendantFonts[11 0 R]';
const CID = '<</Subtype/CIDFontType2/DW 500/W[1[600 600] 16 18 550]>>';

it('codes of two bytes are read with the map of the font', () => {
  const codes = (letters: string, y: number) =>
    `BT /F1 10 Tf 1 0 0 1 60 ${y} Tm <${letters}> Tj ET`;
  const bytes = pdfOf([codes('0001001000210020', 700) + codes('00010010'.repeat(60), 600)], {
    font: `${TYPE0}/ToUnicode 12 0 R`,
    objects: { 11: CID, 12: streamOf(CMAP) },
  });
  expect(linesOf(bytes)[0]).toBe('Anafi');
});

it.each([
  ['GB1', '03ac0001034e12571e16', '啊 A亍齄'],
  ['Japan1', '000204650ff90ffa034b', '!亜腕弌あ'],
])('numbers of glyphs mean what a collection of Adobe says: %s', (ordering, codes, letters) => {
  const line = (y: number) => `BT /F1 10 Tf 1 0 0 1 60 ${y} Tm <${codes.repeat(8)}> Tj ET`;
  const bytes = pdfOf([[700, 650, 600, 550].map(line).join(' ')], {
    font: TYPE0,
    objects: { 11: `<</CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})>>>>` },
  });
  expect(linesOf(bytes)[0]?.slice(0, letters.length)).toBe(letters);
});

it.each([
  [
    'names of glyphs',
    '/Subtype/Type1/Encoding<</Differences[65/eacute/lslash/f_i/uni0141/endash]>>',
    'éłfiŁ–',
  ],
  ['an encoding of Windows', '/Subtype/TrueType/Encoding/WinAnsiEncoding', 'ABCDE'],
])('a font says its letters by %s', (_, font, letters) => {
  expect(linesOf(drawn(`${BEGIN} (ABCDE) Tj ET`, { font }))[0]).toBe(letters);
});

it.each([
  ['2019 DCBA', 'سلام 2019'],
  // E to H are the Arabic digits 2, 0, 1 and 9.
  ['EFGH DCBA', 'سلام ٢٠١٩'],
  ['4567 123 50 971+ :DCBA', 'سلام: +971 50 123 4567'],
  ['+971 50 123 4567 :DCBA', 'سلام: +971 50 123 4567'],
])('Arabic is read from right to left, and numbers in it from left to right: %s', (shown, read) => {
  const letters = ['0633', '0644', '0627', '0645', '0662', '0660', '0661', '0669'];
  const map = `${letters.map((code, index) => `<${(65 + index).toString(16)}> <${code}>`).join(' ')}`;
  const cmap = streamOf(`8 beginbfchar ${map} endbfchar`);
  const bytes = drawn(`${BEGIN} (${shown}) Tj ET`, {
    font: '/Subtype/Type1/BaseFont/Helvetica/ToUnicode 12 0 R',
    objects: { 12: cmap },
  });
  expect(linesOf(bytes)[0]).toBe(read);
});

it.each<[string, Uint8Array]>([
  ['scan', pdfOf([shown([[60, 700, 10, 'Ana Mora']])])],
  ['signs', drawn(`${BEGIN} (${'\x01'.repeat(20)}) Tj ET`)],
])('a PDF is refused: %s', (reason, bytes) => {
  expect(readPdfText(bytes)).toBe(reason);
});

it('a bitmap font of TeX has numbers for names', () => {
  const font =
    '/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FontBBox[0 0 99 99]/FirstChar 65/Widths[50 50 50]/Encoding<</Differences[28/a28 65/a65/a66]>>';
  const filling = 'AB'.repeat(60);
  const bytes = pdfOf([`BT /F1 10 Tf 1 0 0 1 60 700 Tm (BA\\034) Tj 0 -90 Td (${filling}) Tj ET`], {
    font,
  });
  expect(linesOf(bytes)[0]).toBe('BAfi');
});

const ASCII85 = '<~87cURD]i,"Ebo7~>';

it.each([
  ['ASCIIHexDecode', '48 65 6C6C6F20576F726C64>'],
  ['ASCII85Decode', ASCII85],
  ['LZWDecode', '\x80\x12\x0C\xA6\xC3\x61\xBC\x41\x02\x82\x41\xA1\x10\x58\x08'],
])('a stream is unpacked: %s', (filter, packed) => {
  const head = new Map<string, string>([['Filter', filter]]);
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
  const objects = new PdfObjects(
    { bytes, text: '', start: 0, effort: { left: 9 }, room: { left: 999 } },
    new Map(),
  );
  const text = latin1(
    unpacked({ head, packed: bytes }, objects, { left: 999 }) ?? new Uint8Array(),
  );
  expect(text).toMatch(/^Hello (?:World|Hello Hello)$/);
});

it('a link belongs to the line on which it lies', () => {
  const link = (address: string, y: number) =>
    `<</Subtype/Link/Rect[60 ${y} 120 ${y + 12}]/A<</S/URI/URI(${address})>>>>`;
  const text = readPdfText(
    pdfOf([shown([[60, 700, 10, 'Portfolio'], ...FILLING])], {
      page: `/Annots[${link('https://ana.test', 698)}${link('https://vimeo.com/ana', 500)}]`,
    }),
  );
  expect(text).toMatchObject({
    lines: [{ text: 'Portfolio', addresses: ['https://ana.test'] }, {}, {}],
    addresses: ['https://vimeo.com/ana'],
  });
});
