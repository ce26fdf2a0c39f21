import { expect, test } from 'vitest';
import { fill, textFor } from '../../../src/words/fill.ts';

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

test('a value that has braces is no place', () => {
  expect(fill('{first} {second}', { first: '{second}', second: 2 })).toBe('{second} 2');
});

test('the text of a number comes before that of its plural, and that before any other', () => {
  const text = { '=2': 'dwie', few: '{count} strony', other: '{count} stron' };
  const of = (number: number) => textFor(number, text, new Intl.PluralRules('pl'));
  expect([2, 3, 5, 22].map(of)).toEqual(['dwie', text.few, text.other, text.few]);
});
