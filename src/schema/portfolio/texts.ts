/** The site's own texts that an owner may replace: `"hero.subtitle" = "…"`. Their names are those of the English words. */
import type { z } from 'zod';
import { isPlural } from '../../words/fill.ts';
import { kit, words } from '../../words/languages/en.ts';
import type { Texts } from '../../words/overwrite.ts';
import { group, line, optional, proseField } from '../make-field.ts';
import { anyText, oneLine } from '../rules.ts';

const LONGEST = 200;

/** The English words by their names. */
export const englishTexts: Texts = flatten({
  ...words,
  kit: { ...kit, readme: 'see dist-readme.md\n' },
});

/** An owner may replace any of them. A text that a language lacks is in English. */
export const texts = group(
  {
    message: 'texts',
    example: '[texts], "hero.subtitle" = "Camera & Light"',
  },
  Object.fromEntries(
    Object.entries(englishTexts).map(([name, text]) => {
      const [firstLine] = text.split('\n');
      const about = { message: 'text', scope: 'own', example: `${firstLine}` } as const;
      // The letter and the README have many lines.
      const schema = text.endsWith('\n')
        ? proseField(about, anyText)
        : line(about, oneLine(LONGEST), LONGEST);
      return [name, optional(schema)];
    }),
  ),
) as unknown as z.ZodType<Texts>;

/** The owner's own texts. The occupation stands in the place of the subtitle. */
export function textsOf({ texts, occupation }: { texts: Texts; occupation?: string }): Texts {
  if (occupation === undefined) return texts;
  // No line begins with a separator.
  const bound = occupation.replace(/ (?=[·•|–—] )/g, '\u00A0');
  return { ...texts, 'hero.subtitle': bound };
}

/**
 * Turns groups in groups into names with dots, because TOML reads `hero.subtitle` without quotation marks as a group. Of several plurals it
 * takes the one that has its number as a place.
 */
export function flatten(value: object, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      if (isPlural(entry)) return [[before + key, entry.other]];
      return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.entries(flatten(entry, `${before}${key}.`))
        : [[before + key, entry]];
    }),
  );
}
