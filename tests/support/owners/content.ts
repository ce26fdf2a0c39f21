/** The content of the site under test: the portfolio of the fixture owner in vitest.config.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../../../src/compose/drawings.ts';
import { describeCv } from '../../../src/compose/files/cv.ts';
import { otherLanguagesIn } from '../../../src/compose/other-languages.ts';
import { projectPathsOf } from '../../../src/compose/project-paths.ts';
import { ringOf } from '../../../src/compose/rings/rings.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { readCv } from '../../../src/node/owner/cv.ts';
import { textsOf } from '../../../src/schema/portfolio/texts.ts';
import type { LateBlocks } from '../../../src/site/blocks.ts';
import type { SiteContent } from '../../../src/site/site-content.ts';
import { filledWordsIn } from '../../../src/words/languages.ts';
import { root } from '../sites/project-copy.ts';
import { portfolioOf } from './owners.ts';

const owner = process.env.FIXTURE_OWNER ?? 'owner';
const folders = foldersOf(root, join(root, 'tests/fixtures', owner));

export const portfolio = await portfolioOf(owner);
export const { projects, work, life } = portfolio;

const { value: file } = await readCv(folders, portfolio);
const cv = describeCv(file?.bytes ?? new Uint8Array(), portfolio);
const counts = { ...cv, jobs: work.jobs.length };
export const words = filledWordsIn(portfolio.language, textsOf(portfolio), counts);

/** For components that are rendered alone. The portrait is an empty drawing. */
export const site: SiteContent = {
  portfolio,
  projectPaths: projectPathsOf(projects),
  direction: 'ltr',
  ring: ringOf(portfolio.craft),
  words,
  otherLanguages: otherLanguagesIn(portfolio),
  phrases: [],
  media: {},
  pictures: {},
  drawings,
  posters: {},
  portrait: { src: 'data:image/svg+xml,', width: 800, height: 1000 },
  cv,
};

/** Nothing stands after the program. */
export const noBlocks: LateBlocks = { captions: {}, further: {} };

/** These fields are optional, but the fixture owners have them. */
export const { phone = '', linkedin = '' } = portfolio;

/** Whether the portrait is a drawing and no photo. */
export const isPortraitDrawn = existsSync(join(folders.content, 'portrait.svg'));
