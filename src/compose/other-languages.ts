import languages from 'iso-639-1';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';

/** The pages in other languages, by their own names. These come from a list, because not all browsers and Node know the same ones. */
export function otherLanguagesIn({ language, otherLanguages = [] }: Portfolio) {
  const bases = [language, ...otherLanguages.map(({ language }) => language)].map(baseOf);
  return otherLanguages.map(({ language, address }) => {
    const base = baseOf(language);
    const isOne = bases.indexOf(base) === bases.lastIndexOf(base);
    // If two pages have one language, the name also says the region. One of them may have no region.
    const region = isOne ? '' : language.slice(base.length + 1);
    const name = nameOf(base, language) + (region && ` (${region})`);
    const href = /^https:/.test(address) ? address : encodeURIComponent(address);
    return { language, name, href };
  });
}

/** The name that a language gives itself. */
export const nameOfLanguage = (tag: string): string => nameOf(baseOf(tag), tag);

const baseOf = (tag: string) => new Intl.Locale(tag).language;

function nameOf(base: string, tag: string): string {
  const listed = languages.getNativeName(base);
  // The list has only codes of two letters.
  const known = listed || new Intl.DisplayNames([base], { type: 'language' }).of(base);
  const [first = '', ...rest] = known ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
