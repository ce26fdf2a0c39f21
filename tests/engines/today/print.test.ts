import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { work } from '../../support/owners/content.ts';
import { said, wholeRoutes } from '../../support/owners/expected-texts.ts';
import { missingFrom, pdfPages } from '../../support/reading/pdf-text.ts';
import { builtFile } from '../../support/sites/site.ts';
import { seesPage } from '../../support/visits/visitor.ts';

/** Chromium's are in tests/browser; WebKitGTK's driver knows no command for it. */
test('Firefox prints every route whole', async ({ skip }) => {
  skip(!installedEngines().includes('Firefox'), 'Firefox is not installed');
  const driver = await openEngine('Firefox');
  onTestFinished(driver.close);
  for (const name of wholeRoutes) {
    await driver.open(`${pathToFileURL(builtFile()).href}#${routes[name].path}`);
    await seesPage(driver, said[name][0]);
    const pages = await pdfPages((await driver.pdf()) ?? new Uint8Array());
    // Firefox draws colour emoji as pictures.
    const expected = said[name].map((line) => line.replace(/\p{Extended_Pictographic} /u, ''));
    expect(missingFrom(pages.join(' '), expected), name).toEqual([]);
    if (name === 'workDetails') expect(pages).toHaveLength(work.jobs.length > 4 ? 2 : 1);
  }
});
