/** What an owner may say otherwise than the site does: `"hero.subtitle" = "…"`, under the names of the English words. */
import type { z } from 'zod';
import { kit, words } from '../words/languages/en.ts';
import { group, line, optional, prose } from './field.ts';
import { anyText, oneLine, quote } from './rules.ts';

/** By their names, such as 'hero.subtitle'. */
export type Texts = Readonly<Record<string, string>>;

const LONGEST = 200;

/** As an owner would write those who count, with places to fill. */
const counting: Texts = {
  'about.cards.work.text': '{count} jobs, in running order.',
  'about.cards.cv.text': 'PDF, {size}. {pages} pages.',
  'kit.readme': 'see dist-readme.md\n',
};

/** The English words by their names. */
export const english: Texts = { ...flatten({ ...words, kit }), ...counting };

function textsSchema(isWhole: boolean): z.ZodType<Texts> {
  const fields = Object.entries(english).map(([name, text]) => {
    const about = { label: name, help: 'In English', example: quote(text) };
    // The letter and the README have many lines.
    const schema = text.endsWith('\n')
      ? prose(about, anyText)
      : line(about, oneLine(LONGEST), LONGEST);
    return [name, isWhole ? schema : optional(schema)];
  });
  const about = {
    label: 'Words',
    help: 'What the site shall say otherwise',
    example: '[texts], "hero.subtitle" = "Camera & Light"',
  };
  return group(about, Object.fromEntries(fields)) as unknown as z.ZodType<Texts>;
}

/** Any of them. */
export const someTexts = textsSchema(false);
/** Each of them, in a language that the site does not come with. */
export const allTexts = textsSchema(true);

/** Groups in groups as names with dots: TOML reads `hero.subtitle` without quotation marks as a group. */
export function flatten(value: object, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.entries(flatten(entry, `${before}${key}.`))
        : [[before + key, entry]],
    ),
  );
}
