/** Builds the site of an owner in tests/fixtures who says something else. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteIn } from '../../../src/node/files/output.ts';
import { replaceFolder } from '../../../src/node/files/replace-folder.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { makeSite } from '../../../src/node/make-site.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { root } from '../sites/project-copy.ts';
import { filesOf, siteOf } from '../sites/site.ts';
import { copyFixture, writePortfolio } from './owners.ts';

/** vitest.config.ts says whose site a test meets. */
const underTest = process.env.FIXTURE_OWNER ?? 'owner';

/** Files by their paths in the owner's folder. `undefined` removes one. */
type Files = Readonly<Record<string, Uint8Array | undefined>>;

/** Builds the site of an owner with another portfolio and other files. Returns the absolute path of its page. */
export async function buildVariation(
  name: string,
  portfolio: Omit<Portfolio, 'texts'>,
  files: Files = {},
  owner = underTest,
): Promise<string> {
  const folder = join(root, filesOf(name));
  await copyFixture(owner, filesOf(name));
  writePortfolio(join(folder, 'content'), portfolio);
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (bytes) writeFileSync(join(folder, path), bytes);
    else rmSync(join(folder, path));
  }
  const output = siteIn(join(root, siteOf(name)), true);
  // It is made in this process, because a process of its own takes seconds to start.
  const { files: made } = await makeSite(foldersOf(root, folder));
  await replaceFolder(output, made);
  return join(output.folder, 'index.html');
}
