import { expect, test } from 'vitest';
import type { TraceEvent } from '../../bench/tracing.ts';
import { OTHER, WAITING, workBeforeFirstPaint } from '../../bench/work-by-kind.ts';

const event = (name: string, ts: number, dur: number, change: Partial<TraceEvent> = {}) => ({
  ...{ name, cat: '', ph: 'X', pid: 1, tid: 1, ts: ts * 1000, dur: dur * 1000, args: {} },
  ...change,
});
const of = (navigationId: string) => ({ ph: 'I', args: { data: { navigationId } } });

const trace: TraceEvent[] = [
  event('navigationStart', 0, 0, of('empty page')),
  event('navigationStart', 100, 0, of('page')),
  // Half of it before the navigation.
  event('RunTask', 90, 20),
  event('RunTask', 120, 40),
  event('ParseHTML', 120, 30),
  event('EvaluateScript', 125, 10),
  event('UpdateLayoutTree', 130, 2, { args: { elementCount: 7 } }),
  // Half of it after the paint.
  event('Layout', 190, 20, { args: { beginData: { dirtyObjects: 9 } } }),
  event('FontCache::Get', 195, 1, { cat: 'fonts' }),
  event('RasterTask', 150, 8, { tid: 2 }),
  event('Layout', 150, 8, { pid: 2 }),
  event('firstContentfulPaint', 200, 0, of('page')),
];

test('each moment before the first paint belongs to the innermost event of a kind', () => {
  const { firstPaint, byKind, styled, laidOut } = workBeforeFirstPaint(trace);
  expect(firstPaint).toBe(100);
  expect(Object.fromEntries(byKind)).toEqual({
    [OTHER]: 10 + 10,
    'parse HTML': 20,
    script: 8,
    style: 2,
    layout: 9,
    'fonts looked up, hyphenation': 1,
    'raster, beside it': 8,
    [WAITING]: 40,
  });
  expect({ styled, laidOut }).toEqual({ styled: 7, laidOut: 9 });
});

test('a trace without a paint is refused', () => {
  expect(() => workBeforeFirstPaint(trace.slice(0, -1))).toThrow('no first paint');
});
