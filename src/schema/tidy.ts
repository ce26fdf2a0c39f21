/** What is taken out of a text before it is checked, because it means nothing there. */

/**
 * Invisible characters. They come with texts that are copied from contacts and web pages, and mean nothing in an address or a
 * phone number.
 */
const MEANINGLESS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** An address without characters that mean nothing in it. */
export const tidyAddress = (text: string) => text.replace(MEANINGLESS, '');

/** A phone number without characters that mean nothing in it, in ASCII digits. */
export function tidyPhone(text: string): string {
  return toAsciiDigits(text.replace(/\p{Cf}/gu, '').normalize('NFKC'));
}

/** Replaces the digits of other scripts. In each script, the codes of 0 to 9 follow one another. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return `${value}`;
  });
}
