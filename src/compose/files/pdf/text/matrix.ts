/** Turns and moves what is drawn: a point is multiplied with it (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  right: number,
  up: number,
];

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/** What `one` does, and then `other`. */
export const both = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
];

/** Of values that may be anything. */
export function matrixOf(values: readonly unknown[]): Matrix {
  const [a, b, c, d, right, up] = values.map(Number);
  const matrix: Matrix = [a ?? 1, b ?? 0, c ?? 0, d ?? 1, right ?? 0, up ?? 0];
  return matrix.every((each) => Math.abs(each) < 1e6) ? matrix : UNCHANGED;
}
