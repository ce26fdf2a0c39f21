import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { routeNames, routes } from '../../src/routes.ts';
import { work } from '../support/content.ts';
import { installedEngines, openEngine } from '../support/engines.ts';
import { missingFrom, pdfPages } from '../support/pdf-text.ts';
import { said } from '../support/said.ts';
import { builtFile } from '../support/site.ts';
import { seesPage } from '../support/visitor.ts';

/** Chromium's are in tests/browser. */
describe.each(['Firefox', 'WebKitGTK'] as const)('%s', (engine) => {
  test('prints every route whole', async (context) => {
    if (!installedEngines().includes(engine)) context.skip(`${engine} is not installed`);
    const driver = await openEngine(engine);
    try {
      for (const name of routeNames) {
        await driver.open(`${pathToFileURL(builtFile()).href}#${routes[name].path}`);
        await seesPage(driver, said[name][0]);
        const pdf = await driver.pdf();
        if (!pdf) return context.skip(`${engine} ${driver.version} cannot print from a test`);
        const pages = await pdfPages(pdf);
        // Firefox draws colour emoji as pictures.
        const expected = said[name].map((line) => line.replace(/\p{Extended_Pictographic} /u, ''));
        expect(missingFrom(pages.join(' '), expected), name).toEqual([]);
        if (name === 'workDetails') expect(pages).toHaveLength(work.jobs.length > 4 ? 2 : 1);
      }
    } finally {
      await driver.close();
    }
  });
});
