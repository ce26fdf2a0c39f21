import type { Portfolio, Project } from '../schema/portfolio/portfolio.ts';
import { hasPage } from '../schema/portfolio/projects.ts';
import type { Media } from '../site/site-content.ts';
import type { WebVtt } from './media/captions.ts';

/** A picture for the page: an address with its bytes, and its size in pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** Its average colour. A picture that is partly transparent has none. */
  colour?: string;
};

/** What a page is made of. Node and browsers read files and encode pictures before, each in its own way. */
export type PageIngredients = {
  /** The check must have found no error in it. */
  portfolio: Portfolio;
  portrait: Picture;
  /** By their keys (stillOf). */
  stills: ReadonlyMap<string, Picture>;
  /** The pictures of project pages, whole, by the names of their files. */
  pictures?: ReadonlyMap<string, Picture>;
  /** What is seen before a film plays, and where there is no film: the still of a project or of the showreel, whole and larger, by its key. */
  posters?: ReadonlyMap<string, Picture>;
  /** What the page needs to know of films and sounds (mediaForPage), by the names of their files. */
  media?: ReadonlyMap<string, Media>;
  /** The captions of films as WebVTT, by the names of their files. */
  captions?: ReadonlyMap<string, WebVtt>;
  /** The bytes of the PDF. */
  cv: Uint8Array;
};

/** What the files of a page are composed of. */
export type Ingredients = PageIngredients & {
  /** The link image (PNG), if the site has an address. */
  linkImage?: Uint8Array;
  /** All pages of the site, if there are several. The first one gives projects their paths. */
  pages?: readonly PageIngredients[];
  /**
   * Whether it is for the preview of the studio. What would take most of the time of a change is left out there: the pages of projects
   * in the prerendered document, which the program makes then, and the packing of the fonts.
   */
  isPreview?: boolean;
};

/** The key of a project's picture: its name, and what must stay in it, because two projects may crop the same photo in two ways. */
export function stillOf({ still, stillFocus }: Pick<Project, 'still' | 'stillFocus'>) {
  return still && [still, stillFocus].filter(Boolean).join(' ');
}

/** Whether the page of a project shows its still. On one without a film, the first picture stands in that place. */
export const showsPoster = (project: { film?: unknown; pictures?: unknown }) =>
  hasPage(project) && (project.film !== undefined || project.pictures === undefined);
