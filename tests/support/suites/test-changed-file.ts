/**
 * Facts about the file after another program has changed it, the same in every engine. One file, because all facts are tried on the
 * same changed files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barSections, type Path, routes, sectionIds } from '../../../src/routes.ts';
import type { Driver, DriverOptions } from '../drivers/driver.ts';
import { until } from '../drivers/waits.ts';
import { words } from '../owners/content.ts';
import { headingOf, paths } from '../owners/expected-texts.ts';
import { scratchFolder } from '../sites/scratch-folder.ts';
import { builtFile } from '../sites/site.ts';
import {
  BANNER,
  type Change,
  hasKeyAndSection,
  hasSettled,
  kinds,
  pressKey,
  pressTo,
  readSight,
  savedPage,
  useCarouselAndForm,
} from './changed-file.ts';

export type Site = {
  file: string;
  /** The heading of each page that is tried, by its path. */
  headings: ReadonlyMap<Path, string>;
  /** The button of the bar that leads to the contact section. */
  contact: string;
};

type Tried = {
  /** If it is not the one of the fixture owner. */
  site?: Site;
  open: (options?: DriverOptions) => Promise<Driver>;
  /** How many windows work at the same time, because each one waits most of the time. */
  windows?: number;
  /** Each of these is tried at each path of `at`, and the page that is saved there is tried, too. */
  changes: readonly Change[];
  at: readonly Path[];
  /** Each of these is tried at one route. */
  singleChanges: readonly Change[];
};

/** The pages of the bar. All others are reached by links. */
const barPages: readonly Path[] = barSections.map((name) => routes[name].path);

const fixtureSite = (): Site => ({
  file: builtFile(),
  headings: new Map(paths.map((path) => [path, headingOf(path)])),
  contact: words.bar.contact,
});

type Window = { name: string; program: Driver; withoutScripts: Driver };

