import { describe, expect, test } from 'vitest';
import type { Measured, Page, Visits } from '../../bench/compare.ts';
import { judged, ratioHead, ratioRows } from '../../bench/ratios.ts';

const measured = (change: Partial<Measured> = {}): Measured => ({
  firstPaint: 100,
  largestPaint: 100,
  buttons: 200,
  blocking: 0,
  shift: 0,
  ...change,
});

const page = (document: Page['document'], route: Page['route'] = '/'): Page => ({
  document,
  route,
});

const visits: Visits = new Map([
  [page('hello'), [measured()]],
  [page('bare'), [measured({ blocking: 10 })]],
  [page('sample'), [measured({ firstPaint: 150, shift: 0.0004 })]],
  [page('photo'), [measured({ blocking: 95, shift: 0.004 })]],
  [page('photo', '/About'), [measured({ firstPaint: 171 })]],
  [page('photo', '/Project'), [measured({ firstPaint: 180, buttons: 350 })]],
]);

const cell = (row: string, column: string, server: 'gzip' | 'plain' = 'gzip', cpu: 4 | 6 = 4) => {
  const rows = ratioRows(visits, { server, cpu, screen: 'mobile' });
  const at = ratioHead.findIndex((name) => name.includes(column));
  return rows.find(([name]) => name?.startsWith(row))?.[at];
};

describe('a ratio', () => {
  test('has a limit for each server, and a looser one on the slower processor', () => {
    expect(cell('first paint', 'sample')).toBe('1.50 ≤ 1.4 ✗');
    expect(cell('first paint', 'sample', 'plain')).toBe('1.50 ≤ 1.3 ✗');
    expect(cell('first paint', 'sample', 'gzip', 6)).toBe('1.50 ≤ 1.55 ✓');
  });

  test('of the deep links is that of the worst, by its name', () => {
    expect(cell('first paint', 'deep')).toBe('#/Project 1.80 ≤ 1.7 ✗');
    expect(cell('buttons', 'deep')).toBe('#/Project 1.75 ≤ 1.75 ✓');
  });

  test('of what was not visited is none', () => {
    expect(cell('first paint', 'grown')).toBe('–');
  });
});

test('blocking is compared in milliseconds, whichever processor', () => {
  expect(cell('blocking', 'photo')).toBe('85 ≤ 80 ✗');
  expect(cell('blocking', 'photo', 'gzip', 6)).toBe('85 ≤ 80 ✗');
});

test('a shift counts from a thousandth on', () => {
  expect(cell('layout shift', 'sample')).toBe('0.000 ≤ 0 ✓');
  expect(cell('layout shift', 'photo')).toBe('0.004 ≤ 0 ✗');
});

test('what is a little over the limit is over it, however it is printed', () => {
  expect(judged(1.6, 1.45 + 0.15, 2)).toBe('1.60 ≤ 1.6 ✓');
  expect(judged(1.604, 1.6, 2)).toBe('1.60 ≤ 1.6 ✗');
});
