import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/sites/project-copy.ts';

test.each(['Archivo', 'Geist Mono'])('the licence of %s stands in the file', (font) => {
  expect(readFileSync(join(root, 'THIRD-PARTY-LICENSES.md'), 'utf8')).toContain(
    `- ${font}, in a subset`,
  );
});
