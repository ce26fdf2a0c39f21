import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moveIn } from '../support/owners/owners.ts';
import { copyProject } from '../support/sites/project-copy.ts';

/** A mistake in the file that every owner edits first, in the commands. development.slow.test.ts has the development server. */

const copy = copyProject({ withCache: true });
moveIn(copy.path);
afterAll(copy.remove);

test.each(['build', 'kit'])('%s tells a lost quotation mark, and writes nothing', (command) => {
  const portfolio = join(copy.path, 'src/content/portfolio.toml');
  const source = readFileSync(portfolio, 'utf8');
  writeFileSync(portfolio, source.replace(/"$/m, ''));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `src/node/${command}.ts`],
    { cwd: copy.path, encoding: 'utf8' },
  );
  writeFileSync(portfolio, source);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^One thing needs correcting .*:\n\n {2}src\/content\/portfolio\.toml: line \d+ begins a text that does not end\.\n {6,}\S.*\n +\^\n {4}\S.*\n/,
  );
  expect(stderr).not.toMatch(/\n\s+at /);
  const outcome = '\n\nNothing was written; dist/ is as it was.\n';
  expect(stderr.endsWith(outcome)).toBe(command === 'build');
  expect(['dist', 'kit'].filter((name) => existsSync(join(copy.path, name)))).toEqual([]);
});
