import type { SiteContent } from './site-content.ts';

type Direction = SiteContent['direction'];

/** A letter of a script that runs from right to left. */
const REVERSED = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * The `dir` of an owner's text. On a page right to left, a text with any letter of such a script goes with the page, although
 * it may begin with a Latin name. The first letter decides for all others.
 */
export function directionOfText(text: string, page: Direction): 'rtl' | 'auto' {
  return goesWithPage(text, page) ? 'rtl' : 'auto';
}

/** The same for a text within a line: U+2067 and U+2068 begin what runs in its own direction, and U+2069 ends it. */
export function isolated(text: string, page: Direction): string {
  return `${goesWithPage(text, page) ? '\u2067' : '\u2068'}${text}\u2069`;
}

function goesWithPage(text: string, page: Direction): boolean {
  return page === 'rtl' && REVERSED.test(text);
}
