/** The owners in tests/fixtures: copies their files and builds their sites. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    if (!existsSync(join(photos, 'portrait.jpg'))) await makePhotos(photos);
    cpSync(photos, join(files, 'content'), { recursive: true });
  }
}

/** Builds the site of an owner in tests/fixtures. */
export async function buildFixture(owner: string): Promise<void> {
  await copyFixture(owner, filesOf(owner));
  buildOwner(filesOf(owner), siteOf(owner));
}

/** Builds the site of a folder with `content/` and `public/`. Both paths start from the project folder. Returns the page. */
export function buildOwner(owner: string, out: string): Buffer {
  const options = ['--owner', owner, '--out', out];
  execFileSync(process.execPath, ['--import', 'tsx', 'src/node/build.ts', ...options], {
    cwd: root,
    // With Vitest's value it would compile the program for development.
    env: { ...process.env, NODE_ENV: 'production' },
    // The output is only needed if the build fails, and then the error has it.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return readFileSync(join(root, out, 'index.html'));
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
