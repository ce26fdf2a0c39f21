/** What the site says in its languages. Only the build knows them; the program has none of them. */
import { fill, textFor } from './fill.ts';
import * as ar from './languages/ar.ts';
import * as de from './languages/de.ts';
import * as en from './languages/en.ts';
import * as es from './languages/es.ts';
import * as fr from './languages/fr.ts';
import * as it from './languages/it.ts';
import * as ja from './languages/ja.ts';
import * as pl from './languages/pl.ts';
import * as pt from './languages/pt.ts';
import * as zh from './languages/zh.ts';
import { overwrite, type Texts } from './overwrite.ts';
import { type ShippedLanguage, shippedLanguage } from './shipped-languages.ts';
import type { FilledWords, KitWords, Words } from './types.ts';

type Language = { words: Words; kit: KitWords };

const languages: Record<ShippedLanguage, Language> = { ar, de, en, es, fr, it, ja, pl, pt, zh };

/** The site's words in a language, or in English if the site does not come with it, with the owner's own texts in their place. */
export function wordsIn(tag: string, texts: Texts): Language {
  const { words, kit } = languages[shippedLanguage(tag) ?? 'en'];
  const { kit: ownKit, ...ownWords } = overwrite({ ...words, kit }, texts) as Words & {
    kit: KitWords;
  };
  return { words: ownWords, kit: ownKit };
}

/** What the words count. `size` is a text for people, such as '34 kB'. */
type Counts = { jobs: number; size: string; pages: number };

/** The words as the page has them, with the numbers in them. */
export function filledWordsIn(
  tag: string,
  texts: Texts,
  { jobs, size, pages }: Counts,
): FilledWords {
  const { words } = wordsIn(tag, texts);
  const { work, life, cv } = words.about.cards;
  const rules = new Intl.PluralRules(tag);
  const cards = {
    work: { ...work, text: fill(textFor(jobs, work.text, rules), { count: jobs }) },
    life,
    cv: { ...cv, text: fill(textFor(pages, cv.text, rules), { size, pages }) },
  };
  return { ...words, about: { ...words.about, cards } };
}
