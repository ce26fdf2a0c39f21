/** The floor's Chromium in every container; today's engines: matrix.test.ts. */
import { openOlderChromium } from '../support/older-chromium.ts';
import { testContainers } from '../support/test-containers.ts';

await testContainers(() => openOlderChromium(88), {
  // Chromium 88 to 103 goes back in its own list, and tells the frame nothing, whatever page is in it.
  withoutBack: ['iframe `blob:null`, made inside a sandbox'],
});
