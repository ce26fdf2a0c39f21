import type { Portfolio } from '../schema/portfolio.ts';
import type { SiteContent } from '../site/site-content.ts';
import { count } from '../words/count.ts';
import { wordsIn } from '../words/languages.ts';
import { describeCv } from './cv.ts';
import type { Stills } from './page/stills.ts';

/** A picture as the page takes it: an address with its bytes in it. In pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** What it looks like from afar; what is partly transparent has none. */
  colour?: string;
};

/** What systems differ in is done before: reading files, encoding pictures, drawing the one for links. */
export type Ingredients = {
  /** One in which the check found no fault. */
  portfolio: Portfolio;
  portrait: Picture;
  /** By the names that the projects call them. */
  stills: ReadonlyMap<string, Picture>;
  /** The bytes of the PDF. */
  cv: Uint8Array;
  /** What links are shown with (PNG), where the site has an address. */
  preview?: Uint8Array;
};

/** What the page says, with the words of its language, and the pictures that its projects refer to. */
export function prepareSiteContent({
  portfolio,
  portrait,
  stills: pictures,
  cv: bytes,
}: Ingredients) {
  const { language, projects, work, texts } = portfolio;
  // The name that a file had on the owner's machine is nobody's business.
  const stills: Stills = new Map(
    [...pictures].map(([name, { src }], index) => [name, { id: `still-${index + 1}`, src }]),
  );
  const cv = describeCv(bytes, portfolio);
  const { src, width, height } = portrait;
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      projects: projects.map(({ still, ...project }) => {
        const id = stills.get(still ?? '')?.id;
        return id === undefined ? project : { ...project, still: id };
      }),
    },
    words: count(wordsIn(language, texts).words, { ...cv, jobs: work.jobs.length }),
    portrait: { src, width, height },
    cv,
  };
  return { site, stills };
}
