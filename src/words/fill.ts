/** A text with these values in its {places}. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    // By a function, because a `$` in a replacement is no plain sign.
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => `${value}`),
    text,
  );
}
