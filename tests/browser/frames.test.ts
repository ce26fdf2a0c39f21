import { testInChromium } from '../support/matrix-in-chromium.ts';

/** The site in a frame of another page. */
await testInChromium(({ frame }) => frame !== undefined);
