import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  measureSystemFonts,
  missingFonts,
  systemFontsFile,
} from '../../../support/fonts/system-fonts.ts';

test('the widths of system fonts are those of the fonts', ({ skip }) => {
  const missing = missingFonts();
  skip(missing.length > 0, `not on this machine: ${missing.join(', ')} (.ci/run brings them)`);
  expect(measureSystemFonts()).toEqual(JSON.parse(readFileSync(systemFontsFile, 'utf8')));
});
