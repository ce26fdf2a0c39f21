import { expect, it } from 'vitest';
import { readMutations } from './mutated-cvs.ts';

it('2,000 damaged CVs are read or refused, each in time', () => {
  expect(readMutations(1000, 2000)).toBeGreaterThan(1000);
});
