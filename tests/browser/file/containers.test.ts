import { describe } from 'vitest';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { mostTried } from '../../support/suites/containers.ts';
import { testContainers } from '../../support/suites/test-containers.ts';

/** The site in some of the places that it may be opened from. In the others, and in the other engines: tests/engines/today/containers.test.ts. */

// Side by side: most of the time each waits for its own scrolling.
describe.concurrent('as a page', () =>
  testContainers(openChromium, {
    isWanted: ({ name, frame }) => mostTried.has(name) && frame === undefined,
    // What all buttons do from disk: bar.test.ts.
    triesAll: false,
  }));

describe.concurrent('in a frame of another page', () =>
  testContainers(openChromium, {
    isWanted: ({ name, frame }) => mostTried.has(name) && frame !== undefined,
  }));
