import { readFileSync } from 'node:fs';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { builtFile } from '../../support/sites/site.ts';
import {
  attributesIn,
  changesAt,
  wholesale,
  withoutAttribute,
} from '../../support/suites/changed-file.ts';
import { testChangedFile } from '../../support/suites/test-changed-file.ts';

/** Every change, of a site with photo and stills. tests/engines/today/changed-file.test.ts has some in the other engines. */
testChangedFile({
  open: openChromium,
  windows: 4,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...attributesIn(readFileSync(builtFile(), 'utf8')).map(withoutAttribute),
    ...Array.from({ length: 200 }, (_, seed) => changesAt(seed)),
  ],
});
