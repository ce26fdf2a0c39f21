/**
 * The data block of the page, from which the program reads what the site says. The page carries its content in it, so that it
 * can be opened again.
 */

import { portraitPart } from '../routes.ts';
import { asciiJson } from './ascii-json.ts';
import type { SiteContent } from './site-content.ts';
import { PART } from './take-over/marks.ts';

const BLOCK = 'site-data';
/** Rises with the schema. */
const VERSION = 1;

type SiteData = {
  version: number;
} & Omit<SiteContent, 'portrait'> & {
    /** Its bytes stand once in the file, in the static document. Where there is none, the block has them. */
    portrait: Omit<SiteContent['portrait'], 'src'> & { src?: string };
  };

/** The element. The texts of the kit are no part of it: what is written to somebody is no business of the visitors. */
export function renderSiteData({ portfolio, ...others }: Omit<SiteData, 'version'>): string {
  const texts = Object.entries(portfolio.texts).filter(([name]) => !name.startsWith('kit.'));
  const said = { ...portfolio, texts: Object.fromEntries(texts) };
  const data: SiteData = { version: VERSION, portfolio: said, ...others };
  return `<script type="application/json" id="${BLOCK}">${asciiJson(data)}</script>`;
}

/** Reads it before the take-over, which removes the portrait from a page of its own. */
export function readSiteData(document: Document): SiteContent {
  const block = document.getElementById(BLOCK);
  if (!block) {
    throw new Error(
      `index.html has no element with the id "${BLOCK}": the site has nothing to say.`,
    );
  }
  const { version: _, portrait, ...said }: SiteData = JSON.parse(block.textContent ?? '');
  const image = document.querySelector<HTMLImageElement>(`img[${PART}=${portraitPart}]`);
  return { ...said, portrait: { src: image?.src ?? '', ...portrait } };
}
