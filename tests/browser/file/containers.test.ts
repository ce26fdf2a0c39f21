import { describe } from 'vitest';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { mostTried } from '../../support/suites/containers.ts';
import { testContainers } from '../../support/suites/test-containers.ts';

/** The site in some containers. All of them, and the other engines, are in tests/engines/today/containers.test.ts. */

// They run concurrently, because each waits for scrolling most of the time.
describe.concurrent('as a page', () =>
  testContainers(openChromium, {
    isWanted: ({ name, frame }) => mostTried.has(name) && frame === undefined,
    // bar.test.ts presses all buttons.
    triesAll: false,
  }));

describe.concurrent('in a frame of another page', () =>
  testContainers(openChromium, {
    isWanted: ({ name, frame }) => mostTried.has(name) && frame !== undefined,
  }));
