import { join, resolve } from 'node:path';

/** From the project folder; build-site.ts puts the fixture owner's site there. */
export const fixtureSite = '.cache/fixture-site';

/** The absolute path of the page under test. */
export function builtFile(): string {
  return join(resolve(import.meta.dirname, '../..'), fixtureSite, 'index.html');
}
