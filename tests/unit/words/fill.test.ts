import { expect, test } from 'vitest';
import { fill } from '../../../src/words/fill.ts';

test.each([
  ['{position} of {count}', '2 of 5'],
  ['{count}件中{position}件目', '5件中2件目'],
  ['{position}, {position}', '2, 2'],
  ['no place', 'no place'],
  ['{constructor} {other}', '{constructor} {other}'],
])('%s is filled', (text, filled) => {
  expect(fill(text, { position: 2, count: 5 })).toBe(filled);
});

test('a value is taken as it is', () => {
  expect(fill('of {fullName}!', { fullName: "$& $' Ana" })).toBe("of $& $' Ana!");
});
