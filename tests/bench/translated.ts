import type { FormField } from '../../src/schema/field.ts';
import { formOf } from '../../src/schema/form.ts';
import { portfolioSchema } from '../../src/schema/portfolio/portfolio.ts';

/** What a second language says: other letters for each text that is translated, so it is as long and as hard to compress. */
export const translated = (portfolio: object) =>
  inOtherLetters(formOf(portfolioSchema), portfolio) as object;

function inOtherLetters({ fields, entry, scope }: FormField, value: unknown): unknown {
  if (entry && Array.isArray(value)) return value.map((each) => inOtherLetters(entry, each));
  if (fields)
    return Object.fromEntries(
      fields.flatMap((field) => {
        const inner = inOtherLetters(field, Reflect.get(Object(value), field.name));
        return inner === undefined ? [] : [[field.name, inner]];
      }),
    );
  return scope === 'translated' && typeof value === 'string'
    ? value.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    : undefined;
}
