import { describe, test } from 'vitest';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { changesAt, wholesale, withoutAttribute } from '../../support/suites/changed-file.ts';
import { testChangedFile } from '../../support/suites/test-changed-file.ts';
import { olderVersions } from '../older-site.ts';

/** Some changes. tests/browser/other-owners/changed-file.test.ts has all of them, in Chromium. */
const some = {
  windows: 2,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...['class', 'data-part', 'href', 'id', 'style', 'type'].map(withoutAttribute),
    ...Array.from({ length: 18 }, (_, seed) => changesAt(seed)),
  ],
};

describe.each(['Firefox', 'WebKitGTK'] as const)('in %s', (engine) => {
  if (installedEngines().includes(engine))
    testChangedFile({ ...some, open: (options) => openEngine(engine, options) });
  else test('it works', (context) => context.skip(`${engine} is not installed`));
});

const [oldest] = olderVersions;

describe(`in Chromium ${oldest}`, () => {
  testChangedFile({ ...some, open: (options) => openOlderChromium(oldest, options) });
});
