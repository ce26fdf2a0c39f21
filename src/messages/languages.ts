/** The languages that the studio speaks. The commands speak English, and have none of these. */

import { scriptOf } from '../words/direction.ts';
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
import type { Messages } from './messages.ts';

const languages: Readonly<Record<string, Messages>> = { ar, de, en, es, fr, it, ja, pl, pt, zh };

/** The codes of the languages (ISO 639). */
export const spokenLanguages = Object.keys(languages);

export const messagesIn = (language: string): Messages => languages[language] ?? en;

/** The first of somebody's languages (BCP 47) that the studio speaks, in the same script. A browser may also give ‘C’. */
export function spokenOf(tags: readonly string[]): string {
  const spoken = tags.flatMap((tag) => {
    try {
      const { language } = new Intl.Locale(tag);
      const isSpoken = Object.hasOwn(languages, language) && scriptOf(tag) === scriptOf(language);
      return isSpoken ? [language] : [];
    } catch {
      return [];
    }
  });
  return spoken[0] ?? 'en';
}
