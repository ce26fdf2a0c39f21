import { openChromium } from '../support/chromium.ts';
import { testContainers } from '../support/test-containers.ts';

/** The site in a frame of another page. */
await testContainers(openChromium, { isWanted: ({ frame }) => frame !== undefined });
