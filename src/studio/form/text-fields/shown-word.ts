/** What stands in the {places} of a word of the site, where an owner reads it. */
import { fill } from '../../../words/fill.ts';

const EXAMPLES = { position: 3, count: 8, pages: 2, size: '120 kB', host: 'Vimeo' };

export const placesIn = (word: string): readonly string[] => word.match(/\{\w+\}/g) ?? [];

/** The first line of a word, as a visitor may read it. */
export function shownWord(word: string): string {
  const [firstLine = ''] = word.split('\n', 1);
  return fill(firstLine, EXAMPLES).replace(/\{\w+\}/g, '…');
}
