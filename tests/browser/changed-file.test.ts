import { readFileSync } from 'node:fs';
import { attributesIn, changesAt, wholesale, withoutAttribute } from '../support/changed-file.ts';
import { paths } from '../support/said.ts';
import { openChromium } from '../support/shared-chromium.ts';
import { builtFile } from '../support/site.ts';
import { testChangedFile } from '../support/test-changed-file.ts';

testChangedFile({
  open: openChromium,
  windows: 5,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...attributesIn(readFileSync(builtFile(), 'utf8')).map(withoutAttribute),
    ...Array.from({ length: 200 }, (_, seed) => changesAt(seed)),
  ],
});
