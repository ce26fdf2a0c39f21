import { expect, it } from 'vitest';
import { hexOf } from '../../../src/compile/token-colours.ts';

it.each([
  // As Chromium paints them.
  ['oklch(0.972 0.009 85)', '#f8f5ef'],
  ['oklch(0.19 0.022 272)', '#10131e'],
  ['oklch(0.64 0.235 27)', '#fb3131'],
  ['#abc', '#abc'],
  ['black', '#000'],
  ['#f00', 'red'],
  ['rgb(0 0 0 / 50%)', '#00000080'],
])('writes %s as %s', (colour, written) => {
  expect(hexOf(colour)).toBe(written);
});

it.each(['light-dark(black, white)', 'var(--ink)', 'currentColor'])(
  'takes %s for no plain colour',
  (colour) => {
    expect(() => hexOf(colour)).toThrow('plain colour');
  },
);
