import { expect, test } from 'vitest';
import { fromBase85, toBase85 } from '../../../src/compose/base85.ts';

test.each([0, 1, 2, 3, 4, 5, 1000])('%i bytes come back, and begin no tag', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => 255 - ((index * 7919) % 256));
  const text = toBase85(bytes);
  expect(text).toMatch(/^[(-;=-}]*$/);
  expect([...fromBase85(text)]).toEqual([...bytes]);
});
