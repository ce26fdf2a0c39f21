import { describeLanguage } from '../../schema/language.ts';
import { english } from '../../schema/texts.ts';
import { shippedLanguage } from '../../words/languages.ts';
import { type Issue, PORTFOLIO } from './issue.ts';

/** The names of the words that the page has in English, because neither the site nor the owner has them in its language. */
export function untranslatedNames(language: string, texts: unknown): string[] {
  if (shippedLanguage(language)) return [];
  const own = Object(texts);
  // Visitors never see the words of the kit.
  return Object.keys(english).filter(
    (name) => !name.startsWith('kit.') && !Object.hasOwn(own, name),
  );
}

export function untranslatedIn(texts: unknown, language: string): Issue[] {
  const { length } = untranslatedNames(language, texts);
  if (length === 0) return [];
  const words = length === 1 ? 'one word' : `${length} words`;
  return [
    {
      file: PORTFOLIO,
      field: 'texts',
      problem: `has ${words} in English, because the site does not come with ${describeLanguage(language)}.`,
      expected: 'Is that meant? You can write them yourself.',
      severity: 'question',
      code: 'untranslated',
    },
  ];
}
