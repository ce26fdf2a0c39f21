/** JSON in ASCII alone (compose/page/ascii.ts), for a script element, which `<` could end. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\x80-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
