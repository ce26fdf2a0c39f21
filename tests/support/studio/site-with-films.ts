import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipEntry, zipUp } from '../../../src/compose/files/zip.ts';
import { buildVariation } from '../owners/build-variation.ts';
import { portfolioOf } from '../owners/owners.ts';
import { scratchFolder } from '../sites/scratch-folder.ts';

const OWNER = 'cinematographer';

/** The built site of an owner with films and sounds, and its zip. `changedIn` returns the names of the files that others have otherwise. */
export async function buildSiteWithFilms() {
  const portfolio = await portfolioOf(OWNER);
  const page = await buildVariation('films for the studio', portfolio, {}, OWNER);
  const folder = dirname(page);
  const files = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const),
  );
  const zip = join(scratchFolder('films').path, 'site.zip');
  writeFileSync(zip, zipUp([...files].map(([name, bytes]) => zipEntry(name, bytes))));
  const films = [
    ...new Set([portfolio.reel?.file, ...portfolio.projects.map(({ film }) => film)]),
  ].filter((name) => name !== undefined);
  const changedIn = (others: Readonly<Record<string, Uint8Array>>) =>
    [...new Set([...files.keys(), ...Object.keys(others)])].filter(
      (name) => !files.get(name)?.equals(others[name] ?? new Uint8Array()),
    );
  return { portfolio, page, files, zip, films, changedIn };
}
