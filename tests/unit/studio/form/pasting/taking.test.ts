import { expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { columnFields } from '../../../../../src/studio/form/pasting/offers.ts';
import {
  entryOf,
  withAppended,
  withEntriesAt,
  withParagraphs,
} from '../../../../../src/studio/form/pasting/taking.ts';
import { type EditedSite, NO_FILES } from '../../../../../src/studio/model/edited-site.ts';
import {
  type FieldPath,
  type FieldValue,
  listAt,
} from '../../../../../src/studio/model/form-values.ts';

const LIST = ['projects', 0, 'list'];

/** A site with a list, and what a further language says in it. */
const siteWith = (list: readonly FieldValue[], further?: readonly FieldValue[]): EditedSite => ({
  ...NO_FILES,
  values: { projects: [{ list }] },
  further: further ? [{ values: { projects: [{ list: further }] } }] : [],
});

const listsIn = (site: EditedSite, list: FieldPath = LIST) =>
  [site, ...site.further].map(({ values }) => listAt(values, list));

test('entries begin in an empty one, and stand behind one that is written', () => {
  const before = siteWith(['A', '', 'B']);
  const filled = withEntriesAt(before, LIST, 1, ['1', '2']);
  expect([listsIn(filled.site), filled.first]).toEqual([[['A', '1', '2', 'B']], 1]);
  const behind = withEntriesAt(before, LIST, 0, ['1', '2']);
  expect([listsIn(behind.site), behind.first]).toEqual([[['A', '1', '2', '', 'B']], 1]);
});

test('without a place they stand at the end', () => {
  expect(listsIn(withEntriesAt(siteWith(['A']), LIST, undefined, ['1']).site)).toEqual([
    ['A', '1'],
  ]);
  const { site, first } = withEntriesAt(siteWith([]), LIST, undefined, ['1', '2']);
  expect([listsIn(site), first]).toEqual([[['1', '2']], 0]);
});

test('in a further language there are as many, still to translate, and its own texts stay', () => {
  const { site } = withEntriesAt(siteWith(['A', 'B'], ['a', 'b']), LIST, 0, ['1', '2']);
  expect(listsIn(site)).toEqual([
    ['A', '1', '2', 'B'],
    ['a', '', '', 'b'],
  ]);
});

test('appended entries take the place of empty ones, in all languages', () => {
  const before = siteWith([{ title: 'A' }, { title: ' ' }], [{ title: 'a' }, {}]);
  const { site, first } = withAppended(before, LIST, [{ title: '1' }, { title: '2' }]);
  expect(first).toBe(1);
  expect(listsIn(site)).toEqual([
    [{ title: 'A' }, { title: '1' }, { title: '2' }],
    [{ title: 'a' }, {}, {}],
  ]);
});

const form = formOf(portfolioSchema);
const jobs = ['work', 'jobs'];
const fieldOf = (list: FieldPath, name: string) =>
  columnFields(form, list).find((field) => field.name === name);

test('a row is a project: lines are joined, addresses completed, what is left out is not there', () => {
  const row = [
    { text: 'Harbour\nat dawn' },
    { text: '2019 - 2021' },
    { text: 'Film', link: 'https://vimeo.com/1' },
    { text: 'vimeo.com/2' },
    { text: 'Nobody' },
  ];
  const columns = [
    fieldOf(['projects'], 'title'),
    fieldOf(['projects'], 'year'),
    fieldOf(['projects'], 'path'),
  ];
  expect(entryOf(row, columns)).toEqual({
    title: 'Harbour at dawn',
    year: '2019 - 2021',
    path: 'https://vimeo.com/1',
  });
  expect(entryOf([{ text: 'vimeo.com/2', link: 'https://other.example' }], [columns[2]])).toEqual({
    path: 'https://vimeo.com/2',
  });
});

test('a row is a job: two columns may say its period, and each line of a cell is a point', () => {
  const columns = [
    fieldOf(jobs, 'period'),
    fieldOf(jobs, 'period'),
    fieldOf(jobs, 'points'),
    fieldOf(jobs, 'title'),
    fieldOf(jobs, 'points'),
  ];
  const row = ['2019', '2021', '• I planned\n• I called', '', 'I trained'].map((text) => ({
    text,
  }));
  expect(entryOf(row, columns)).toEqual({
    period: '2019–2021',
    points: ['I planned', 'I called', 'I trained'],
  });
});

test.each([
  ['a\n\nb\n\nc\n\nd\n\ne\n\nf', 3, 'a b\n\nc d\n\ne f'],
  ['a\n\nb', 3, 'a\n\nb'],
  ['long long long long\n\nb\n\nc', 2, 'long long long long\n\nb c'],
  ['', 3, ''],
])('paragraphs are joined with nothing lost: %j into %i', (text, most, joined) => {
  expect(withParagraphs(text, most)).toBe(joined);
});
