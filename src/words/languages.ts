/** The languages that the site comes with. Only the build knows them; the program has none of them. */
import { scriptOf } from './direction.ts';
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
import { overwrite } from './overwrite.ts';
import type { CountingWords, KitWords, MixedWords } from './types.ts';

type Language = { words: CountingWords; kit: KitWords };

/** The languages by their codes (ISO 639). */
const languages: Readonly<Record<string, Language>> = { ar, de, en, es, fr, it, ja, pl, pt, zh };

export const shippedLanguages = Object.keys(languages);

/**
 * The code of the language that a tag (BCP 47) names, if the site comes with it, in the same script: 'pt' for 'pt-BR', but nothing for
 * 'zh-Hant'.
 */
export function shippedLanguage(tag: string): string | undefined {
  const { language } = new Intl.Locale(tag);
  const isShipped = Object.hasOwn(languages, language) && scriptOf(tag) === scriptOf(language);
  return isShipped ? language : undefined;
}

/** The site's words in a language, or in English if the site does not come with it, with the owner's own texts in their place. */
export function wordsIn(
  tag: string,
  texts: Readonly<Record<string, string>>,
): { words: MixedWords; kit: KitWords } {
  const { words, kit } = languages[shippedLanguage(tag) ?? ''] ?? en;
  const { kit: ownKit, ...ownWords } = overwrite({ ...words, kit }, texts) as MixedWords & {
    kit: KitWords;
  };
  return { words: ownWords, kit: ownKit };
}
