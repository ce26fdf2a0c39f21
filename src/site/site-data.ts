/**
 * The hydration data of the page. The program reads from it what the site says, and the studio can open the page again with it.
 */

import { portraitPart } from '../routes.ts';
import { isNewMotif } from '../schema/choices.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { type LateBlocks, renderBlock } from './blocks.ts';
import { PART } from './hydration/marks.ts';
import type { Media, SiteContent } from './site-content.ts';

/** Its name. */
export const BLOCK = 'site-data';
type Project = NonNullable<Portfolio['projects']>[number];
type Named = Portfolio & Project & Media & LateBlocks & { newMotifs: never; reelStill: never };

/** In which version a field of the portfolio, of a project or a sound, or a late block came or changed, if that was after version 5. */
const SINCE: Readonly<Partial<Record<keyof Named, number>>> = {
  legal: 6,
  further: 7,
  newMotifs: 8,
  reelStill: 8,
  craft: 8,
  accent: 8,
  wave: 8,
};
/** The block of an older page fits a newer schema. A function, so that the program does not have it. */
export const newestVersion = () => Math.max(...Object.values(SINCE));

type SiteData = {
  version: number;
} & Omit<SiteContent, 'portrait'> & {
    /** The prerendered document has the portrait's bytes. The block has them only where there is no prerendered document. */
    portrait: Omit<SiteContent['portrait'], 'src'> & { src?: string };
  };

/** The block. `late` are those that stand after the program. */
export function renderSiteData(site: Omit<SiteData, 'version'>, late: LateBlocks): string {
  const blocks = namesOf(late).filter((name) => Object.keys(late[name]).length > 0);
  const motifs = namesOf(site.drawings).some(isNewMotif) ? (['newMotifs'] as const) : [];
  // The lowest that can open the page without losing something.
  const media = Object.values(site.media).flatMap(namesOf);
  const projects = (site.portfolio.projects ?? []).flatMap(namesOf);
  const reelStill = site.portfolio.reel?.still === undefined ? [] : (['reelStill'] as const);
  const said = [
    ...namesOf(site.portfolio),
    ...projects,
    ...media,
    ...blocks,
    ...motifs,
    ...reelStill,
  ];
  const since = said.map((name) => SINCE[name] ?? 0);
  const data: SiteData = { version: Math.max(5, ...since), ...site };
  return renderBlock(BLOCK, data);
}

const namesOf = <Group extends object>(group: Group) => Object.keys(group) as (keyof Group)[];

/** Throws if the page lacks the block or the portrait. */
export function readSiteData(document: Document): SiteContent {
  // It is not looked for by its id, because a filter may have removed the ids.
  const block = document.querySelector('script[type="application/json"]');
  if (!block) throw new Error('index.html has no hydration data: the site has nothing to say.');
  const { version: _, portrait, ...others }: SiteData = JSON.parse(block.textContent ?? '');
  const src =
    portrait.src ?? document.querySelector<HTMLImageElement>(`img[${PART}=${portraitPart}]`)?.src;
  if (src === undefined) throw new Error('index.html has no portrait.');
  return { ...others, portrait: { ...portrait, src } };
}
