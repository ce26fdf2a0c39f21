import type { Portfolio, Project } from '../schema/portfolio/portfolio.ts';
import { hasPage } from '../schema/portfolio/projects.ts';
import { textsOf } from '../schema/portfolio/texts.ts';
import { type Media, type SiteContent, type Size, STILL_SIZE } from '../site/site-content.ts';
import { directionOf } from '../words/direction.ts';
import { filledWordsIn } from '../words/languages.ts';
import { ownAddressOf } from './addresses.ts';
import { describeCv } from './files/cv.ts';
import type { WebVtt } from './media/captions.ts';
import { nameOfLanguage, otherLanguagesIn } from './other-languages.ts';
import type { Late, LatePictureBytes } from './page/late.ts';
import { bindShortWords, phrasesIn } from './phrases.ts';
import { projectPathsOf } from './project-paths.ts';

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
  /** The pictures of project pages, whole, by the names of their files. */
  pictures?: ReadonlyMap<string, Picture>;
  /** What is seen before a film plays, and where there is no film: the project's still, whole and larger, by the key of the still. */
  posters?: ReadonlyMap<string, Picture>;
  /** What the page needs to know of films and sounds (mediaForPage), by the names of their files. */
  media?: ReadonlyMap<string, Media>;
  /** The captions of films as WebVTT, by the names of their files. */
  captions?: ReadonlyMap<string, WebVtt>;
  /** The bytes of the PDF. */
  cv: Uint8Array;
  /** The link image (PNG), if the site has an address. */
  linkImage?: Uint8Array;
  /** The file names of the pages in other languages that the same build makes. */
  madeWith?: readonly string[];
  /**
   * Whether the prerendered document leaves out the pages of projects, which the program makes then. For the preview of the studio, because
   * forty of them take most of the time of a change.
   */
  leavesOutProjectPages?: boolean;
};

/** The key of a project's picture: its name, and what must stay in it, because two projects may crop the same photo in two ways. */
export function stillOf({ still, stillFocus }: Pick<Project, 'still' | 'stillFocus'>) {
  return still && [still, stillFocus].filter(Boolean).join(' ');
}

/** Whether the page of a project shows its still. On one without a film, the first picture stands in that place. */
export const showsPoster = (project: { film?: unknown; pictures?: unknown }) =>
  hasPage(project) && (project.film !== undefined || project.pictures === undefined);

/** The pictures with ids, because a visitor must not see the names of files on the owner's machine. */
function withIds(kind: string, pictures: ReadonlyMap<string, Picture> = new Map(), shape?: Size) {
  return new Map(
    [...pictures].map(([name, { src, width, height }], index): [string, LatePictureBytes] => [
      name,
      { id: `${kind}-${index + 1}`, src, ...(shape ?? { width, height }) },
    ]),
  );
}

/** The content of the page with the words of its language, and what stands after the program. */
export function prepareSiteContent({
  portfolio,
  portrait,
  cv: bytes,
  media = new Map(),
  captions = new Map(),
  ...given
}: Ingredients) {
  const { language, projects, work } = portfolio;
  const address = ownAddressOf(portfolio);
  const stills = withIds('still', given.stills, STILL_SIZE);
  const pictures = withIds('picture', given.pictures);
  const posters = withIds('poster', given.posters);
  const cv = describeCv(bytes, portfolio);
  const counts = { ...cv, jobs: work?.jobs.length ?? 0 };
  const words = bindShortWords(language, filledWordsIn(language, textsOf(portfolio), counts));
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      ...(address && { address }),
      ...(projects && {
        projects: projects.map((project) => {
          const { still: _, ...others } = project;
          const id = stills.get(stillOf(project) ?? '')?.id;
          const onPage = project.pictures?.map((picture) => ({
            ...picture,
            file: pictures.get(picture.file)?.id ?? picture.file,
          }));
          return {
            ...others,
            ...(id !== undefined && { still: id }),
            ...(onPage && { pictures: onPage }),
          };
        }),
      }),
    },
    projectPaths: projectPathsOf(projects),
    direction: directionOf(language),
    words,
    otherLanguages: otherLanguagesIn(portfolio),
    phrases: phrasesIn(portfolio, words),
    media: Object.fromEntries(media),
    pictures: Object.fromEntries(
      [...pictures.values()].map(({ id, width, height }) => [id, { width, height }]),
    ),
    posters: Object.fromEntries(
      [...posters].flatMap(([key, { src: _, ...poster }]) => {
        const still = stills.get(key);
        return still ? [[still.id, poster]] : [];
      }),
    ),
    portrait,
    cv,
  };
  const late: Late = {
    pictures: [...stills.values(), ...posters.values(), ...pictures.values()],
    blocks: {
      captions: Object.fromEntries(
        [...captions].map(([name, each]) => [
          name,
          { ...each, label: nameOfLanguage(each.language) },
        ]),
      ),
    },
  };
  return { site, late };
}
