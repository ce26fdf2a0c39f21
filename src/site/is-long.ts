/** In letters. A Chinese, Japanese or Korean letter counts as two, because it is twice as wide. */
const LONG = 30;
/** Counted in the same way. The narrowest card has room for seven Japanese letters of the usual size, or for about 14 Latin ones. */
const LONG_PHRASE = 14;

/** Whether a greeting or a title is set smaller, because it would have many lines, or break within a phrase. */
export function isLong(text: string, phrases: readonly string[] = []): boolean {
  return lengthOf(text) > LONG || phrases.some((phrase) => lengthOf(phrase) > LONG_PHRASE);
}

function lengthOf(text: string): number {
  return text.replace(/[\u1100-\u115F\u2E80-\uD7A3\uFF01-\uFF60]/g, '  ').length;
}
