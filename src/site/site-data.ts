/**
 * The hydration data of the page. The program reads from it what the site says, and the studio can open the page again with it.
 */

import { portraitPart } from '../routes.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { renderBlock } from './blocks.ts';
import { PART } from './hydration/marks.ts';
import type { SiteContent } from './site-content.ts';

/** Its name. */
export const BLOCK = 'site-data';
/** In which version a part of the portfolio changed, if that was after version 5. */
const SINCE: Readonly<Partial<Record<keyof Portfolio, number>>> = { legal: 6 };
/** The newest version. The block of an older page fits a newer schema. */
export const VERSION = Math.max(...Object.values(SINCE));
/** The texts of the README that lies beside the page. */
const BESIDE_THE_PAGE: readonly string[] = ['kit.film', 'kit.preview', 'kit.readme'];

type SiteData = {
  version: number;
} & Omit<SiteContent, 'portrait'> & {
    /** The prerendered document has the portrait's bytes. The block has them only where there is no prerendered document. */
    portrait: Omit<SiteContent['portrait'], 'src'> & { src?: string };
  };

/** The block. It leaves out the owner's own letter, because visitors need not know what the owner writes to somebody. */
export function renderSiteData({ portfolio, ...others }: Omit<SiteData, 'version'>): string {
  const texts = Object.entries(portfolio.texts).filter(
    ([name]) => !name.startsWith('kit.') || BESIDE_THE_PAGE.includes(name),
  );
  const shared = { ...portfolio, texts: Object.fromEntries(texts) };
  // The lowest that can open the page without losing something.
  const parts = Object.keys(portfolio) as (keyof Portfolio)[];
  const version = Math.max(5, ...parts.map((name) => SINCE[name] ?? 0));
  const data: SiteData = { version, portfolio: shared, ...others };
  return renderBlock(BLOCK, data);
}

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
