import { expect, test } from 'vitest';
import { ownNameOf } from '../../../src/words/own-name.ts';

test.each([
  ['fr', 'Français'],
  ['de-x-simple', 'Deutsch'],
  ['de-u-co-phonebk', 'Deutsch'],
])('%s calls itself %s', (tag, name) => {
  expect(ownNameOf(tag)).toBe(name);
});
