/** Puts the pieces of lines of a page into the order in which they are read: a column after the other, and the cells of a row together. */

import type { Effort } from '../pdf-values.ts';
import { isRange } from './dates.ts';
import type { Segment } from './segments.ts';
import { downwards, rowStarts, rowsIn } from './table-rows.ts';

/** Columns have this many rows at least. */
const LEAST_ROWS = 3;
/** As a part of the size: the least space between columns. */
const GUTTER = 0.9;
/** Below two columns, a heading of what comes next. */
const MOST_BELOW = 3;
const MOST_CANDIDATES = 100;
const MOST_CUTS = 8;
const DEEPEST = 12;

export function inReadingOrder(
  segments: readonly Segment[],
  isRightToLeft: boolean,
  effort: Effort,
): Segment[] {
  const ordered = (some: readonly Segment[], depth: number): Segment[] => {
    // Each may be held against each of the others.
    effort.left -= some.length ** 2 / 4;
    const isEnough = depth > DEEPEST || effort.left < 0;
    const parts = isEnough ? undefined : partsOf(some, isRightToLeft);
    if (!parts) return byRows(some, isRightToLeft);
    const { above, one, other, below, starts } = parts;
    const further = (each: readonly Segment[]) => ordered(each, depth + 1);
    const middle =
      starts === undefined
        ? [...further(one), ...further(other)]
        : starts.length === 0
          ? byRows([...one, ...other], isRightToLeft)
          : inRows(one, other, starts, further);
    return [...further(above), ...middle, ...further(below)];
  };
  return ordered(segments, 0);
}

type Cut = { top: number; bottom: number; at: number };

/** What the best cut makes of them. Columns come before tables, because a column may hold tables. */
function partsOf(segments: readonly Segment[], isRightToLeft: boolean) {
  let first: ReturnType<typeof partsAt> | undefined;
  for (const cut of bestCuts(segments)) {
    const parts = partsAt(cut, segments, isRightToLeft);
    if (parts.starts === undefined) return parts;
    first ??= parts;
  }
  return first;
}

function partsAt({ top, bottom, at }: Cut, segments: readonly Segment[], isRightToLeft: boolean) {
  const within = segments.filter(({ y }) => y <= top && y >= bottom);
  const left = within.filter(({ x }) => x < at);
  const right = within.filter(({ x }) => x >= at);
  const [one, other] = isRightToLeft ? [right, left] : [left, right];
  return {
    above: segments.filter(({ y }) => y > top),
    one,
    other,
    below: segments.filter(({ y }) => y < bottom),
    starts: rowStarts(left, right, one),
  };
}

/** The highest parts of the page that a line from top to bottom can part without touching a piece. */
function bestCuts(segments: readonly Segment[]): Cut[] {
  const sorted = downwards(segments);
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const candidates = [...starts].sort(([, one], [, other]) => other - one);
  return candidates
    .slice(0, MOST_CANDIDATES)
    .flatMap(([start]) => cutsAt(sorted, start - 0.6))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_CUTS);
}

function cutsAt(sorted: readonly Segment[], at: number): (Cut & { weight: number })[] {
  const found: (Cut & { weight: number })[] = [];
  let run: Segment[] = [];
  const close = (isCrossed: boolean) => {
    const left = run.filter(({ x }) => x < at);
    const right = run.filter(({ x }) => x >= at);
    const rows = Math.min(rowsIn(left), rowsIn(right));
    if (rows >= LEAST_ROWS) {
      // What is above or below both is no part of them.
      const top = run[0]?.y ?? 0;
      const [leftEnd = top, rightEnd = top] = [left, right].map((side) => side.at(-1)?.y);
      const lower = Math.max(leftEnd, rightEnd);
      const below = rowsIn(run.filter(({ y }) => y < lower - 3));
      const isHeading = isCrossed && below > 0 && below <= MOST_BELOW;
      const bottom = isHeading ? lower - 2 : Math.min(leftEnd, rightEnd);
      found.push({ top, bottom, at, weight: rows * 1000 + (top - bottom) });
    }
    run = [];
  };
  for (const segment of sorted) {
    const gap = GUTTER * Math.min(segment.size, 14);
    if (segment.x < at && segment.end > at - gap + 0.6) close(true);
    else run.push(segment);
  }
  close(false);
  return found;
}

/** Where a cell of the first side begins, a row begins. If that has more lines than the other, each line is a row. */
function inRows(
  first: readonly Segment[],
  second: readonly Segment[],
  starts: readonly Segment[],
  further: (segments: readonly Segment[]) => Segment[],
): Segment[] {
  const tops = starts.map((start) => {
    // A heading above the first row is larger.
    const near = second.filter(
      ({ y, size }) => Math.abs(y - start.y) < Math.min(size, 1.2 * start.size),
    );
    return Math.max(start.y, ...near.map(({ y }) => y)) + 0.3 * start.size;
  });
  const rows = [Number.POSITIVE_INFINITY, ...tops.slice(1), Number.NEGATIVE_INFINITY];
  return rows.slice(0, -1).flatMap((top, index) => {
    const bottom = rows[index + 1] ?? Number.NEGATIVE_INFINITY;
    const inRow = ({ y }: Segment) => y <= top && y > bottom;
    return [...further(first.filter(inRow)), ...further(second.filter(inRow))];
  });
}

/** Row by row. */
function byRows(segments: readonly Segment[], isRightToLeft: boolean): Segment[] {
  const sorted = downwards(segments);
  const rows: Segment[][] = [];
  for (const segment of sorted) {
    const first = rows.at(-1)?.[0];
    if (first && first.y - segment.y < 0.4 * Math.min(first.size, segment.size))
      rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  for (const row of rows)
    row.sort((one, other) => (isRightToLeft ? other.x - one.x : one.x - other.x));
  putDatesTogether(rows);
  return rows.flat();
}

/** The second half of a range of dates may stand below the first. */
function putDatesTogether(rows: readonly Segment[][]): void {
  for (const [index, row] of rows.entries()) {
    const [below] = rows[index + 1] ?? [];
    const at = row.findIndex((each) => below && row.length > 1 && isRange(each.text, below.text));
    const first = row[at];
    const isBelow =
      first && below && Math.min(Math.abs(first.x - below.x), Math.abs(first.end - below.end)) < 9;
    if (!isBelow) continue;
    rows[index + 1]?.shift();
    row.splice(at + 1, 0, below);
  }
}
