/** What the site under test says: the content of the fixture owner that vitest.config.ts names, read as a build reads it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/types.ts';
import { prepareCv } from '../../src/pipeline/content/cv.ts';
import { loadContent } from '../../src/pipeline/content/load.ts';
import { foldersOf } from '../../src/pipeline/folders.ts';
import type { SiteContent } from '../../src/site-content.ts';
import { count } from '../../src/words/count.ts';
import { wordsIn } from '../../src/words/languages.ts';
import { root } from './project-copy.ts';

const folders = foldersOf(root, join(root, 'tests/fixtures', process.env.FIXTURE_OWNER ?? 'owner'));
const { texts, ...said } = (await loadContent(folders)) as Content;
const { bytes: _, ...cv } = await prepareCv(folders.beside, said.profile);
const { words: mixed } = wordsIn(said.profile.language, texts);

/** For components that are rendered by themselves: all but the portrait, in whose place is an empty drawing. */
export const site: SiteContent = {
  ...said,
  words: count(mixed, { ...cv, jobs: said.work.jobs.length }),
  portrait: { src: 'data:image/svg+xml,', width: 800, height: 1000 },
  cv,
};

export const { profile, projects, work, life, words } = site;

/** Any owner may be without them; the fixture owner is not. */
export const { phone = '', linkedin = '' } = profile;

/** Not a photo. */
export const isPortraitDrawn = existsSync(join(folders.content, 'portrait.svg'));
