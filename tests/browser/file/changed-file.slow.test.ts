import { routes } from '../../../src/routes.ts';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { changesAt, wholesale } from '../../support/suites/changed-file.ts';
import { testChangedFile } from '../../support/suites/test-changed-file.ts';

/** Some of the changes. All of them are in tests/browser/other-owners/changed-file.test.ts. */
testChangedFile({
  open: openChromium,
  windows: 2,
  changes: wholesale,
  at: [routes.home.path, routes.workDetails.path],
  singleChanges: Array.from({ length: 12 }, (_, seed) => changesAt(seed)),
});
