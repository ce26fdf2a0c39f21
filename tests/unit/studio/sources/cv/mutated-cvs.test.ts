import { expect, it } from 'vitest';
import { readMutations } from './mutated-cvs.ts';

it('200 damaged CVs are read or refused, each in time', () => {
  // Otherwise they would be too damaged to try anything.
  expect(readMutations(1, 200)).toBeGreaterThan(100);
});
