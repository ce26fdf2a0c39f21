/** What the site says. The program is the same for every owner, so components get all content from this context and import none. */
import { createContext, use } from 'react';
import type { OtherPaths, ProjectPaths } from '../routes.ts';
import type { MotifName, Portfolio } from '../schema/portfolio/portfolio.ts';
import type { FilledWords } from '../words/types.ts';

/** In pixels. */
export type Size = { width: number; height: number };

/** All stills have one shape. Without a style they are as large as this. */
export const STILL_SIZE: Size = { width: 320, height: 180 };

/** A film or a sound that lies beside the page. A sound has no size. A recording that was never finished may not say its length. */
export type Media = Partial<Size> & {
  seconds?: number;
  /** What to ask `canPlayType`, if that can tell. */
  type?: string;
  /** How loud a sound is from its beginning to its end (compose/media/wave.ts). In the page it is the id of that drawing. */
  wave?: string;
};

/** The paths of a drawing in a box of 48 × 48. */
export type Drawing = {
  lines: string;
  /** It is drawn like the lines, and filled where a style sheet sets --motif-accent. */
  accent: string;
};

/** A circle or a path of a ring, as React has it. */
export type RingShape = Readonly<{
  /** The radius of a circle. A path has none. */
  r?: number;
  d?: string;
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  strokeOpacity?: number;
  strokeWidth?: number;
  strokeDasharray?: string;
  strokeDashoffset?: number;
  transform?: string;
}>;

/** The scale around the portrait. In Arabic it is mirrored, but its figures are not. */
export type Ring = Readonly<{
  /** The radii of discs, of which each lies on the one before. */
  planes: readonly number[];
  figures: readonly { turn: number; d: string }[];
  shapes: readonly RingShape[];
}>;

export type SiteContent = {
  /** The owner's portfolio, checked. A `still` or the `file` of a picture is the id of a picture in the page here, not the name of a file. */
  portfolio: Portfolio;
  projectPaths: ProjectPaths;
  /** Only a page in another language has any. */
  otherPaths?: OtherPaths;
  /** The direction of the page. */
  direction: 'ltr' | 'rtl';
  ring: Ring;
  /** In the owner's language, with the owner's own texts in them. */
  words: FilledWords;
  /** The same site in other languages. A name is in the language itself. */
  otherLanguages: readonly { language: string; name: string; href: string }[];
  /** The texts whose lines break only between phrases, each divided into these. */
  phrases: readonly (readonly string[])[];
  /** The films and sounds, by the names of their files. */
  media: Readonly<Record<string, Media>>;
  /** The sizes of the pictures of project pages, by their ids. */
  pictures: Readonly<Record<string, Size>>;
  /** Those that the page shows. The program has none, because each owner would have all. */
  drawings: Readonly<Partial<Record<MotifName, Drawing>>>;
  /** What is seen before a film plays, by the ids of the stills: the whole still, larger. */
  posters: Readonly<Record<string, Size & { id: string }>>;
  /** In pixels. `colour` is the average colour; a picture that is partly transparent has none. */
  portrait: Size & { src: string; colour?: string };
  /** `size` is for people, such as '34 kB'. */
  cv: { href: string; fileName: string; size: string; pages: number };
};

export const Site = createContext<SiteContent | undefined>(undefined);

export function useSite(): SiteContent {
  const content = use(Site);
  if (!content) throw new Error('There is no <Site> around this component: it has nothing to say.');
  return content;
}
