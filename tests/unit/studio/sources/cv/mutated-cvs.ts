/** CVs that are damaged in ways that differ from seed to seed, and are the same every time. */
import { expect } from 'vitest';
import { cvTextOf } from '../../../../../src/studio/sources/cv/cv-text-of.ts';
import { FILLING, pdfOf, shown, streamOf } from '../../../../support/owners/cv-pdfs.ts';
import { timeOf } from '../../../growth.ts';

/** In milliseconds. The worker of the studio is ended then. */
const LONGEST = 4000;

const PIECES =
  `/Kids /Parent /Contents /Length 1|/W[0 65535 1]|/Filter[/Fl/Fl/Fl/Fl]|endobj|stream|endstream|<<|>>|[|]|(|)|<|>|BT|ET|Tf|q|Q|cm|Do /X1 Do|
9999999999|-1|0 0 0 0 0 0 Tm|1e308|/Differences[0|beginbfrange <0000> <FFFF> <0000>|begincodespacerange|/Rotate 7|R|null|%%EOF|startxref|trailer`.split(
    '|',
  );

const CMAP = streamOf(
  '1 beginbfrange <41> <7A> <0041> endbfrange 1 beginbfchar <20> <0020> endbfchar',
);
const FORM = streamOf(shown([[60, 500, 10, 'In a form']]), false, '/Subtype/Form');
const LINK = '/Annots[<</Subtype/Link/Rect[60 700 200 712]/A<</URI(https://vimeo.com/ana)>>>>]';
const XML = '<Candidate><PersonName><GivenName>Ana</GivenName></PersonName></Candidate>';

const content = `/X1 Do ${shown([
  [60, 700, 24, 'Ana Mora'],
  [60, 680, 10, 'ana@x.test | +34 600 123 456 | linkedin.com/in/ana'],
  ...FILLING,
  ...Array.from({ length: 20 }, (_, row): [number, number, number, string] => [
    row % 2 === 0 ? 60 : 300,
    660 - 14 * row,
    10,
    `Sound editor, 20${10 + row} - 20${11 + row}`,
  ]),
])}`;

const objects = { 10: FORM, 12: CMAP, 20: '<</EF<</F 21 0 R>>>>', 21: streamOf(XML, true) };
const font = '/Subtype/TrueType/Encoding/WinAnsiEncoding/ToUnicode 12 0 R';
const CVS = [true, false].map((isPacked) =>
  pdfOf([content, content], { page: LINK, font, objects, isPacked }),
);

function* numbersFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function mutated(seed: number): Uint8Array {
  const numbers = numbersFrom(seed);
  const below = (most: number) => Math.floor(numbers.next().value * most);
  let text = Buffer.from(CVS[seed % CVS.length] ?? new Uint8Array()).toString('latin1');
  for (let count = 1 + below(8); count > 0; count -= 1) {
    const at = below(text.length);
    const from = below(text.length);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const changes = [
      () => before + String.fromCharCode(below(256)) + after.slice(1),
      () => `${before} ${PIECES[below(PIECES.length)]} ${after}`,
      () => before + after.slice(below(300)),
      () => before + text.slice(from, from + below(2000)) + after,
      () => before + after.replace(/\d/, `${below(10)}`),
      () => before + after.replace(/\d+/, '4294967296'),
    ];
    text = changes[below(changes.length)]?.() ?? text;
  }
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** Each is read, or refused, before the worker would be ended. Returns how many were read. */
export function readMutations(first: number, count: number): number {
  let read = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const bytes = mutated(seed);
    let text: ReturnType<typeof cvTextOf> = 'slow';
    const time = timeOf(() => {
      text = cvTextOf(bytes);
    });
    expect(time, `seed ${seed}`).toBeLessThan(LONGEST);
    if (typeof text === 'object') read += 1;
    else expect(['scan', 'signs', 'slow']).toContain(text);
  }
  return read;
}
