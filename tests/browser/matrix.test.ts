import { testInChromium } from '../support/matrix-in-chromium.ts';

/** The containers without a frame; the other engines: tests/engines/matrix.test.ts. */
await testInChromium(({ frame }) => frame === undefined);
