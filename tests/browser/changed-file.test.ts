import { readFileSync } from 'node:fs';
import { attributesIn, changesAt, wholesale, withoutAttribute } from '../support/changed-file.ts';
import { paths } from '../support/said.ts';
import { openChromium } from '../support/shared-chromium.ts';
import { builtFile } from '../support/site.ts';
import { testChangedFile } from '../support/test-changed-file.ts';

const attributes = attributesIn(readFileSync(builtFile(), 'utf8'));

testChangedFile({
  open: openChromium,
  changes: wholesale,
  at: paths,
  singleChanges: [
    ...attributes.map(withoutAttribute),
    ...Array.from({ length: 200 }, (_, seed) => changesAt(seed)),
  ],
  savedOn: paths,
});
