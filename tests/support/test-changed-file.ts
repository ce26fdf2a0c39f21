/** Facts about the file after another program has changed it, the same in every engine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Path, routes, sectionIds } from '../../src/routes.ts';
import {
  BANNER,
  type Change,
  hasSettled,
  pressKey,
  readSight,
  savedPage,
  useCarouselAndForm,
} from './changed-file.ts';
import { words } from './content.ts';
import { type Driver, type DriverOptions, until } from './driver.ts';
import { paths } from './said.ts';
import { scratchFolder } from './scratch-folder.ts';
import { setUp } from './set-up.ts';
import { builtFile } from './site.ts';

type Tried = {
  open: (options?: DriverOptions) => Promise<Driver>;
  /** Each is tried on each of `at`. */
  changes: readonly Change[];
  at: readonly Path[];
  /** Each is tried on one route. */
  singleChanges?: readonly Change[];
  /** The routes on which the page is saved while it runs. Each file is opened on each of `at`. */
  savedOn: readonly Path[];
};

export function testChangedFile({ open, changes, at, singleChanges = [], savedOn }: Tried): void {
  const opened = setUp(() => open());
  const withoutScripts = setUp(() => open({ javascript: false }));
  const intact = new Map<Path, readonly string[]>();
  const saved = new Map<Path, string>();
  const html = readFileSync(builtFile(), 'utf8');
  const folder = scratchFolder('changed');

  const show = async (driver: Driver, text: string, path: Path) => {
    const file = join(folder.path, 'a page.html');
    writeFileSync(file, text);
    const fragment = path === routes.home.path ? '' : `#${path}`;
    await driver.open(pathToFileURL(file).href + fragment);
    await until('the program', () => driver.run(hasSettled, []), 5000);
    return driver.run(readSight, []);
  };
  /** What a visitor lacks who has seen the whole file, though the changed one has it where no program runs. */
  const lostFrom = async (text: string, path: Path) => {
    const seen = await show(opened(), text, path);
    const lost = (intact.get(path) ?? []).filter((each) => !seen.includes(each));
    if (text.includes(BANNER) && !seen.some((each) => each.startsWith(BANNER))) lost.push(BANNER);
    if (lost.length === 0) return [];
    const given = await show(withoutScripts(), text, path);
    return lost.filter((each) => given.includes(each) || each === BANNER);
  };
  /** Where the change has taken the bar away, none works. */
  const barWorks = async () => {
    const press = (driver: Driver) => driver.run(pressKey, [words.bar.contact, sectionIds.contact]);
    return (await press(opened())) ?? !(await press(withoutScripts()));
  };

  beforeAll(async () => {
    for (const path of paths) {
      intact.set(path, await show(opened(), html, path));
      if (!savedOn.includes(path)) continue;
      await opened().run(useCarouselAndForm, []);
      saved.set(path, await opened().run(savedPage, []));
    }
  });

  describe.each(changes)('with %s', (_, change) => {
    test.each(at)('nothing is lost on %s, and the bar works', async (path) => {
      expect(await lostFrom(change(html), path)).toEqual([]);
      expect(await barWorks()).toBe(true);
    });
  });

  test.each(singleChanges)('with %s, nothing is lost, and the bar works', async (name, change) => {
    const path = paths[name.length % paths.length] ?? routes.home.path;
    expect(await lostFrom(change(html), path)).toEqual([]);
    // Its keys lead to ids.
    if (!name.startsWith('id ')) expect(await barWorks()).toBe(true);
  });

  describe.each(savedOn)('saved on %s, after carousel and form were used', (savedAt) => {
    test.each(at)('nothing is lost on %s, and the bar works', async (path) => {
      const seen = await show(opened(), saved.get(savedAt) ?? '', path);
      expect(seen.toSorted()).toEqual(intact.get(path)?.toSorted());
      expect(await barWorks()).toBe(true);
    });
  });
}
