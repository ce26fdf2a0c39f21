import { describe, expect, test } from 'vitest';
import { inRounds, median, rotated } from '../../bench/statistics.ts';

test('the median is the one in the middle, however they stand', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([3, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a list begins elsewhere, and keeps its order', () => {
  expect(rotated(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(rotated(['a', 'b', 'c'], 5)).toEqual(['c', 'a', 'b']);
});

describe('rounds', () => {
  test('visit every item once, and each begins with another', async () => {
    const visited: string[] = [];
    await inRounds(['a', 'b', 'c'], 3, async (item) => visited.push(item));
    expect(visited.join('')).toBe('abcbcacab');
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

  test('tell of the end of each', async () => {
    const ended: number[] = [];
    await inRounds(
      ['a'],
      2,
      async () => 0,
      (round) => ended.push(round),
    );
    expect(ended).toEqual([0, 1]);
  });
});
