import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../drivers/ensure-chromium.ts';
import { buildFixture } from '../owners/owners.ts';
import { buildStudio } from '../studio/studio.ts';

/** Runs before the browser tests of a project: finds a browser, and builds the studio and the site of the fixture owner. */
export default async function setUpSite({ config }: TestProject): Promise<void> {
  // It is found once for all test files.
  process.env.CHROMIUM_PATH = ensureChromium();
  // Both at once, because each has but one processor busy most of the time.
  await Promise.all([buildFixture(config.env.FIXTURE_OWNER ?? 'owner'), buildStudio()]);
}
