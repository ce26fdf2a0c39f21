import type { TestProject } from 'vitest/node';
import { buildFixture } from '../owners/owners.ts';
import { buildStudio } from '../studio/studio.ts';

/** Runs before the browser tests of a project: builds the studio and the site of the fixture owner. */
export default async function setUpSite({ config }: TestProject): Promise<void> {
  // Both at once, because each has but one processor busy most of the time.
  await Promise.all([buildFixture(config.env.FIXTURE_OWNER ?? 'owner'), buildStudio()]);
}
