import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../../src/schema/text-length.ts';
import { beginningOf, isTooLong } from '../../../src/schema/too-long.ts';

test.each([
  ['a line with room', 'abc', { kind: 'line', most: 3 }, false],
  ['a line without', 'abcd', { kind: 'line', most: 3 }, true],
  ['emoji, which are one character each', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', { kind: 'line', most: 2 }, false],
  ['two paragraphs where one fits', 'a\n\nb', { kind: 'prose', paragraphs: 1 }, true],
  ['a list', ['a', 'b'], { kind: 'list', most: 1 }, false],
] as const)('%s', (_, text, field, is) => {
  expect(isTooLong(text, field)).toBe(is);
});

describe('the beginning of a text that there is room for', () => {
  test.each([
    ['ends with a whole word', 'I light faces', { most: 10 }, 'I light…'],
    ['ends within a word that is alone', 'Donaudampfschiff', { most: 6 }, 'Donau…'],
    ['has whole paragraphs', 'a\n\nb\n\n\nc', { most: 100, paragraphs: 2 }, 'a\n\nb'],
    ['has no half of a character', '😀😀😀😀', { most: 3 }, '😀😀…'],
    ['is the text if it has room', 'abc', { most: 3 }, 'abc'],
  ])('%s', (_, text, limits, beginning) => {
    expect(beginningOf(text, limits)).toBe(beginning);
  });

  test.each(['word ', '語', 'é', '👨‍👩‍👧‍👦', 'a\u0301\u0302 '])('fits with many of %s', (part) => {
    const found = beginningOf(part.repeat(20_000), { most: 400 });
    expect(lengthOf(found)).toBeLessThanOrEqual(400);
    expect(lengthOf(found)).toBeGreaterThan(300);
  });
});
