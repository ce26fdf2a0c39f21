/** The engine of words and messages: a text, or one for each plural, whose {places} get values. A library would be 5 to 50 kB. */

/** A text for each plural category (CLDR) of a number that the language has, and for exact numbers ('=2'), which come first. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly [exactly: `=${number}`]: string;
  readonly other: string;
};

export const isPlural = (text: unknown): text is Plural =>
  typeof text === 'object' && text !== null && 'other' in text && typeof text.other === 'string';

/** The text for a number, by the rules of the language. */
export function textFor(number: number, text: string | Plural, rules: Intl.PluralRules): string {
  if (typeof text === 'string') return text;
  return text[`=${number}`] ?? text[rules.select(number)] ?? text.other;
}

/** A text with these values in its {places}. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (place, name) => `${new Map(Object.entries(values)).get(name) ?? place}`,
  );
}
