import { expect, test } from 'vitest';
import { editAtRandom } from '../../../support/studio/edits-in-two-languages.ts';

test('whatever is edited, undone, saved and opened, each text keeps its translation, in 500 sequences', () => {
  for (let seed = 50; seed < 550; seed++)
    for (const { said, expected, step } of editAtRandom(seed))
      expect(said, `sequence ${seed}, ${step}`).toEqual(expected);
});
