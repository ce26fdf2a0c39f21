import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-copy.ts';

/** Builds the site of another owner (a folder with `content/` and `public/`); both paths from the project folder. Returns its page. */
export function buildOwner(owner: string, out: string): Buffer {
  const options = ['--owner', owner, '--out', out];
  execFileSync(process.execPath, ['--import', 'tsx', 'src/pipeline/build.ts', ...options], {
    cwd: root,
    // Vitest's own would build the program for development.
    env: { ...process.env, NODE_ENV: 'production' },
    // What it says is only of interest where it fails, and then stands in the error.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return readFileSync(join(root, out, 'index.html'));
}
