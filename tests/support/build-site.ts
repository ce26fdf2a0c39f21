import type { TestProject } from 'vitest/node';
import { ensureChromium } from './ensure-chromium.ts';
import { buildFixture } from './owners.ts';

/** Before the browser tests of a project: there is a browser, and the site of its fixture owner is built. */
export default async function setUpSite({ config }: TestProject): Promise<void> {
  // Once for all files.
  process.env.CHROMIUM_PATH = ensureChromium();
  await buildFixture(config.env.FIXTURE_OWNER ?? 'owner');
}
