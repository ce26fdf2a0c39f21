import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { work } from '../../support/owners/content.ts';
import { expectedTexts, wholeRoutes } from '../../support/owners/expected-texts.ts';
import { missingFrom, pdfPages } from '../../support/reading/pdf-text.ts';
import { builtFile } from '../../support/sites/site.ts';
import { seesPage } from '../../support/visits/visitor.ts';

/** tests/browser has Chromium. The driver of WebKitGTK cannot print. */
test('Firefox prints every route whole', async ({ skip }) => {
  skip(!installedEngines().includes('Firefox'), 'Firefox is not installed');
  const driver = await openEngine('Firefox');
  onTestFinished(driver.close);
  for (const name of wholeRoutes) {
    await driver.open(`${pathToFileURL(builtFile()).href}#${routes[name].path}`);
    await seesPage(driver, expectedTexts[name][0]);
    const pages = await pdfPages((await driver.pdf()) ?? new Uint8Array());
    // Firefox draws colour emoji as pictures.
    const expected = expectedTexts[name].map((line) =>
      line.replace(/\p{Extended_Pictographic} /u, ''),
    );
    expect(missingFrom(pages.join(' '), expected), name).toEqual([]);
    if (name === 'workDetails') expect(pages).toHaveLength(work.jobs.length > 4 ? 2 : 1);
  }
});
