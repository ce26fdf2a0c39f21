/** The code of a language (BCP 47), and what people write in its place. */
import { messages, language as spoken } from '../messages/messages.ts';
import type { Rule } from './rules.ts';
import { quote } from './text-length.ts';

/** As many links as fit beside the keys of the bar. */
export const MOST_OTHER_LANGUAGES = 3;

const inEnglish = (type: 'language' | 'region') =>
  new Intl.DisplayNames(['en'], { type, fallback: 'none' });

export const languageTag: Rule = (text) => {
  const issues = messages.issues.language;
  const written = text.replaceAll('_', '-');
  const code = codeIn(written);
  const known = code && inEnglish('language').of(code);
  if (known && written === text) return undefined;
  if (known) return issues.hyphen({ tag: quote(written) });
  const meant = codeOf(text);
  if (meant) return issues.name({ name: quote(text), tag: quote(meant) });
  const usual = /^[a-z]{2}$/i.test(text) && spokenIn(text);
  if (usual) return issues.isCountry({ text: quote(text), tag: quote(usual) });
  return issues.none;
};

/** Codes of languages that most people take for a country: ‘se’ is Northern Sami, but people mean Sweden. */
const RATHER_COUNTRIES = ['br', 'ch', 'ee', 'kr', 'se', 'si', 'za'];

/** The name of a language. If most people take its code for a country, the code of that country's language follows. */
export function describeLanguage(tag: string): string {
  const code = codeIn(tag) ?? tag;
  const named = (type: 'language' | 'region', each: string) =>
    new Intl.DisplayNames(spoken, { type }).of(each) ?? each;
  const name = named('language', code);
  if (!RATHER_COUNTRIES.includes(code)) return name;
  const country = named('region', code.toUpperCase());
  const usual = quote(spokenIn(code) ?? '');
  return messages.issues.languageNotCountry({ language: name, country, tag: usual });
}

function codeIn(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The code of the language that is usual in a country. */
function spokenIn(country: string): string | undefined {
  if (!inEnglish('region').of(country.toUpperCase()) || /^zz$/i.test(country)) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** The code of the language that has this name, in English or in the language itself: 'Deutsch' is 'de'. */
function codeOf(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(fold(name));
}

let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): Map<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const english = inEnglish('language');
  const found = new Map<string, string>();
  for (const code of pairs) {
    const known = english.of(code);
    if (!known) continue;
    const itself = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
    for (const name of [known, itself ?? known].map(fold))
      if (!found.has(name)) found.set(name, code);
  }
  return found;
}

/** Drops case and accents, so that 'Francais' is found, too. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
