import { fill } from '../../words/fill.ts';
import type { KitWords } from '../../words/types.ts';

/** The mail that the site is sent with. The owner finishes it. */
export function letterFrom(words: KitWords, fullName: string) {
  const subject = fill(words.subject, { fullName });
  // Lines of a mail end with both characters, because some programs show no break for \n alone.
  const text = fill(words.letter, { fullName }).replace(/\r?\n/g, '\r\n');
  return { subject, text };
}
