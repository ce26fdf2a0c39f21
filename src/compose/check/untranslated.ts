import { messages } from '../../messages/messages.ts';
import { describeLanguage } from '../../schema/language.ts';
import { englishTexts } from '../../schema/portfolio/texts.ts';
import { shippedLanguage } from '../../words/shipped-languages.ts';
import { type Issue, questionIn } from './issue.ts';

/** The names of the words that the page has in English, because neither the site nor the owner has them in its language. */
export function untranslatedNames(language: string, texts: unknown): string[] {
  if (shippedLanguage(language)) return [];
  const own = Object(texts);
  // Visitors never see the words of the kit.
  return Object.keys(englishTexts).filter(
    (name) => !name.startsWith('kit.') && !Object.hasOwn(own, name),
  );
}

export function untranslatedIn(texts: unknown, language: string): Issue[] {
  const { length } = untranslatedNames(language, texts);
  if (length === 0) return [];
  const { untranslated, writeThemYourself } = messages.issues;
  const problem = untranslated({ count: length, language: describeLanguage(language) });
  return [{ ...questionIn('texts', problem, writeThemYourself), code: 'untranslated' }];
}
