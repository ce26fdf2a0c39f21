/** CVs that are made to take long. The worker of the studio is ended after four seconds. */
import { expect, it } from 'vitest';
import { cvTextOf } from '../../../../../src/studio/sources/cv/cv-text-of.ts';
import { pdfOf, shown, streamOf, type Written } from '../../../../support/owners/cv-pdfs.ts';
import { timeOf } from '../../../growth.ts';

const BEGIN = 'BT /F1 10 Tf 1 0 0 1 60 700 Tm';
const arabic = streamOf('1 beginbfrange <20> <FF> <0620> endbfrange');

const scattered = (count: number) =>
  shown(
    Array.from(
      { length: count },
      (_, index): Written => [
        60 + ((index * 37) % 480),
        60 + ((index * 101) % 7000) / 10,
        3,
        `w${index % 10}`,
      ],
    ),
  );

const type0 = '/Subtype/Type0/Encoding/Identity-H/DescendantFonts[11 0 R]/ToUnicode 12 0 R';

it.each<[string, () => Uint8Array]>([
  ['one line of all letters', () => pdfOf([`${BEGIN} ${'(abcdefghij) Tj '.repeat(14_000)} ET`])],
  [
    'one line of Arabic',
    () =>
      pdfOf([`${BEGIN} ${'(abcdefghij) Tj '.repeat(14_000)} ET`], {
        font: '/Subtype/TrueType/ToUnicode 12 0 R',
        objects: { 12: arabic },
      }),
  ],
  ['words all over the page', () => pdfOf([scattered(6000)])],
  ['words all over fifty pages', () => pdfOf(Array<string>(50).fill(scattered(500)))],
  [
    'forms that draw themselves',
    () =>
      pdfOf(['/X1 Do'], {
        objects: {
          10: streamOf(`${BEGIN} (Ana) Tj ET ${'/X1 Do '.repeat(50)}`, false, '/Subtype/Form'),
        },
      }),
  ],
  [
    'maps of all codes',
    () =>
      pdfOf([`${BEGIN} ${'<00410042> Tj '.repeat(200)} ET`], {
        font: type0,
        objects: {
          11: `<</W[${'0 65535 1 '.repeat(500)}]>>`,
          12: streamOf(`500 beginbfrange ${'<0000> <FFFF> <0041> '.repeat(500)} endbfrange`, true),
        },
      }),
  ],
  ['brackets that stay open', () => pdfOf([`${BEGIN} ${'['.repeat(300_000)}`])],
  ['one long word of addresses', () => pdfOf([`${BEGIN} (${'a@b.'.repeat(900)}) Tj ET`.repeat(9)])],
])('a CV takes no longer than the worker has: %s', (_, made) => {
  const bytes = made();
  let text: ReturnType<typeof cvTextOf> = 'slow';
  const time = timeOf(() => {
    text = cvTextOf(bytes);
  });
  expect(time).toBeLessThan(4000);
  expect(typeof text === 'object' || ['scan', 'signs', 'slow'].includes(text)).toBe(true);
});
