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

/** A place in the site, or an address on the web. */
export type ProjectPath = `/${string}` | `https://${string}`;

export type Profile = {
  /** BCP 47. */
  language: string;
  firstName: string;
  fullName: string;
  greeting: string;
  portraitAlt: string;
  description: string;
  email: string;
  phone: string;
  linkedin: `https://${string}`;
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
  points: readonly [string, string, string];
};

export type Work = {
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
  motif: Motif;
  text: string;
};
