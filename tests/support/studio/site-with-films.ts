import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildVariation } from '../owners/build-variation.ts';
import { portfolioOf } from '../owners/owners.ts';
import { zipFolder } from '../sites/zip-folder.ts';

const OWNER = 'cinematographer';

/**
 * The built site of an owner with films and sounds, and its zip. Each test file has its own, by its name. `changedIn` returns the names of
 * the files that others have otherwise.
 */
export async function buildSiteWithFilms(name: string) {
  const portfolio = await portfolioOf(OWNER);
  const page = await buildVariation(name, portfolio, {}, OWNER);
  const folder = dirname(page);
  const files = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const),
  );
  const zip = zipFolder(folder);
  const films = [
    ...new Set([portfolio.reel?.file, ...portfolio.projects.map(({ film }) => film)]),
  ].filter((name) => name !== undefined);
  const changedIn = (others: Readonly<Record<string, Uint8Array>>) =>
    [...new Set([...files.keys(), ...Object.keys(others)])].filter(
      (name) => !files.get(name)?.equals(others[name] ?? new Uint8Array()),
    );
  return { portfolio, page, files, zip, films, changedIn };
}
