/** Builds the site of an owner in tests/fixtures who says something else. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../../src/node/files/content.ts';
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
  await replaceFolder(output, await filesOfSite(folder));
  return join(output.folder, 'index.html');
}

/** What the build would write. It is made in this process, because a process of its own takes seconds to start. */
async function filesOfSite(owner: string): Promise<Map<string, Content>> {
  const { NODE_ENV } = process.env;
  // Vitest's value would ask for a program for development.
  process.env.NODE_ENV = 'production';
  try {
    return (await makeSite(foldersOf(root, owner))).files;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
