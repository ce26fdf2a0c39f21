import { fill } from '../../words/fill.ts';
import type { KitWords } from '../../words/types.ts';
import { INDEX } from './file-names.ts';

/** The mail that the site is sent with. The owner finishes it. `page` is the name of the page that it tells to open. */
export function letterFrom(words: KitWords, fullName: string, page = INDEX) {
  const subject = fill(words.subject, { fullName });
  // Lines of a mail end with both characters, because some programs show no break for \n alone.
  const text = fill(words.letter, { fullName }).replace(/\r?\n/g, '\r\n').replaceAll(INDEX, page);
  return { subject, text };
}
