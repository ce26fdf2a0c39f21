import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { builtFile } from '../../support/sites/site.ts';
import { composeIn, composingPage } from '../../support/suites/composing-page.ts';

/** Chromium's is in tests/browser. */
test.for(['Firefox', 'WebKitGTK'] as const)(
  'a page by itself composes the same bytes as the build, in %s',
  async (engine, { skip }) => {
    skip(!installedEngines().includes(engine), `${engine} is not installed`);
    const driver = await openEngine(engine);
    const page = await composeIn(driver, await composingPage());
    await driver.close();
    const built = readFileSync(builtFile(), 'utf8');
    expect(page === built, page.slice(0, 400)).toBe(true);
  },
);
