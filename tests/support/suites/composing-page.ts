import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import type * as Composer from '../../../src/compose/compose.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { readOwner } from '../../../src/node/owner/read.ts';
import { readCompiled } from '../../../src/node/read-compiled.ts';
import { asciiJson } from '../../../src/site/ascii-json.ts';
import type { Driver } from '../drivers/driver.ts';
import { until } from '../drivers/waits.ts';
import { root } from '../sites/project-copy.ts';
import { scratchFolder } from '../sites/scratch-folder.ts';
import { filesOf } from '../sites/site.ts';

declare global {
  var composed: string | undefined;
}

/**
 * The address of a page that composes the site under test in the browser, with what Node has compiled and the pictures that Node has
 * encoded.
 */
export async function composingPage(): Promise<string> {
  const owner = process.env.FIXTURE_OWNER ?? 'owner';
  const folders = foldersOf(root, join(root, filesOf(owner)));
  const { compiled, composer } = await readCompiled(folders, () => {});
  const { portfolio, portrait, stills, cv } = await readOwner(folders, compiled.fonts.measures);
  const given = { portfolio, portrait, stills: [...stills], cv: [...cv.bytes] };
  const folder = scratchFolder('composing').path;
  writeFileSync(join(folder, 'composer.js'), composer);
  const file = join(folder, 'a page.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Composing</title><script src="composer.js"></script>
<script>(${compose})(composer, ${asciiJson(given)}, ${asciiJson(compiled)})</script>`,
  );
  return pathToFileURL(file).href;
}

type Given = Omit<Composer.Ingredients, 'stills' | 'cv'> & {
  stills: [string, Composer.Picture][];
  cv: number[];
};

/** Runs in the page. */
function compose(
  composer: typeof Composer,
  { stills, cv, ...given }: Given,
  compiled: Composer.Compiled,
) {
  const ingredients = { ...given, stills: new Map(stills), cv: new Uint8Array(cv) };
  composer.compose(ingredients, compiled).then(
    ({ html }) => {
      globalThis.composed = html;
    },
    (error) => {
      globalThis.composed = `${error}`;
    },
  );
}

/** Returns the site's page that an engine composes there. */
export async function composeIn(driver: Driver, address: string): Promise<string> {
  await driver.open(address);
  expect(await driver.problems()).toEqual([]);
  return until('a page is composed', () => driver.run(() => globalThis.composed, []));
}
