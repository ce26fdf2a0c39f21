import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { engineNames } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { builtFile } from '../../support/sites/site.ts';
import {
  attributesIn,
  changesAt,
  wholesale,
  withoutAttribute,
} from '../../support/suites/changed-file.ts';
import { testChangedFile } from '../../support/suites/test-changed-file.ts';
import { olderVersions } from '../older-site.ts';

/** Every change of a site with photo and stills, in one engine. */
const all = {
  windows: 4,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...attributesIn(readFileSync(builtFile(), 'utf8')).map(withoutAttribute),
    ...Array.from({ length: 200 }, (_, seed) => changesAt(seed)),
  ],
};

/** Some changes, in the other engines. */
const some = {
  windows: 2,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...['class', 'data-part', 'href', 'id', 'style', 'type'].map(withoutAttribute),
    ...Array.from({ length: 18 }, (_, seed) => changesAt(seed)),
  ],
};

describe.each(engineNames)('in %s', (engine) => {
  const tried = engine === 'Chromium' ? all : some;
  if (installedEngines().includes(engine))
    testChangedFile({ ...tried, open: (options) => openEngine(engine, options) });
  else test('it works', (context) => context.skip(`${engine} is not installed`));
});

const [oldest] = olderVersions;

describe(`in Chromium ${oldest}`, () => {
  testChangedFile({ ...some, open: (options) => openOlderChromium(oldest, options) });
});
