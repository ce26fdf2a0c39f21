/**
 * The data block of the page, from which the program reads what the site says. The page carries its content in it, so that it
 * can be opened again.
 */
import { asciiJson } from './ascii-json.ts';
import type { Content } from './content/types.ts';
import { portraitPart } from './routes.ts';
import type { SiteContent } from './site-content.ts';
import { PART } from './take-over/marks.ts';
import type { Texts } from './words/types.ts';

const BLOCK = 'site-data';
/** Rises with the schema. */
const VERSION = 1;

type SiteData = {
  version: number;
  /** Of the texts only the owner's own: taken from the words, they would keep those of an old release for ever. */
  content: Content;
  words: SiteContent['words'];
  /** Its bytes stand once in the file, in the static document. Where there is none, the block has them. */
  portrait: Omit<SiteContent['portrait'], 'src'> & { src?: string };
  cv: SiteContent['cv'];
};

/** The element. The texts of the kit are no part of it: what is written to somebody is no business of the visitors. */
export function renderSiteData(
  { words, portrait, cv, ...said }: Omit<SiteContent, 'portrait'> & Pick<SiteData, 'portrait'>,
  { kit: _, ...texts }: Texts,
): string {
  const content = { ...said, texts };
  const data: SiteData = { version: VERSION, content, words, portrait, cv };
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
  const { content, words, portrait, cv }: SiteData = JSON.parse(block.textContent ?? '');
  const image = document.querySelector<HTMLImageElement>(`img[${PART}=${portraitPart}]`);
  return { ...content, words, portrait: { src: image?.src ?? '', ...portrait }, cv };
}
