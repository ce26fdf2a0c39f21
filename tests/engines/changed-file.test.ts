import { describe, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { engineNames } from '../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../support/drivers/engines.ts';
import { openOlderChromium } from '../support/drivers/older-chromium.ts';
import { changesAt, wholesale } from '../support/suites/changed-file.ts';
import { testChangedFile } from '../support/suites/test-changed-file.ts';
import { olderVersions } from '../support/visits/older-site.ts';

/** Of this site with photo and stills. tests/browser has more places, in Chromium. */
const tried = {
  windows: 2,
  changes: wholesale,
  at: [routes.home.path, routes.workDetails.path],
  singleChanges: Array.from({ length: 12 }, (_, seed) => changesAt(seed)),
};

describe.each(engineNames)('in %s', (engine) => {
  if (installedEngines().includes(engine))
    testChangedFile({ ...tried, open: (options) => openEngine(engine, options) });
  else test('it works', (context) => context.skip(`${engine} is not installed`));
});

const [floor] = olderVersions;

describe(`in Chromium ${floor}`, () => {
  testChangedFile({ ...tried, open: (options) => openOlderChromium(floor, options) });
});
