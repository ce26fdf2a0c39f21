/** What the page says: the owner's content with the words of its language, and the pictures and the CV made ready for it. */
import type { Portfolio } from '../schema/portfolio.ts';
import type { SiteContent } from '../site/site-content.ts';
import { count } from '../words/count.ts';
import { wordsIn } from '../words/languages.ts';
import type { Folders } from './folders.ts';
import { prepareCv } from './owner/cv.ts';
import { preparePortrait } from './pictures/portrait.ts';
import { prepareStills } from './pictures/stills.ts';

/** Of a portfolio in which the check found no fault. */
export async function prepareSiteContent(portfolio: Portfolio, folders: Folders) {
  const { language, portraitFocus, projects, work, texts } = portfolio;
  const [{ colour, ...portrait }, stills, { bytes, ...cv }] = await Promise.all([
    preparePortrait(folders, portraitFocus),
    prepareStills(folders, projects),
    prepareCv(folders.beside, portfolio),
  ]);
  const { words, kit } = wordsIn(language, texts);
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      // The name that a file had on the owner's machine is nobody's business.
      projects: projects.map(({ still, ...project }) => {
        const id = stills.get(still ?? '')?.id;
        return id === undefined ? project : { ...project, still: id };
      }),
    },
    words: count(words, { ...cv, jobs: work.jobs.length }),
    portrait,
    cv,
  };
  return { site, kit, stills, portraitColour: colour, cvBytes: bytes };
}
