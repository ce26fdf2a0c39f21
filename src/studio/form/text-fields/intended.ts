/** What somebody means by what they wrote or pasted. */
import type { FormField } from '../../../schema/field.ts';
import { webAddress } from '../../../schema/rules.ts';
import { tidyPhone } from '../../../schema/tidy.ts';

/** The text as the site needs it, if it is plain what is meant. */
export function intendedBy(format: FormField['format'], text: string): string {
  const trimmed = text.trim();
  if (format === 'address') return address(trimmed);
  if (format === 'email')
    return trimmed
      .normalize('NFKC')
      .replace(/^<|>$/g, '')
      .replace(/^mailto:\s*/i, '');
  // In most countries 00 leads abroad, and a 0 in brackets is dialled only at home.
  if (format === 'phone')
    return (
      trimmed &&
      tidyPhone(trimmed)
        .trim()
        .replace(/^00(?=[1-9])/, '+')
        .replace(/^(\+.*?) *\(0\) */, '$1 ')
    );
  // Two years with anything between them that means ‘to’.
  if (format === 'period')
    return trimmed.replace(/^(\p{Nd}{4})\s*[-\u2010-\u2015~]\s*(\p{Nd}{4})$/u, '$1–$2');
  return text;
}

function address(text: string): string {
  const whole = text.replace(/^http:\/\//i, 'https://').replace(/^https:\/\//i, 'https://');
  if (webAddress(whole) === undefined) return whole;
  // A path, such as /Work-Details, is no host.
  const completed = `https://${text}`;
  return /^[\p{L}\p{N}]/u.test(text) && webAddress(completed) === undefined ? completed : text;
}

/** Whether a phone number lacks the code of its country. */
export const isNational = (text: string) => /^[\d(]/.test(tidyPhone(text).trim());

/** More than any field has room for, and little enough to be shown at once. */
export const MOST_PASTED = 200_000;

export const isTooMuch = (pasted: string) => pasted.length > MOST_PASTED;

/** A pasted text without what word processors and web pages put into it, and nobody sees. */
export function cleaned(text: string, isLine: boolean): string {
  const visible = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00A0\u202F]/g, ' ')
    // Joiners stay, because some scripts and emoji need them.
    .replace(
      /(?![\n\t\u200C\u200D])[\p{Cc}\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu,
      '',
    );
  if (!isLine) return visible;
  // A pattern that begins and ends with spaces would take a minute for a very long space.
  return visible.replace(/\s+/g, (space) => (/[\n\t]/.test(space) ? ' ' : space)).trim();
}
