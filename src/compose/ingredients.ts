import type { Portfolio, Project } from '../schema/portfolio/portfolio.ts';
import type { SiteContent } from '../site/site-content.ts';
import { count } from '../words/count.ts';
import { directionOf, wordsIn } from '../words/languages.ts';
import { ownAddressOf } from './addresses.ts';
import { describeCv } from './files/cv.ts';
import { otherLanguagesIn } from './other-languages.ts';
import type { Stills } from './page/stills.ts';
import { bindShortWords, phrasesIn } from './phrases.ts';

/** A picture for the page: an address with its bytes, and its size in pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** Its average colour. A picture that is partly transparent has none. */
  colour?: string;
};

/** What a site is composed of. Systems differ in how they read files, encode pictures and draw the picture for links, so that is done before. */
export type Ingredients = {
  /** The check has found no issue in it. */
  portfolio: Portfolio;
  portrait: Picture;
  /** By what stillOf says of the projects. */
  stills: ReadonlyMap<string, Picture>;
  /** The bytes of the PDF. */
  cv: Uint8Array;
  /** The picture for links (PNG), if the site has an address. */
  linkImage?: Uint8Array;
  /** The files of the pages in other languages that are made along with it. */
  madeWith?: readonly string[];
};

/** The picture of a project: its name, and what must stay in it. Two projects may crop the same photo in two ways. */
export function stillOf({ still, stillFocus }: Pick<Project, 'still' | 'stillFocus'>) {
  return still && [still, stillFocus].filter(Boolean).join(' ');
}

/** The content of the page with the words of its language, and the pictures of its projects. */
export function prepareSiteContent({
  portfolio,
  portrait,
  stills: pictures,
  cv: bytes,
}: Ingredients) {
  const { language, projects, work, texts } = portfolio;
  const address = ownAddressOf(portfolio);
  // Pictures get ids, because nobody needs to know the names of files on the owner's machine.
  const stills: Stills = new Map(
    [...pictures].map(([name, { src }], index) => [name, { id: `still-${index + 1}`, src }]),
  );
  const cv = describeCv(bytes, portfolio);
  const { words } = wordsIn(language, texts);
  const counted = count(words, { ...cv, jobs: work?.jobs.length ?? 0 });
  const said = bindShortWords(language, counted);
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      ...(address && { address }),
      ...(projects && {
        projects: projects.map((project) => {
          const { still: _, ...said } = project;
          const id = stills.get(stillOf(project) ?? '')?.id;
          return id === undefined ? said : { ...said, still: id };
        }),
      }),
    },
    direction: directionOf(language),
    words: said,
    otherLanguages: otherLanguagesIn(portfolio),
    phrases: phrasesIn(portfolio, said),
    portrait,
    cv,
  };
  return { site, stills };
}
