import { execFileSync } from 'node:child_process';
import { ensureChromium } from './ensure-chromium.ts';
import { root } from './project-copy.ts';
import { fixtureSite } from './site.ts';

/** Before all browser tests: there is a browser, and the fixture owner's site is built. */
export default function setup(): void {
  // Once for all files.
  process.env.CHROMIUM_PATH = ensureChromium();
  const options = ['--owner', 'tests/fixtures/owner', '--out', fixtureSite];
  execFileSync(process.execPath, ['--import', 'tsx', 'src/pipeline/build.ts', ...options], {
    cwd: root,
    // Vitest's own would build the program for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
