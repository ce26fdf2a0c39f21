/** Clipboards that nobody has put together, or somebody with bad intent; the same ones each time. */
import type { Pasted } from '../../../src/studio/sources/pasted/table.ts';
import { seeded } from '../owners/mistakes.ts';
import { clipboards } from './clipboards.ts';

type Changed = { what: string } & Pasted;

const SIGNS = [
  ...['<table>', '</table>', '<tr>', '<td>', '</td>', '<td rowspan=99999 colspan=99999>', '<li>'],
  ...['<!--', '-->', '<script>', '<style>', '<', '>', '"', "'", '&#1114112;', '&#x;', '&amp', '\0'],
  ...['\t', '\n', '\r\n', ';', ',', '""', '"\t"', ' : ', '....', ' – ', '•', '\u202E', '\uD800'],
  ...['<td '.repeat(500), '<table><tr><td>'.repeat(300), '"'.repeat(500), '\t'.repeat(3000)],
];

/** Clipboards of programs, of which parts are lost, doubled, exchanged or strange. */
export function* changedClipboards(count: number): Generator<Changed> {
  const next = seeded(49);
  const below = (limit: number) => Math.floor(next() * limit);
  const known = Object.entries(clipboards);
  const change = (text: string): string => {
    const [from, length] = [below(text.length + 1), below(60)];
    const [before, part, after] = [
      text.slice(0, from),
      text.slice(from, from + length),
      text.slice(from + length),
    ];
    const changes = [
      () => before + after,
      () => before + part.repeat(below(200)) + after,
      () => before + (SIGNS[below(SIGNS.length)] ?? '') + part + after,
      () => after + part + before,
      () => before,
      () => before + [...part].reverse().join('') + after,
    ];
    return (changes[below(changes.length)] ?? changes[0])?.() ?? '';
  };
  for (let index = 0; index < count; index += 1) {
    const [program, clip] = known[below(known.length)] ?? ['', { plain: '', html: '' }];
    let { plain, html } = clip;
    for (let times = below(12); times >= 0; times -= 1) {
      if (below(2) === 0) plain = change(plain);
      else html = change(html);
    }
    yield { what: `${program}, change ${index}`, plain, html };
  }
}

const deep = (tag: string, count: number) => `<${tag}>`.repeat(count);

/** Clipboards that are very large, or would take very long. */
export const hugeClipboards: readonly Changed[] = [
  {
    what: 'a table of 100,000 cells',
    plain: '',
    html: `<table>${`<tr>${'<td>A'.repeat(20)}`.repeat(5000)}`,
  },
  { what: 'a row of 100,000 cells', plain: '', html: `<table><tr>${'<td>A'.repeat(100_000)}` },
  { what: '100,000 tables', plain: '', html: '<table><tr><td>A<td>B</table>'.repeat(100_000) },
  { what: '300,000 tables in each other', plain: '', html: deep('table><tr><td', 300_000) },
  {
    what: '500,000 elements in each other',
    plain: '',
    html: `<table><tr><td>${deep('b', 500_000)}A<td>B`,
  },
  { what: 'lists in each other', plain: '', html: deep('ul><li', 500_000) },
  {
    what: 'cells that reach far',
    plain: '',
    html: `<table>${`<tr>${'<td rowspan=9999 colspan=9999>A'.repeat(60)}`.repeat(2000)}`,
  },
  {
    what: 'quotes without an end',
    plain: '"\t'.repeat(99_000),
    html: `<table><tr>${'<td a="'.repeat(500_000)}`,
  },
  {
    what: 'doubled quotes',
    plain: '"'.repeat(199_999),
    html: `<table a='${'"'.repeat(5_000_000)}`,
  },
  { what: 'comments without an end', plain: '', html: '<table><tr><td>A<!--'.repeat(200_000) },
  { what: 'one very long cell', plain: '', html: `<table><tr><td>${' a'.repeat(2_000_000)}<td>B` },
  {
    what: 'spaces',
    plain: ' '.repeat(199_999),
    html: `<table><tr><td>${' '.repeat(5_000_000)}<td>B`,
  },
  {
    what: 'spaces between elements',
    plain: `a${' '.repeat(199_000)}b`,
    html: `<table><tr><td>${' <b>'.repeat(1_000_000)}`,
  },
  { what: 'tabs', plain: '\t'.repeat(199_999), html: '' },
  { what: 'tabs and spaces in a line', plain: `a${'\t '.repeat(90_000)}b`, html: '' },
  { what: 'dots', plain: `a${' .'.repeat(90_000)}`, html: '' },
  { what: 'dashes', plain: `a${' -'.repeat(90_000)}\n`.repeat(2), html: '' },
  { what: '100,000 lines', plain: 'a\n'.repeat(99_000), html: '' },
  { what: '5 MB of text', plain: 'Ä '.repeat(2_500_000), html: '' },
  { what: '20 MB of markup', plain: '', html: '<td>'.repeat(5_000_000) },
];
