/** The CV, opened as a visitor does. Here, because the headless shell shows no PDF. */
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { routes } from '../../../src/routes.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { awaiting } from '../../support/drivers/waits.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { builtFile } from '../../support/sites/site.ts';
import { seesHeading } from '../../support/visits/controls.ts';
import { openRoutePage } from '../../support/visits/route-page.ts';

const visitor = setUp(async () => openRoutePage(await sharedChromium(), builtFile()));

test('the CV opens beside the site, which stays', async () => {
  const { page, show } = visitor();
  await show(routes.about.path);
  const opened = page
    .browserContext()
    .waitForTarget((one) => one.url().endsWith('.pdf'), { timeout: 0 });
  await page.locator('a[download]').click();
  const tab = await awaiting('the CV', opened);
  const cv = join(dirname(builtFile()), cvFileName(portfolio.firstName));
  expect(decodeURIComponent(tab.url())).toBe(decodeURIComponent(pathToFileURL(cv).href));
  await seesHeading(page, words.about.heading);
  await (await tab.page())?.close();
});
