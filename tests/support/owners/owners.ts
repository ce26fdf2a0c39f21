/** The owners in tests/fixtures: copies their files and builds their sites. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'smol-toml';
import { foldersOf } from '../../../src/node/folders.ts';
import { loadPortfolio } from '../../../src/node/owner/load.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { makePhotos } from '../../fixtures/make-photos.ts';
import { root } from '../sites/project-copy.ts';
import { filesOf, siteOf } from '../sites/site.ts';

const fixture = (owner: string) => join(root, 'tests/fixtures', owner);

/** No part of the site is left out. */
export type WholePortfolio = Portfolio & Required<Pick<Portfolio, 'projects' | 'work' | 'life'>>;

/** The portfolio of an owner in tests/fixtures, or the project's own. */
export async function portfolioOf(owner?: string): Promise<WholePortfolio> {
  return (await loadPortfolio(foldersOf(root, owner && fixture(owner)))) as WholePortfolio;
}

/** Writes portfolio.toml into a folder of content. */
export function writePortfolio(content: string, portfolio: object): void {
  writeFileSync(join(content, 'portfolio.toml'), stringify(portfolio));
}

/** Copies the files of an owner in tests/fixtures. Photos are generated here, once, because they are too large for the repository. */
export async function copyFixture(owner: string, to: string): Promise<void> {
  const files = join(root, to);
  const photos = join(root, filesOf('photos'));
  rmSync(files, { recursive: true, force: true });
  cpSync(fixture(owner), files, { recursive: true });
  if (!existsSync(join(files, 'content/portrait.svg'))) {
    if (!existsSync(photos)) {
      // They come all at once, because another test file may want them meanwhile.
      const made = mkdtempSync(`${photos}-`);
      await makePhotos(made);
      try {
        renameSync(made, photos);
      } catch {
        // Another one has made them, too.
        rmSync(made, { recursive: true });
      }
    }
    cpSync(photos, join(files, 'content'), { recursive: true });
  }
}

/** Builds the site of an owner in tests/fixtures. */
export async function buildFixture(owner: string): Promise<void> {
  await copyFixture(owner, filesOf(owner));
  await buildOwner(filesOf(owner), siteOf(owner));
}

/** Builds the site of a folder with `content/` and `public/`. Both paths start from the project folder. Returns the page. */
export async function buildOwner(owner: string, out: string): Promise<Buffer> {
  await runNode('build', '--owner', owner, '--out', out);
  return readFileSync(join(root, out, 'index.html'));
}

/** Runs a command of the project. If it fails, the error has its output. */
export async function runNode(command: 'build' | 'studio', ...options: string[]): Promise<void> {
  const program = ['--import', 'tsx', `src/node/${command}.ts`, ...options];
  // With Vitest's value it would compile the program for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, program, { cwd: root, env });
}

/** Replaces the content in a copy of the project by that of the plain fixture owner. */
export function moveIn(copy: string): void {
  for (const [from, to] of [
    ['content', 'src/content'],
    ['public', 'public'],
  ] as const) {
    rmSync(join(copy, to), { recursive: true });
    cpSync(join(fixture('owner'), from), join(copy, to), { recursive: true });
  }
}
