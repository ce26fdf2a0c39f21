/** Who comes back continues to read where they were: after a reload, from another document, from another page, in the other engines. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio } from '../../support/owners/content.ts';
import { headingOf, paths } from '../../support/owners/expected-texts.ts';
import { startServer } from '../../support/sites/server.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { seesPage } from '../../support/visits/visitor.ts';
import { olderVersions } from '../older-site.ts';

const project = { title: 'Harbour at Dawn', story: 'The harbour wakes at four. '.repeat(60) };
const page = '/Project/harbour-at-dawn';
const file = await buildVariation('reading-position', {
  ...portfolio,
  projects: [project, ...portfolio.projects],
});
const folder = dirname(file);
const other = 'other.html';
// With such a listener Firefox does not keep a page that is left, which would never answer what it was asked just then.
const otherPage =
  '<!doctype html><link rel="icon" href="data:,"><title>Other</title><h1>Other</h1><script>addEventListener("unload", () => {})</script>';
writeFileSync(join(folder, other), otherPage);

const small = { width: 600, height: 400 };
const [oldest] = olderVersions;
/**
 * `within`: with fewer pixels between, it is where they were. `opensAgain`: of a document that was reloaded it notes only what a
 * person scrolls, not a script.
 */
type Tried = { name: string; open: () => Promise<Driver>; within: number; opensAgain?: true };
/**
 * tests/browser/use has today's Chromium. WPE WebKit 2.38 is not among them: now and then it forgets the position of this page, and
 * never that of a plain one.
 */
const engines: Tried[] = [
  ...installedEngines()
    .filter((name) => name !== 'Chromium')
    .map((name) => ({ name, open: () => openEngine(name, small), within: 10 })),
  // It knows no size-adjust, so a line or two above may break elsewhere until the fonts are there.
  {
    name: `Chromium ${oldest}`,
    open: () => openOlderChromium(oldest),
    within: 60,
    opensAgain: true,
  },
];

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ folder });
});
afterAll(() => server.close());

// These run in the page.
const leave = (address: string) => {
  // As above.
  addEventListener('unload', () => {});
  // Later, because the answer would be lost with the page.
  setTimeout(() => location.assign(address));
};
const scroll = (share: number) => {
  const { scrollHeight } = document.documentElement;
  // Away first, because Firefox does nothing if the page is already there.
  scrollTo({ top: 0, behavior: 'instant' });
  scrollTo({ top: Math.floor(share * (scrollHeight - innerHeight)), behavior: 'instant' });
  document.body.dataset.old = '';
  return Math.round(scrollY);
};
const isNoted = async () => {
  // The browser notes it with the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return Math.abs((visualViewport?.pageTop ?? scrollY) - scrollY) < 1;
};
const sight = () => ({ position: Math.round(scrollY), isNew: !('old' in document.body.dataset) });
const isComplete = () => document.readyState === 'complete' && document.fonts.status === 'loaded';
const follow = (href: string) =>
  document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();

describe.each(engines)('in $name', ({ open, within, opensAgain }) => {
  const driver = setUp(open);

  const runs = async () => {
    await until('the program', () => driver().run(isHydrated, []));
    // Until the fonts are there, the lines stand elsewhere.
    await until('the fonts', () => driver().run(isComplete, []));
  };
  // Later, as above.
  const reload = () => driver().run(() => void setTimeout(() => location.reload()), []);
  const goes = (by: -1 | 1) => driver().run((by) => void setTimeout(() => history.go(by)), [by]);
  /**
   * Scrolls to this share of the page. It tries again, because a busy Firefox that has just restored a position may note that one instead
   * of the new one.
   */
  const read = async (share: number) => {
    const { reached } = await until('the position is noted', async () => {
      const reached = await driver().run(scroll, [share]);
      return (await driver().run(isNoted, [])) && { reached };
    });
    expect(reached).toBeGreaterThan(0);
    return reached;
  };
  const goBack = () => goes(-1);
  /** The browser keeps the line at the top, not the number. If `isNew` is given, it says whether the document has been loaded again. */
  const seesPosition = async (wanted: number, isNew?: boolean) => {
    await runs();
    let last = {};
    await until(`the position ${wanted}`, async () => {
      const now = await driver().run(sight, []);
      last = now;
      return Math.abs(now.position - wanted) < within && (isNew ?? now.isNew) === now.isNew;
    }).catch((error: unknown) => {
      throw new Error(`${error}; the last sight: ${JSON.stringify(last)}`);
    });
  };

  const places: [string, () => string][] = [
    ['a disk', () => pathToFileURL(file).href],
    ['a server', () => server.url],
  ];
  describe.each(places)('from %s', (_, start) => {
    test.each([...paths, page, sectionIds.contact])('%s', async (place) => {
      const visit = async () => {
        await driver().open(`${start()}#${place}`);
        await runs();
      };
      await visit();
      const top = await read(0.6);
      await reload();
      await seesPosition(top, true);

      if (opensAgain) await visit();
      const lower = await read(0.8);
      await driver().run(leave, [other]);
      await until('the other document', () => driver().run(() => document.title === 'Other', []));
      // Not goBack: WebKitGTK does not always answer what the document it leaves is asked.
      await driver().back();
      await seesPosition(lower);
    });

    test('back and forward between pages, also after a reload', async () => {
      await driver().open(start());
      await runs();
      const top = await read(0.7);
      await driver().run(follow, [`#${routes.workDetails.path}`]);
      await seesPage(driver(), headingOf(routes.workDetails.path));
      expect((await driver().run(sight, [])).position).toBe(0);
      const below = await read(0.4);
      await goBack();
      await seesPage(driver(), headingOf(routes.home.path));
      await seesPosition(top, false);
      await goes(1);
      await seesPage(driver(), headingOf(routes.workDetails.path));
      await seesPosition(below, false);

      await reload();
      await seesPosition(below, true);
      await goBack();
      await seesPage(driver(), headingOf(routes.home.path));
      await seesPosition(top, true);
    });
  });
});
