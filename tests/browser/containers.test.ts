import { describe } from 'vitest';
import { openChromium } from '../support/drivers/shared-chromium.ts';
import { testContainers } from '../support/suites/test-containers.ts';

/** The site wherever it may be opened from; in the other engines: tests/engines/containers.test.ts. */

// Side by side: most of the time each waits for its own scrolling.
describe.concurrent('as a page', () =>
  // What all buttons do from disk: bar.test.ts.
  testContainers(openChromium, { isWanted: ({ frame }) => frame === undefined, triesAll: false }));

describe.concurrent('in a frame of another page', () =>
  testContainers(openChromium, { isWanted: ({ frame }) => frame !== undefined }));