export function testChangedFile({
  site: { file, headings, contact } = fixtureSite(),
  open,
  windows = 1,
  changes,
  at,
  singleChanges,
}: Tried): void {
  const all = [...headings.keys()];
  const pages = all.filter((path) => !barPages.includes(path));
  const heading = (path: Path) => headings.get(path) ?? '';
  const opened: Window[] = [];
  const intact = new Map<Path, readonly string[]>();
  const saved = new Map<Path, string>();
  const html = readFileSync(file, 'utf8');
  const folder = scratchFolder('changed');

  const show = async ({ name }: Window, driver: Driver, text: string, path: Path) => {
    const file = join(folder.path, `${name}.html`);
    writeFileSync(file, text);
    const fragment = path === routes.home.path ? '' : `#${path}`;
    await driver.open(pathToFileURL(file).href + fragment);
    await until('the program', () => driver.run(hasSettled, []));
    return driver.run(readSight, []);
  };

  beforeAll(async () => {
    await Promise.all(
      Array.from({ length: windows }, async (_, index) => {
        const [program, withoutScripts] = [await open(), await open({ javascript: false })];
        opened.push({ name: `page ${index + 1}`, program, withoutScripts });
      }),
    );
    const [first] = opened;
    if (!first) throw new Error('No window is open.');
    for (const path of all) {
      const seen = await show(first, first.program, html, path);
      expect(seen).toContainEqual(expect.stringContaining(heading(path)));
      intact.set(path, seen);
      if (!at.includes(path)) continue;
      await first.program.run(useCarouselAndForm, []);
      saved.set(path, await first.program.run(savedPage, []));
    }
  });
  afterAll(async () => {
    await Promise.all(
      opened.flatMap(({ program, withoutScripts }) => [program.close(), withoutScripts.close()]),
    );
    folder.remove();
  });

  /** The words of the original file that are missing when the program runs, although the changed document has them. */
  const lostFrom = async (window: Window, text: string, path: Path) => {
    const seen = await show(window, window.program, text, path);
    const lost = (intact.get(path) ?? []).filter((each) => !seen.includes(each));
    if (text.includes(BANNER) && !seen.some((each) => each.startsWith(BANNER))) lost.push(BANNER);
    if (lost.length === 0) return [];
    const given = await show(window, window.withoutScripts, text, path);
    return lost.filter((each) => given.includes(each) || each === BANNER);
  };
  /** The bar need not work if the change has removed it, or hidden where it leads. */
  const barWorks = async (window: Window, text: string, path: Path) => {
    const place = [contact, sectionIds.contact] as const;
    if (await window.program.run(pressKey, [...place])) return true;
    await show(window, window.withoutScripts, text, path);
    return !(await window.withoutScripts.run(hasKeyAndSection, [...place]));
  };

  /** The words that are missing when a visitor goes from home to the other pages and back. */
  const lostOnTheWay = async ({ program }: Window) => {
    const lost: string[] = [];
    for (const path of pages.flatMap((page) => [page, routes.home.path])) {
      if (!(await program.run(pressTo, [path, heading(path)]))) lost.push(`no way to ${path}`);
      await until('the page', () => program.run(hasSettled, []));
      const seen = await program.run(readSight, []);
      lost.push(...(intact.get(path) ?? []).filter((each) => !seen.includes(each)));
    }
    return lost;
  };

  type Case = readonly [what: string, path: Path, wrong: (window: Window) => Promise<string[]>];

  /** Tries all cases, and returns the failures. */
  async function tried(cases: readonly Case[]): Promise<string[]> {
    const left = [...cases];
    const wrong: string[] = [];
    await Promise.all(
      opened.map(async (window) => {
        for (let next = left.shift(); next; next = left.shift()) {
          const [what, path, look] = next;
          const found = await look(window).catch((error) => [String(error)]);
          wrong.push(...found.map((each) => `${what}, ${path}: ${each}`));
        }
      }),
    );
    return wrong;
  }

  const changed = ([what, change]: Change, path: Path): Case => [
    what,
    path,
    async (window) => {
      const text = change(html);
      const lost = await lostFrom(window, text, path);
      return (await barWorks(window, text, path)) ? lost : [...lost, 'the bar does not work'];
    },
  ];

  test('whatever is changed all over, no words are lost, and the bar works', async () => {
    const cases = changes.flatMap((change) => at.map((path) => changed(change, path)));
    expect(await tried(cases)).toEqual([]);
  });

  test('wherever something is changed, no words are lost, and the bar works', async () => {
    // The kinds of changes take turns, so each goes to all routes.
    const cases = singleChanges.map((change, index) =>
      changed(change, all[Math.floor(index / kinds.length) % all.length] ?? routes.home.path),
    );
    expect(await tried(cases)).toEqual([]);
  });

  test('pressed from home, every page and home itself have all words and pictures', async () => {
    const texts = [...changes.map(([what, change]) => [what, change(html)] as const), ...saved];
    const cases = texts.map(([what, text]): Case => {
      const look = async (window: Window) => {
        await show(window, window.program, text, routes.home.path);
        return lostOnTheWay(window);
      };
      return [what, routes.home.path, look];
    });
    expect(await tried(cases)).toEqual([]);
  });

  test('saved on a route while it runs, it is the same on any, and the bar works', async () => {
    const cases = [...saved].flatMap(([savedOn, text]) =>
      at.map((path): Case => {
        const look = async (window: Window) => {
          const seen = await show(window, window.program, text, path);
          const whole = intact.get(path) ?? [];
          const differing = [
            ...whole.filter((each) => !seen.includes(each)),
            ...seen.filter((each) => !whole.includes(each)),
          ];
          return (await barWorks(window, text, path))
            ? differing
            : [...differing, 'the bar does not work'];
        };
        return [`saved on ${savedOn}`, path, look];
      }),
    );
    expect(await tried(cases)).toEqual([]);
  });
}
