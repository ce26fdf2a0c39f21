/** Puts the pieces of lines of a page into the order in which they are read: a column after the other, and the cells of a row together. */
import type { Segment } from './segments.ts';

/** Columns have this many rows at least. */
const LEAST_ROWS = 3;
/** As a part of the size: the least space between columns. */
const GUTTER = 0.9;
/** In rows that stand below each other without a gap, as a part of the size. */
const NEXT_ROW = 1.9;
/** Of the rows of one side, how many have a neighbour on the other if they are cells of a table. */
const ALIGNED = 0.65;
/** The same of cells of several lines. */
const ALIGNED_CELLS = 0.75;
/** More would take too long, and no CV has a tenth of it on a page. */
const MOST_SEGMENTS = 3000;
const MOST_CANDIDATES = 100;
const DEEPEST = 12;

export function inReadingOrder(segments: readonly Segment[], isRightToLeft: boolean): Segment[] {
  if (segments.length > MOST_SEGMENTS) return [...segments];
  return ordered(segments, isRightToLeft, 0);
}

type Cut = { top: number; bottom: number; at: number };

function ordered(segments: readonly Segment[], isRightToLeft: boolean, depth: number): Segment[] {
  const cut = depth < DEEPEST ? bestCut(segments) : undefined;
  if (!cut) return byRows(segments, isRightToLeft);
  const { top, bottom, at } = cut;
  const above = segments.filter(({ y }) => y > top);
  const below = segments.filter(({ y }) => y < bottom);
  const within = segments.filter(({ y }) => y <= top && y >= bottom);
  const left = within.filter(({ x }) => x < at);
  const right = within.filter(({ x }) => x >= at);
  const further = (each: readonly Segment[]) => ordered(each, isRightToLeft, depth + 1);
  const [one, other] = isRightToLeft ? [right, left] : [left, right];
  return [
    ...further(above),
    ...(isTable(left, right)
      ? inRows(one, other, isRightToLeft, further)
      : [...further(one), ...further(other)]),
    ...further(below),
  ];
}

/** The highest part of the page that a line from top to bottom can part without touching a piece. */
function bestCut(segments: readonly Segment[]): Cut | undefined {
  const sorted = downwards(segments);
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const candidates = [...starts].sort(([, one], [, other]) => other - one);
  let best: (Cut & { weight: number }) | undefined;
  for (const [start] of candidates.slice(0, MOST_CANDIDATES)) {
    for (const cut of cutsAt(sorted, start - 0.6)) {
      if (!best || cut.weight > best.weight) best = cut;
    }
  }
  return best;
}

function cutsAt(sorted: readonly Segment[], at: number): (Cut & { weight: number })[] {
  const found: (Cut & { weight: number })[] = [];
  let run: Segment[] = [];
  const close = () => {
    const left = run.filter(({ x }) => x < at);
    const right = run.filter(({ x }) => x >= at);
    const rows = Math.min(rowsIn(left), rowsIn(right));
    if (rows >= LEAST_ROWS) {
      // What is above or below both is no part of them.
      const top = Math.max(...run.map(({ y }) => y));
      const bottom = Math.min(...run.map(({ y }) => y));
      found.push({ top, bottom, at, weight: rows * 1000 + (top - bottom) });
    }
    run = [];
  };
  for (const segment of sorted) {
    const gap = GUTTER * Math.min(segment.size, 14);
    if (segment.x < at && segment.end > at - gap + 0.6) close();
    else run.push(segment);
  }
  close();
  return found;
}

const rowsIn = (segments: readonly Segment[]) =>
  new Set(segments.map(({ y }) => Math.round(y / 3))).size;

/**
 * Whether both sides are cells of the same rows: they stand beside each other, and a program draws them row by row. Columns are drawn one
 * after the other. Dates alone are never a column.
 */
function isTable(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [few, many] = rowsIn(left) <= rowsIn(right) ? [left, right] : [right, left];
  const dates = few.filter(({ text }) => text.length < 30 && DATE.test(text));
  if (dates.length >= 0.5 * few.length) return true;
  const cells = cellTops(few);
  const aligned = (all: readonly Segment[]) => all.filter((each) => beside(each, many)).length;
  const isAligned =
    aligned(few) >= ALIGNED * few.length ||
    (cells.length > 2 && aligned(cells) >= ALIGNED_CELLS * cells.length);
  if (!isAligned) return false;
  const sides = [
    ...left.map(({ order }) => ({ order, side: 0 })),
    ...right.map(({ order }) => ({ order, side: 1 })),
  ].sort((one, other) => one.order - other.order);
  const changes = sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side);
  return changes.length >= Math.min(0.6 * few.length, 1.2 * cells.length);
}

const DATE = /(?:19|20)\d\d|^(?:present|today|heute|actual|oggi|obecnie|現在|至今)/i;

/** The piece of another side on the same line. */
const beside = ({ y }: Segment, others: readonly Segment[]) =>
  others.find((other) => Math.abs(other.y - y) < 0.3 * other.size);

/** Where a cell of the first side begins, a row begins. If that has more lines than the other, each line is a row. */
function inRows(
  first: readonly Segment[],
  second: readonly Segment[],
  isRightToLeft: boolean,
  further: (segments: readonly Segment[]) => Segment[],
): Segment[] {
  if (rowsIn(second) < rowsIn(first)) return byRows([...first, ...second], isRightToLeft);
  const starts = rowStarts(first, second).map((start) => {
    const near = second.filter(({ y, size }) => Math.abs(y - start.y) < size);
    return Math.max(start.y, ...near.map(({ y }) => y)) + 0.3 * start.size;
  });
  const rows = [Number.POSITIVE_INFINITY, ...starts.slice(1), Number.NEGATIVE_INFINITY];
  return rows.slice(0, -1).flatMap((top, index) => {
    const bottom = rows[index + 1] ?? Number.NEGATIVE_INFINITY;
    const inRow = ({ y }: Segment) => y <= top && y > bottom;
    return [...further(first.filter(inRow)), ...further(second.filter(inRow))];
  });
}

const downwards = (segments: readonly Segment[]) =>
  [...segments].sort((one, other) => other.y - one.y);

/** The tops of cells, and lines of a cell that stand beside a line of the other side, but not the second half of a range of dates. */
function rowStarts(first: readonly Segment[], second: readonly Segment[]): Segment[] {
  const tops = new Set(cellTops(first));
  const sorted = downwards(first);
  return sorted.filter((each, index) => {
    if (tops.has(each)) return true;
    const goesOn =
      /[-–—~〜～]$/.test(sorted[index - 1]?.text ?? '') || /^[-–—~〜～]/.test(each.text);
    return !goesOn && beside(each, second) !== undefined;
  });
}

function cellTops(segments: readonly Segment[]): Segment[] {
  const sorted = downwards(segments);
  return sorted.filter(({ y, size }, index) => {
    const before = sorted[index - 1];
    return !before || before.y - y > NEXT_ROW * size;
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
  return rows.flatMap((row) =>
    row.sort((one, other) => (isRightToLeft ? other.x - one.x : one.x - other.x)),
  );
}
