/**
 * What the site says. The program is the same for every owner: whatever differs reaches the components by this context, so
 * that none of them imports content.
 */
import { createContext, use } from 'react';
import type { Portfolio } from '../schema/portfolio.ts';
import type { Words } from '../words/types.ts';

export type SiteContent = {
  /** What the owner said, checked. A still is the id that its picture has in the page, and no name of a file. */
  portfolio: Portfolio;
  /** In the owner's language, with the texts of the owner's own. */
  words: Words;
  portrait: { src: string; width: number; height: number };
  /** `size` is written for people, as in '34 kB'. */
  cv: { href: string; fileName: string; size: string; pages: number };
};

export const Site = createContext<SiteContent | undefined>(undefined);

export function useSite(): SiteContent {
  const content = use(Site);
  if (!content) throw new Error('There is no <Site> around this component: it has nothing to say.');
  return content;
}
