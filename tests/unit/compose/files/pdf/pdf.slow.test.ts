import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../../src/compose/files/pdf/pdf.ts';
import { pdf } from '../../../../support/owners/damaged.ts';
import { timeOf } from '../../../growth.ts';

/** A PDF whose objects have to be searched for, behind others. */
const behind = (others: string) =>
  Buffer.from(
    others +
      pdf('Ana')
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n0'),
    'latin1',
  );

const unfolds = (size: number) => deflateSync(Buffer.alloc(size)).toString('latin1');

// Each stream unpacks to 40 MB.
it.each([
  ['whole', 0],
  ['damaged', 9],
])('streams that are %s unfold to no more than a PDF may have', (_, missing) => {
  const stream = unfolds(40_000_000);
  const packed = stream.slice(0, stream.length - missing);
  const one = ` 0 obj<</Type/ObjStm/First 4/Filter/FlateDecode>>stream\n${packed}\nendstream endobj `;
  const timeOfSeveral = (count: number) => {
    const bytes = behind(
      Array.from({ length: count }, (_, index) => `${index + 9}${one}`).join(''),
    );
    return timeOf(() => expect(readPdf(bytes)).toMatchObject({ pages: 1 }));
  };
  const few = timeOfSeveral(10);
  expect(timeOfSeveral(100)).toBeLessThan(5 * few);
});

it('a stream notes no more places than a PDF may have, however many it says', () => {
  const timeOfPlaces = (count: number) => {
    const rows = deflateSync(Buffer.alloc(count, 1)).toString('latin1');
    const head = '/Type/XRef/W[1 0 0]/Size 99999999/Filter/FlateDecode';
    const text = `%PDF-1.7\n1 0 obj<<${head}>>stream\n${rows}\nendstream endobj startxref\n9\n%%EOF`;
    const bytes = Buffer.from(text, 'latin1');
    return timeOf(() => expect(readPdf(bytes)).toBe('damaged'));
  };
  const usual = timeOfPlaces(1_000_000);
  expect(timeOfPlaces(19_000_000)).toBeLessThan(5 * usual);
});

it('one stream unfolds to no more than a PDF may have, however much it holds', () => {
  const timeOfOne = (size: number) => {
    const one = `9 0 obj<</Type/ObjStm/First 4/Filter/FlateDecode>>stream\n${unfolds(size)}\nendstream endobj `;
    const bytes = behind(one);
    return timeOf(() => expect(readPdf(bytes)).toMatchObject({ pages: 1 }));
  };
  const usual = timeOfOne(40_000_000);
  expect(timeOfOne(400_000_000)).toBeLessThan(5 * usual);
});
