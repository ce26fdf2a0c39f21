import { test } from 'vitest';
import {
  changedClipboards,
  hugeClipboards,
} from '../../../../support/studio/changed-clipboards.ts';
import { answersToAll } from './answers.ts';

test('each of 1,000 changed clipboards is answered at once', () => {
  answersToAll(changedClipboards(1000));
});

test.each(hugeClipboards)('$what: answered at once', (clip) => {
  answersToAll([clip]);
});
