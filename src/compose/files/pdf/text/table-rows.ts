/** Tells a table from columns, whose lines belong to nothing beside them. */
import { isDate, isRange } from './dates.ts';
import type { Segment } from './segments.ts';

/** In rows that stand below each other without a gap, as a part of the size. */
const NEXT_ROW = 1.9;
/** How many lines of one side have one beside them if they are rows, and how many cells of several lines. */
const ALIGNED = 0.65;
const ALIGNED_CELLS = 0.75;
const MOST_PARTS = 0.2;
const FULL = 0.7;
/** Of cells with letters of different size, as a part of it. */
const NEAR = 0.9;

/**
 * What begins the rows of a table: of the side that is read first. Empty if each line is a row. Nothing if the two sides are columns. A
 * program draws a table row by row or cell by cell, and columns one after the other; but some programs draw in any order.
 */
export function rowStarts(
  left: readonly Segment[],
  right: readonly Segment[],
  first: readonly Segment[],
): Segment[] | undefined {
  // Each date of two lines may stand beside one line.
  const isByDates = first.filter(({ text }) => isDate(text)).length > 0.5 * first.length;
  const isLeft = isByDates ? first === left : rowsIn(left) <= rowsIn(right);
  const [few, many] = isLeft ? [left, right] : [right, left];
  const found = startsIn(few, many, changesBetween(left, right));
  if (!found || goesOnBeside(found, few, many)) return undefined;
  return few === first ? found : [];
}

/** Whether the lines beside them are the rest of sentences, which no row begins with. */
function goesOnBeside(
  starts: readonly Segment[],
  few: readonly Segment[],
  many: readonly Segment[],
) {
  const rests = new Set([...restsIn(few), ...restsIn(many)]);
  const parts = starts.filter((start) =>
    [start, nearest(start, many, 0.3)].some((each) => each && rests.has(each)),
  );
  return parts.length > 1 && parts.length > MOST_PARTS * starts.length;
}

/** Lines that begin with a small letter below one that is as long as the column is wide. */
function restsIn(column: readonly Segment[]): Segment[] {
  const sorted = downwards(column);
  const start = Math.min(...column.map(({ x }) => x));
  const width = Math.max(...column.map(({ end }) => end)) - start;
  return sorted.filter(({ text }, index) => {
    const before = sorted[index - 1];
    return /^\p{Ll}/u.test(text) && before && before.end - start > FULL * width;
  });
}

function startsIn(
  few: readonly Segment[],
  many: readonly Segment[],
  changes: number,
): Segment[] | undefined {
  const cells = cellTops(few);
  const dates = few.filter(({ text }) => isDate(text));
  const cellsBeside = cellTops(many);
  const near = cellsBeside.filter((each) => nearest(each, cells, NEAR) !== undefined);
  // Each gap of the one side is one of the other.
  if (cellsBeside.length > 2 && near.length >= ALIGNED_CELLS * cellsBeside.length)
    // A heading has nothing beside it.
    return cells.filter(
      (each) => nearest(each, cellsBeside, NEAR) ?? nearest(each, many, NEAR) === undefined,
    );
  const isBeside = (each: Segment) => nearest(each, many, 0.3) !== undefined;
  const datesBeside = dates.filter(isBeside);
  const isDated =
    dates.length >= 0.5 * few.length ||
    (datesBeside.length > 2 && datesBeside.length >= 0.5 * cells.length);
  const isAligned =
    few.filter(isBeside).length >= ALIGNED * few.length ||
    (cells.length > 2 && cells.filter(isBeside).length >= ALIGNED_CELLS * cells.length);
  const isByLine = changes >= 0.6 * few.length;
  if (!isDated && !(isAligned && (isByLine || changes >= 1.2 * cells.length))) return undefined;
  const tops = new Set(cells);
  const sorted = downwards(few);
  return sorted.filter((each, index) => {
    if (tops.has(each)) return true;
    const before = sorted[index - 1]?.text ?? '';
    return (isByLine || isDate(each.text)) && isBeside(each) && !isRange(before, each.text);
  });
}

/** How often the drawing goes from one side to the other. */
function changesBetween(left: readonly Segment[], right: readonly Segment[]): number {
  const sides = [
    ...left.map(({ order }) => ({ order, side: 0 })),
    ...right.map(({ order }) => ({ order, side: 1 })),
  ].sort((one, other) => one.order - other.order);
  return sides.filter(({ side }, index) => index > 0 && sides[index - 1]?.side !== side).length;
}

/** The piece on the same line, or, as a part of its size, so far above or below. */
const nearest = ({ y }: Segment, others: readonly Segment[], far: number) =>
  others.find((other) => Math.abs(other.y - y) < far * other.size);

export const downwards = (segments: readonly Segment[]) =>
  [...segments].sort((one, other) => other.y - one.y);

export const rowsIn = (segments: readonly Segment[]) =>
  new Set(segments.map(({ y }) => Math.round(y / 3))).size;

function cellTops(segments: readonly Segment[]): Segment[] {
  const sorted = downwards(segments);
  return sorted.filter(({ y, size }, index) => {
    const before = sorted[index - 1];
    return !before || before.y - y > NEXT_ROW * size;
  });
}
