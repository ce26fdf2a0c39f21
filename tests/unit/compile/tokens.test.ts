import { describe, expect, it } from 'vitest';
import { tokenMeasure } from '../../../src/compile/tokens.ts';

describe('a measure of the tokens', () => {
  it.each([
    ['in pixels', '--target', 44],
    ['as in a wide window', '--space-5', 24],
    ['as it is before anything overrides it', '--tight', 1],
  ] as const)('is a number %s', (_, token, measure) => {
    expect(tokenMeasure(token)).toBe(measure);
  });

  it.each([
    ['--size-lead', 'min(clamp('],
    ['--bar-red', 'oklch('],
    ['--absent', 'nothing'],
  ] as const)('is not what follows the window, or is none: %s', (token, value) => {
    expect(() => tokenMeasure(token)).toThrow(`${token} ${value}`);
  });
});
