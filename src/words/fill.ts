/** A text with these values in its {places}. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    // A function, because a `$` has a meaning in a replacement text.
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => `${value}`),
    text,
  );
}
