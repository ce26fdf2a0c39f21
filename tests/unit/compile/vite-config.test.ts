import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viteConfig } from '../../../src/compile/vite-config.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { folderWith } from '../../support/owners/damaged.ts';

test('packages for the browser are prepared in the cache, or where anybody may write', () => {
  const folder = folderWith({ '.cache/index': '' });
  const cacheDir = (cache: string) => viteConfig({ ...foldersOf(folder), cache }).cacheDir;
  expect(cacheDir(join(folder, '.cache'))).toBe(join(folder, '.cache/vite'));
  expect(cacheDir(join(folder, 'not-yet'))).toBe(join(folder, 'not-yet/vite'));
  expect(cacheDir(join(folder, 'gone/cache'))).toBe(join(tmpdir(), 'portfolio-vite'));
});

/** The function that names the classes of one build. */
function scopedNames(): (name: string, file: string, css: string) => string {
  const modules = viteConfig(foldersOf('/site')).css?.modules;
  const generate = modules ? modules.generateScopedName : undefined;
  if (typeof generate !== 'function') throw new Error('The names are left to Vite.');
  return generate;
}

const hero = '/site/src/site/sections/hero/hero.module.css';

const style = '.greeting { margin: .5rem } .subtitle.greeting, .testCard { margin: 0 }';

test.each([
  [hero, 'greeting', 'hero_a'],
  [hero, 'subtitle', 'hero_b'],
  ['/site/src/site/sections/projects/project-card.module.css', 'testCard', 'project-card_c'],
  // The name that the development server uses.
  [`${hero}?direct`, 'subtitle', 'hero_b'],
])('a class is named after its style module and its place there: %s %s', (file, name, scoped) => {
  expect(scopedNames()(name, file, style)).toBe(scoped);
});

test('one style module may be asked for again', () => {
  const nameOf = scopedNames();
  const names = [hero, `${hero}?direct`].map((file) => nameOf('greeting', file, style));
  expect(names).toEqual(['hero_a', 'hero_a']);
});

test('two style modules of one name stop the build, which names both', () => {
  const other = '/site/src/site/pages/hero.module.css';
  const nameOf = scopedNames();
  nameOf('greeting', hero, style);
  expect(() => nameOf('subtitle', other, style)).toThrow(`one name: ${hero} and ${other}.`);
});
