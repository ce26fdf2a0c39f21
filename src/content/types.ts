/** The shapes of the content. The owner fills them in the files beside this one; this file stays as it is. */

import type { Texts } from '../words/types.ts';

/** What each file says, by the name of the file. */
export type Content = {
  profile: Profile;
  projects: readonly Project[];
  work: Work;
  life: readonly LifeParagraph[];
  texts: Texts;
};

export type WebAddress = `https://${string}`;

/** A place in the site, or an address on the web. */
type ProjectPath = `/${string}` | WebAddress;

export type NamedLink = {
  name: string;
  address: WebAddress;
};

/** Where in a photo the face is. */
export type Focus = 'left' | 'right' | 'top' | 'bottom' | 'centre' | `${number}% ${number}%`;

export type Profile = {
  /** BCP 47. */
  language: string;
  firstName: string;
  fullName: string;
  greeting: string;
  portraitAlt: string;
  /** Without it the crop goes by itself. */
  portraitFocus?: Focus;
  description: string;
  email: string;
  phone?: string;
  linkedin?: WebAddress;
  links?: readonly NamedLink[];
  /** The showreel, which a second button on the first screen leads to. */
  reel?: NamedLink;
  /** Of this site. */
  address?: WebAddress;
};

export type Project = {
  title: string;
  path?: ProjectPath;
  /** A photo in src/content/stills. */
  still?: string;
  /** What it shows; without, it says no more than the title. */
  stillAlt?: string;
  role?: string;
  year?: string;
  client?: string;
};

export type Job = {
  title: string;
  field: string;
  /** 'current', or how long it lasted. */
  period: 'current' | (string & {});
  /** 1 to 6. */
  points: readonly string[];
};

export type Work = {
  /** A blank line begins another paragraph, as in the texts of life.ts. */
  summary: string;
  jobs: readonly Job[];
};

/** The drawn motifs that can stand beside a paragraph of the personal page. */
export const motifs = [
  'order',
  'art',
  'reading',
  'cycling',
  'people',
  'school',
  'spanish',
] as const;

export type Motif = (typeof motifs)[number];

export type LifeParagraph = {
  motif?: Motif;
  text: string;
};
