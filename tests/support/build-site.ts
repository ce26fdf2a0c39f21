import { buildOwner } from './build-owner.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { fixtureSite } from './site.ts';

/** Before all browser tests: there is a browser, and the fixture owner's site is built. */
export default function setup(): void {
  // Once for all files.
  process.env.CHROMIUM_PATH = ensureChromium();
  buildOwner('tests/fixtures/owner', fixtureSite);
}
