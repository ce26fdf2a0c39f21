/** Files that are no site, or a changed one, in the engines other than Chromium, which is in tests/studio/foreign.slow.test.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { installedEngines, openEngine } from '../support/drivers/engines.ts';
import { until } from '../support/drivers/waits.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { openChanged } from '../support/studio/open-many.ts';
import { studioFile } from '../support/studio/studio.ts';
import { withListener } from '../support/visits/listener.ts';

const engines = installedEngines();

test.for(['Firefox', 'WebKitGTK'] as const)(
  'in %s every ninth change of a page and its zip ends in a sentence, or in that site',
  async (name, { skip }) => {
    skip(!engines.includes(name), `${name} is not installed`);
    const driver = await openEngine(name);
    onTestFinished(driver.close);
    const heard = join(scratchFolder('foreign').path, 'studio.html');
    const studio = readFileSync(studioFile, 'utf8');
    // Firefox listens by itself.
    writeFileSync(heard, name === 'WebKitGTK' ? withListener(studio) : studio);
    await driver.open(pathToFileURL(heard).href);
    await until('there is a preview', () =>
      driver.run(() => document.querySelector('iframe:not([data-loading])') !== null, []),
    );
    expect(await openChanged(driver, 9)).toEqual([]);
    expect(await driver.problems()).toEqual([]);
  },
);
