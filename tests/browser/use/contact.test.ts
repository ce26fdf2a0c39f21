import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { downloadingContext } from '../../support/drivers/downloads.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { builtFile } from '../../support/sites/site.ts';
import { named } from '../../support/visits/controls.ts';

test('a visitor keeps the owner as a contact, also from a disk', async () => {
  const { context, downloads, close } = await downloadingContext(await sharedChromium());
  onTestFinished(close);
  const page = await newPage(context);
  await page.goto(`${pathToFileURL(builtFile()).href}#${routes.contact.path}`);
  await page.locator(named('link', words.contact.save)).click();
  const name = `${portfolio.fullName}.vcf`;
  const card = await until(
    'the contact is downloaded',
    async () =>
      readdirSync(downloads).includes(name) && readFileSync(join(downloads, name), 'utf8'),
  );
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n.*\r\nEND:VCARD\r\n$/s);
  expect(card).toContain(`\r\nEMAIL:${portfolio.email}\r\n`);
});

test('a message that is half written is there again on another page', async () => {
  const { context, close } = await downloadingContext(await sharedChromium());
  onTestFinished(close);
  const page = await newPage(context);
  await page.goto(pathToFileURL(builtFile()).href);
  const written = () => page.$$eval('input, textarea', (all) => all.map(({ value }) => value));
  await page.locator('input').fill('ana@example.com');
  await page.locator('textarea').fill('Half a message');
  await page.evaluate((path) => location.assign(`#${path}`), routes.about.path);
  await page.waitForSelector('textarea', { hidden: true });
  await page.evaluate((path) => location.assign(`#${path}`), routes.contact.path);
  await page.waitForSelector('textarea');
  expect(await written()).toEqual(['ana@example.com', 'Half a message']);
});
