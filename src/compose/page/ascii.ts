/**
 * Writes an escape for every character beyond ASCII. A server may name another charset, which outranks that of the file:
 * bytes beyond ASCII would become other characters, and the policy's hashes would no longer match.
 */

/** Leaves styles, scripts and comments, which know no references, and U+0080 to U+009F, which mean other characters as references. */
export function asciiMarkup(markup: string): string {
  // Most pieces of a page are in ASCII already, and this is found out sooner.
  if (isAscii(markup)) return markup;
  return markup.replace(
    /(<(style|script)\b.*?<\/\2>|<!--.*?-->)|[^\0-\x9f]/gsu,
    (character, raw?: string) => raw ?? `&#${character.codePointAt(0)};`,
  );
}

/** A backslash and the character after it are escaped together, because a backslash before an escape would change its meaning. */
export function asciiStyle(style: string): string {
  return style.replace(
    /(\\[\0-\x7f])|\\?([^\0-\x7f])/gu,
    (_, escaped?: string, character = '') =>
      escaped ?? `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

export function assertAscii(html: string): void {
  const at = html.search(/[^\0-\x7f]/);
  if (at < 0) return;
  const around = html.slice(Math.max(0, at - 40), at + 40);
  throw new Error(`Some servers would damage a character of index.html: …${around}…`);
}
