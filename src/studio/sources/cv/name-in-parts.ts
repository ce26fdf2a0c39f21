/** A name that is larger than all else on the page, in lines of two words, in three lines or without a space, as the e-mail address says. */
import type { TextLine } from './cv-text.ts';
import { isPart, trimmed } from './name-words.ts';

export function nameInParts(
  page: readonly TextLine[],
  known: string,
  isKnown: (part: string) => boolean,
): string | undefined {
  const most = Math.max(...page.map(({ size }) => size));
  const largest = page.filter(({ size }) => size > most - 0.2);
  const parts = largest.map(({ text }) => trimmed(text));
  const [only = ''] = parts;
  if (parts.length === 1) return ofTwoFonts(only, known, isKnown);
  const isTwice =
    parts.length === 2 && parts.every((part) => /^\S+ \S+$/.test(part) && isPart(part));
  if (isTwice && parts.some(isKnown)) return parts.join(' ');
  const isSure = parts.length === 3 && parts.every((part) => isPart(part) && isKnown(part));
  return isSure ? parts.join(' ') : undefined;
}

/** Some templates have a light font for the first part and a bold one for the second, and nothing between. */
function ofTwoFonts(text: string, known: string, isKnown: (part: string) => boolean) {
  const [, first = '', last = ''] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (isKnown(first) && isKnown(last)) return `${first} ${last}`;
  const [, one = '', other = ''] = /(?:^|\s)([a-z]{3,})[._-]([a-z]{3,})@/.exec(known) ?? [];
  if (one !== '' && text === one + other) return `${one} ${other}`;
  return one !== '' && text === other + one ? `${other} ${one}` : undefined;
}
