import { openChromium } from '../support/chromium.ts';
import { testContainers } from '../support/test-containers.ts';

/** The containers without a frame; the other engines: tests/engines/matrix.test.ts. */
await testContainers(openChromium, { isWanted: ({ frame }) => frame === undefined });
