/** The code of a language (BCP 47), and what people write in its place. */
import { quote, type Rule } from './rules.ts';

const inEnglish = (type: 'language' | 'region') =>
  new Intl.DisplayNames(['en'], { type, fallback: 'none' });

export const languageTag: Rule = (text) => {
  const written = text.replaceAll('_', '-');
  const code = codeIn(written);
  const known = code && inEnglish('language').of(code);
  if (known && written === text) return undefined;
  if (known) return `is written ${quote(written)}, with a hyphen.`;
  const meant = codeOf(text);
  if (meant) return `is a name: ${quote(text)} is written ${quote(meant)}.`;
  const spoken = /^[a-z]{2}$/i.test(text) && spokenIn(text);
  if (spoken)
    return `is a country: ${quote(text)} is the country; the language is ${quote(spoken)}.`;
  return `is not the code of a language.`;
};

/** Codes of languages that most people take for a country: ‘se’ is Northern Sami, but people mean Sweden. */
const RATHER_COUNTRIES = ['br', 'ch', 'ee', 'kr', 'se', 'si', 'za'];

/** The English name of a language. If most people take its code for a country, the code of that country's language follows. */
export function describeLanguage(tag: string): string {
  const code = codeIn(tag) ?? tag;
  const name = inEnglish('language').of(code) ?? code;
  if (!RATHER_COUNTRIES.includes(code)) return name;
  const country = inEnglish('region').of(code.toUpperCase());
  return `${name} (the language of ${country} is ${quote(spokenIn(code) ?? '')})`;
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
