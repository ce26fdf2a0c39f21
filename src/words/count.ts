import { fill } from './fill.ts';
import type { MixedWords, Words } from './types.ts';

/** The numbers in the texts of a site. `size` is a text for people, such as '34 kB'. */
type Counts = { jobs: number; size: string; pages: number };

/** The words with their numbers in them. An owner's own text may contain {count}, {size} and {pages}. */
export function count(words: MixedWords, { jobs, size, pages }: Counts): Words {
  const { cards } = words.about;
  const { work, cv } = cards;
  const jobsText =
    typeof work.text === 'string' ? fill(work.text, { count: jobs }) : work.text(jobs);
  const cvText =
    typeof cv.text === 'string' ? fill(cv.text, { size, pages }) : cv.text(size, pages);
  const counted = { ...cards, work: { ...work, text: jobsText }, cv: { ...cv, text: cvText } };
  return { ...words, about: { ...words.about, cards: counted } };
}

/** The words as an owner would write them, with {places} instead of numbers. */
export function withPlaces(words: MixedWords): Words {
  const places = { jobs: '{count}', size: '{size}', pages: '{pages}' };
  // The types ask for numbers, but the functions only put what they get into the text.
  return count(words, places as unknown as Counts);
}
