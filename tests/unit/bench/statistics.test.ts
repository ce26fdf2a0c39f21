import { describe, expect, test } from 'vitest';
import { inRounds, median, standing } from '../../bench/statistics.ts';

test('the median is the one in the middle, however they stand', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([3, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
});

test.each([
  [[3, 5, 4], 'below'],
  [[0, 5, 99], 'within'],
  [[6, 7, 99], 'within'],
  [[8, 8, 0], 'above'],
])('of %j the median stands %s the range of another build', (ours, expected) => {
  expect(standing(ours, [5, 7, 6])).toBe(expected);
});

describe('rounds', () => {
  test('visit every item once, run to and fro, and begin elsewhere after that', async () => {
    const visited: string[] = [];
    await inRounds(['a', 'b', 'c'], 6, async (item) => visited.push(item));
    expect(visited.join('')).toBe('abccbabcaacbcabbac');
  });

  test('give the results of an item in the order of the items', async () => {
    let count = 0;
    const results = await inRounds(['a', 'b'], 2, async (item) => {
      count += 1;
      return `${item}${count}`;
    });
    expect(results).toEqual([
      ['a1', 'a4'],
      ['b2', 'b3'],
    ]);
  });
});
