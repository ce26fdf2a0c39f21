/** The languages that the studio speaks. The commands speak English, and have none of these. */

import { type ShippedLanguage, shippedLanguage } from '../words/shipped-languages.ts';
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

const languages: Record<ShippedLanguage, Messages> = { ar, de, en, es, fr, it, ja, pl, pt, zh };

export const messagesIn = (tag: string): Messages => languages[shippedLanguage(tag) ?? 'en'];

/** The first of somebody's languages (BCP 47) that the studio speaks. */
export const spokenOf = (tags: readonly string[]): ShippedLanguage =>
  tags.map(shippedLanguage).find((language) => language !== undefined) ?? 'en';
