import { REVERSED } from '../words/direction.ts';

type Direction = 'ltr' | 'rtl';

/**
 * The `dir` of an owner's text. On a page that runs from right to left, a text with any letter of such a script does the same,
 * even if it begins with a Latin name. For any other text, its first letter decides.
 */
export function directionOfText(text: string, page: Direction): 'rtl' | 'auto' {
  return hasPageDirection(text, page) ? 'rtl' : 'auto';
}

/** The same for a text within a line: U+2067 and U+2068 begin what runs in its own direction, and U+2069 ends it. */
export function isolated(text: string, page: Direction): string {
  return `${hasPageDirection(text, page) ? '\u2067' : '\u2068'}${text}\u2069`;
}

function hasPageDirection(text: string, page: Direction): boolean {
  return page === 'rtl' && REVERSED.test(text);
}
