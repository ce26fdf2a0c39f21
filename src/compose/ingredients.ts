import type { Portfolio, Project } from '../schema/portfolio/portfolio.ts';
import { textsOf } from '../schema/texts.ts';
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

/**
 * What a site is composed of. Node and browsers read files, encode pictures and draw the link image in different ways, so that
 * is done before.
 */
export type Ingredients = {
  /** The check must have found no error in it. */
  portfolio: Portfolio;
  portrait: Picture;
  /** By their keys (stillOf). */
  stills: ReadonlyMap<string, Picture>;
  /** The bytes of the PDF. */
  cv: Uint8Array;
  /** The link image (PNG), if the site has an address. */
  linkImage?: Uint8Array;
  /** The file names of the pages in other languages that the same build makes. */
  madeWith?: readonly string[];
};

/** The key of a project's picture: its name, and what must stay in it, because two projects may crop the same photo in two ways. */
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
  const { language, projects, work } = portfolio;
  const address = ownAddressOf(portfolio);
  // Pictures get ids, because a visitor must not see the names of files on the owner's machine.
  const stills: Stills = new Map(
    [...pictures].map(([name, { src }], index) => [name, { id: `still-${index + 1}`, src }]),
  );
  const cv = describeCv(bytes, portfolio);
  const { words: mixed } = wordsIn(language, textsOf(portfolio));
  const counted = count(mixed, { ...cv, jobs: work?.jobs.length ?? 0 });
  const words = bindShortWords(language, counted);
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      ...(address && { address }),
      ...(projects && {
        projects: projects.map((project) => {
          const { still: _, ...others } = project;
          const id = stills.get(stillOf(project) ?? '')?.id;
          return id === undefined ? others : { ...others, still: id };
        }),
      }),
    },
    direction: directionOf(language),
    words,
    otherLanguages: otherLanguagesIn(portfolio),
    phrases: phrasesIn(portfolio, words),
    portrait,
    cv,
  };
  return { site, stills };
}
