import languages from 'iso-639-1';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';

/**
 * The pages in other languages, each with the name that the language gives itself. The names are from a list, because browsers
 * and Node know those of different languages.
 */
export function otherLanguagesIn({ language, otherLanguages = [] }: Portfolio) {
  const bases = [language, ...otherLanguages.map(({ language }) => language)].map(baseOf);
  return otherLanguages.map(({ language, address }) => {
    const base = baseOf(language);
    const isOne = bases.indexOf(base) === bases.lastIndexOf(base);
    // The region tells two of one language apart. One of them may have none.
    const region = isOne ? '' : language.slice(base.length + 1);
    const name = nameOf(base, language) + (region && ` (${region})`);
    const href = /^https:/.test(address) ? address : encodeURIComponent(address);
    return { language, name, href };
  });
}

const baseOf = (tag: string) => new Intl.Locale(tag).language;

function nameOf(base: string, tag: string): string {
  const listed = languages.getNativeName(base);
  // The list has codes of two letters.
  const known = listed || new Intl.DisplayNames([base], { type: 'language' }).of(base);
  const [first = '', ...rest] = known ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
