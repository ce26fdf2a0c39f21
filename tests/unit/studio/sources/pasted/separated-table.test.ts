import { expect, test } from 'vitest';
import { seenTable } from './seen-table.ts';

test.each([
  [
    'commas',
    'Title,Year,Client\nHarbour,2024,"RTVE, Madrid"\n"The ""long"" road",2019,\n',
    [
      ['Title', 'Year', 'Client'],
      ['Harbour', '2024', 'RTVE, Madrid'],
      ['The "long" road', '2019', ''],
    ],
  ],
  [
    'semicolons',
    'Titel;Jahr\nHafen;2024\nNacht;2019',
    [
      ['Titel', 'Jahr'],
      ['Hafen', '2024'],
      ['Nacht', '2019'],
    ],
  ],
  [
    'tabs, with shorter rows',
    'A\tB\tC\nD\tE',
    [
      ['A', 'B', 'C'],
      ['D', 'E', ''],
    ],
  ],
  ['one row', 'Harbour\tCamera\t2024', [['Harbour', 'Camera', '2024']]],
  [
    'a quote without an end',
    'A\t"B\nC\tD "big"',
    [
      ['A', '"B'],
      ['C', 'D "big"'],
    ],
  ],
])('plain text has a table: %s', (_, plain, rows) => {
  expect(seenTable({ plain })).toMatchObject({ rows });
});

test.each([
  ['a sentence', 'I light faces, before rooms.'],
  ['sentences with commas', 'I light faces, before rooms.\nThen, I operate.'],
  ['bullets with tabs', '•\tI planned.\n•\tI called.'],
  ['one tab', 'I planned.\nI called.\tOnce.\nI trained.'],
  ['nothing', ''],
  ['a list', '<ul><li>A<li>B</ul>'],
])('%s is no table', (_, plain) => {
  expect(seenTable({ plain })).toBeUndefined();
  expect(seenTable({ html: plain, plain })).toBeUndefined();
});

test.each([
  [
    'the last column',
    [
      ['A', 'x', '2024'],
      ['B', 'y', '2019–2021'],
    ],
    2,
  ],
  [
    'in words',
    [
      ['A', 'March 2019 – May 2021'],
      ['B', 'since 2021'],
    ],
    1,
  ],
  [
    'in Arabic digits',
    [
      ['أ', '٢٠٢٤'],
      ['ب', '٢٠١٩'],
    ],
    1,
  ],
  [
    'none',
    [
      ['A', '12'],
      ['B', '1'],
    ],
    undefined,
  ],
  [
    'a number with more digits',
    [
      ['A', '120245'],
      ['B', '920191'],
    ],
    undefined,
  ],
])('it is guessed where the years are: %s', (_, rows, years) => {
  expect(seenTable({ plain: rows.map((row) => row.join('\t')).join('\n') })).toMatchObject({
    years,
  });
});
