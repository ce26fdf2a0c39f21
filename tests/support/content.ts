/** What the site under test says: the fixture owner's words, which vitest.config.ts puts in the place of src/content. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '../../src/content/profile.ts';

export { words } from 'virtual:words';
export { life } from '../../src/content/life.ts';
export { projects } from '../../src/content/projects.ts';
export { work } from '../../src/content/work.ts';
export { profile };

/** Any owner may be without them; the fixture owner is not. */
export const { phone = '', linkedin = '' } = profile;

/** Not a photo. */
export const isPortraitDrawn = existsSync(
  join(
    import.meta.dirname,
    '../fixtures',
    process.env.FIXTURE_OWNER ?? 'owner',
    'content/portrait.svg',
  ),
);
