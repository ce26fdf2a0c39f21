/** JSON in ASCII alone (compose/page/ascii.ts). It escapes `<` as well, because that could end the script element around it. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\x80-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
