import { expect, test } from 'vitest';
import {
  fitInto,
  frameOf,
  PICTURE,
  shapedFor,
  type Wanted,
} from '../../../../src/compose/pictures/wanted.ts';

const wanted: Wanted = {
  width: 320,
  height: 180,
  budget: 0,
  shortestSide: 100,
  position: 'centre',
};

/** An encoder whose pictures have a byte for each pixel of the width and each step of quality. */
const fitted = (budget: number, width = 320) =>
  fitInto(
    { ...wanted, budget },
    width,
    (size) => async (quality) => 'x'.repeat(size.width * quality),
  );

/** Below this quality a photo gets fewer pixels instead. */
test.each([
  [320, 62, 288],
  [288, 62, 256],
  [256, 30, 192],
  [192, 10, 128],
  [128, 10, 80],
  [80, 10, 48],
  [48, 10, undefined],
])(
  'a photo of %i pixels has at least a quality of %i, or else %s pixels',
  async (width, quality, fewer) => {
    expect((await fitted(width * quality))?.width).toBe(width);
    expect((await fitted(width * quality - 1))?.width).toBe(fewer);
  },
);

test('a photo has the best quality that fits, and no more pixels than there are', async () => {
  expect((await fitted(320 * 80))?.src).toHaveLength(320 * 76);
  expect(await fitted(1_000_000, 200)).toMatchObject({ width: 200, height: 113 });
});

/** The qualities that are tried, one after another. */
async function tried(budget: number): Promise<number[]> {
  const qualities: number[] = [];
  await fitInto({ ...wanted, budget }, 320, (size) => async (quality) => {
    qualities.push(quality);
    return 'x'.repeat(size.width * quality);
  });
  return qualities;
}

test('each quality is found with three encodings at most, and a width that is too large is given up after two', async () => {
  for (const quality of [88, 82, 76, 70, 66, 62]) {
    expect((await fitted(320 * quality))?.src).toHaveLength(320 * quality);
    expect((await tried(320 * quality)).length).toBeLessThanOrEqual(3);
  }
  expect(await tried(288 * 62)).toEqual([70, 62, 70, 62, 66]);
});

test.each([
  ['centre', 400],
  ['left', 0],
  ['right', 800],
  ['0% 0%', 0],
  ['30% 20%', 0],
  ['60% 20%', 640],
] as const)('with the face at %s what stays begins at %i', (position, left) => {
  const frame = frameOf({ width: 2400, height: 900 }, { ...wanted, position });
  expect(frame).toEqual({ left, top: 0, width: 1600, height: 900 });
});

test.each([
  [{ width: 6000, height: 4000 }, 1600, 1067],
  [{ width: 4000, height: 6000 }, 1067, 1600],
  [{ width: 640, height: 360 }, 1600, 900],
  [{ width: 9000, height: 2 }, 1600, 1],
])('a picture of %o that stays whole has the shape of %i × %i', (own, width, height) => {
  const shape = shapedFor(own, PICTURE);
  expect(shape).toMatchObject({ width, height });
  expect(frameOf(own, shape)).toEqual({ left: 0, top: 0, ...own });
});

test('any other has the shape of its place', () => {
  expect(shapedFor({ width: 6000, height: 4000 }, wanted)).toBe(wanted);
});
