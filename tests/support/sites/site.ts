import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** An owner in tests/fixtures. vitest.config.ts names the owner of the site under test. */
export type FixtureOwner = 'owner' | 'director';

/** The path of the owner's files and photos, from the project folder. build-site.ts puts them there. */
export function filesOf(owner: string): string {
  return `.cache/fixtures/${owner}`;
}

/** The path of the built site, from the project folder. */
export function siteOf(owner: string): string {
  return `.cache/fixtures/${owner}-site`;
}

/** The absolute path of the page under test. */
export function builtFile(): string {
  return join(root, siteOf(process.env.FIXTURE_OWNER ?? 'owner'), 'index.html');
}
