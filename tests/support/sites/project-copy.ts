import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type ScratchFolder, scratchFolder } from './scratch-folder.ts';

export const root = resolve(import.meta.dirname, '../../..');

const parts = [
  ...['src', 'public', 'index.html', 'dist-readme.md', 'THIRD-PARTY-LICENSES.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Only the cache of builds, because .cache may also hold a Windows of more than a gigabyte. */
const cache = ['.cache/content-v2', '.cache/index-v5'];

/** What checks and unit tests need. */
const tests = [
  ...['tests', 'vitest.config.ts', 'biome.json', '.gitignore', '.ci', '.github', 'docs'],
  ...['README.md', 'CONTRIBUTING.md', 'THIRD-PARTY-LICENSES-STUDIO.md'],
];

type Copy = {
  withCache: boolean;
  withTests?: boolean;
  /** How the name of its folder begins. */
  name?: string;
};

/** Copies what a build needs into a folder elsewhere. */
export function copyProject({
  withCache,
  withTests = false,
  name = 'project-copy',
}: Copy): ScratchFolder {
  const copy = scratchFolder(name);
  const take = (part: string) => {
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(copy.path, part), { recursive: true });
  };
  for (const part of [...parts, ...(withTests ? tests : [])]) take(part);
  try {
    if (withCache) for (const part of cache) take(part);
  } catch {
    // A build that runs meanwhile may remove an entry of the cache. Without it only time is lost.
  }
  symlinkSync(join(root, 'node_modules'), join(copy.path, 'node_modules'), 'junction');
  return copy;
}

/** Runs a command in a folder, as npm does, and returns its output. */
export async function runIn(
  folder: string,
  command: 'build' | 'kit' | 'studio',
  ...options: string[]
) {
  const program = ['--import', 'tsx', `src/node/${command}.ts`, ...options];
  return promisify(execFile)(process.execPath, program, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

/** Runs the build in a folder and returns the page it made. */
export function buildIn(folder: string): Buffer {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/node/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return readFileSync(join(folder, 'dist/index.html'));
}
