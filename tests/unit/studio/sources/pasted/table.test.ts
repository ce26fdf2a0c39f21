import { describe, expect, test } from 'vitest';
import { MOST_ROWS } from '../../../../../src/studio/sources/pasted/html-table.ts';
import { tableIn } from '../../../../../src/studio/sources/pasted/table.ts';
import { clipboards } from '../../../../support/studio/clipboards.ts';
import { seenTable } from './seen-table.ts';

const productions = {
  rows: [
    ['Title', 'Year', 'Client'],
    ['Harbour at dawn', '2024', 'RTVE'],
    ['Night\nshift', '2021–2022', 'La Dos'],
    ['Studio 5', '2019', 'Ñandú & Co'],
  ],
  hasNames: true,
  years: 1,
};

describe.each(Object.entries(clipboards))('of %s', (_, { html, plain }) => {
  test('the markup has the same table as the plain text', () => {
    expect(seenTable({ html })).toEqual(productions);
    const read = plain.replaceAll('\r\n', '\n').replace('Night shift', '"Night\nshift"');
    expect(seenTable({ plain: read })).toEqual(productions);
  });
});

test('a cell knows where its text leads, unless that is a script', () => {
  const links = (name: string) => {
    const table = tableIn({ plain: '', html: clipboards[name]?.html ?? '' });
    return typeof table === 'object' && table.rows[1]?.map(({ link }) => link);
  };
  expect(links('Sheets')).toEqual([undefined, undefined, 'https://rtve.example/?a=1&b=2']);
  expect(links('a web page')).toEqual([undefined, undefined, undefined]);
});

const table = (rows: string) => `<table>${rows}</table>`;

test.each([
  [
    'a cell over two rows is in both',
    '<tr><td rowspan=2>2024<td>A<tr><td>B',
    [
      ['2024', 'A'],
      ['2024', 'B'],
    ],
  ],
  [
    'a cell over two columns is in the first',
    '<tr><td colspan="2">A<td>B<tr><td>1<td>2<td>3',
    [
      ['A', '', 'B'],
      ['1', '2', '3'],
    ],
  ],
  [
    'no tag is closed',
    '<tr><th>A<th>B<tr><td>1<td>2',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    'rows and columns in which nothing stands are left out',
    '<tr><td><td>A<td>B<tr><td><td><td>',
    [['A', 'B']],
  ],
  [
    'a column of numbers stays',
    '<tr><td>1<td>A<tr><td>2<td>B',
    [
      ['1', 'A'],
      ['2', 'B'],
    ],
  ],
  [
    'a column of bullets is none',
    '<tr><td>•<td>A<td>B<tr><td>·<td>C<td>D',
    [
      ['A', 'B'],
      ['C', 'D'],
    ],
  ],
  ['a cell may hide what overflows', '<tr><td style="overflow: hidden ">A<td>B', [['A', 'B']]],
  ['hidden rows are left out', '<tr hidden><td>X<td>Y<tr><td>A<td>B', [['A', 'B']]],
  ['hidden columns are left out', '<tr><td>A<td style="display: none">X<td>B', [['A', 'B']]],
])('%s', (_, rows, expected) => {
  expect(seenTable({ html: table(rows) })).toMatchObject({ rows: expected });
});

test('of tables in each other the larger one counts, and what stands beside it in another one', () => {
  const small = table('<tr><td>A<td>B');
  const large = table('<tr><td>1<td>2<tr><td>3<td>4<tr><td>5<td>6');
  expect(seenTable({ html: table(`<tr><td>${large}<td>menu`) + small })).toMatchObject({
    rows: [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  });
  expect(seenTable({ html: large + small })).toMatchObject({ rows: { length: 4 } });
});

test('a table that nobody can have is refused at once', () => {
  const rows = (count: number) => table('<tr><td>A<td>B'.repeat(count));
  expect(seenTable({ html: rows(MOST_ROWS) })).toMatchObject({ rows: { length: MOST_ROWS } });
  expect(seenTable({ html: rows(MOST_ROWS + 1) })).toBe('large');
  expect(seenTable({ html: table(`<tr>${'<td>A'.repeat(100)}`) })).toBe('large');
  expect(seenTable({ plain: 'A\tB\n'.repeat(MOST_ROWS + 1) })).toBe('large');
});
