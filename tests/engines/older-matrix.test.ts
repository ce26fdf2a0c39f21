/** The floor's Chromium in every container; today's engines: matrix.test.ts. */
import { openOlderChromium } from '../support/older-chromium.ts';
import { testContainers } from '../support/test-containers.ts';

await testContainers(() => openOlderChromium(88), {
  // It gives the one no history of its own, and goes back in the other's address alone.
  withoutBack: ['iframe `srcdoc`', 'iframe `blob:null`, made inside a sandbox'],
});
