/** The languages of sites and of the studio. Each has a file in words/languages and in messages/languages. */
import { scriptOf } from './direction.ts';

/** Their codes (ISO 639). */
export const shippedLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'ja',
  'pl',
  'pt',
  'zh',
] as const;

export type ShippedLanguage = (typeof shippedLanguages)[number];

/**
 * The language that a tag (BCP 47) names, if it is one of them, in the same script: 'pt' for 'pt-BR', but nothing for 'zh-Hant'. What a
 * browser gives may be no tag, such as ‘C’.
 */
export function shippedLanguage(tag: string): ShippedLanguage | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    const code = shippedLanguages.find((each) => each === language);
    return code && scriptOf(tag) === scriptOf(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
