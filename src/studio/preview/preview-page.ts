/**
 * What a page has only in the preview. Nothing of it is in the page that is saved. The frame has `srcdoc`, because a page from a disk may not
 * read a frame with `blob:`, and so could not keep its scroll position from one letter to the next.
 */

import { everyPlace } from './targets.ts';

/** The event at the frame before the scripts of its page run. */
export const BEGIN = 'begin';

/**
 * A script that makes the name of the frame the fragment of its address, because `srcdoc` has no address that could contain one.
 * It runs before the scripts of the page: a change of the address while those start would begin at the top.
 */
export const beginPage = `location.hash=name;frameElement?.dispatchEvent(new Event('${BEGIN}'))`;

/** What leads to a field. It is there from the start, because a style that comes later costs a second style calculation. */
const cursor = `<style>:is(${everyPlace}) { cursor: pointer }</style>`;

/** Adds both before the policy of the page, which does not know them, and allows pictures, films and sounds from memory. */
export const previewPage = (page: string): string =>
  page
    .replace('<meta http-equiv=', `<script>${beginPage}</script>${cursor}$&`)
    .replace('img-src data:', '$& blob:')
    .replace("media-src 'self'", '$& blob:');
