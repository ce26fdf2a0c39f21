/** A text for which a field has no room. */
import type { FieldFacts, Limits } from './field.ts';
import { lengthOf } from './text-length.ts';

const PARAGRAPHS = /\n\s*\n/;
/** In UTF-16 units: more than one character can have that is counted as one (lengthOf). */
const LONGEST_CHARACTER = 24;

/** In a list, `most` is that of its entries. */
export function isTooLong(text: unknown, { kind, most, paragraphs }: Partial<FieldFacts>): boolean {
  if (typeof text !== 'string' || (kind !== 'line' && kind !== 'prose')) return false;
  if (paragraphs !== undefined && text.trim().split(PARAGRAPHS).length > paragraphs) return true;
  return most !== undefined && lengthOf(text) > most;
}

/** The beginning of a text that there is room for. It ends with a whole word, if there is one, and with '…'. */
export function beginningOf(text: string, limits: Limits): string {
  const { most = Number.POSITIVE_INFINITY, paragraphs } = limits;
  const first = text.trim().split(PARAGRAPHS).slice(0, paragraphs).join('\n\n');
  if (lengthOf(first.slice(0, LONGEST_CHARACTER * most)) <= most) return first;
  const whole = first.slice(0, LONGEST_CHARACTER * most);
  const fits = (end: number) => lengthOf(whole.slice(0, end)) < most;
  const words = [...whole.matchAll(/\s+/g)].map(({ index }) => index);
  const end =
    lastThat(fits, words) ||
    lastThat(
      fits,
      Array.from({ length: whole.length }, (_, place) => place),
    );
  // Half a character would be none.
  return `${whole.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The last of these that is right, where all up to some one are. */
function lastThat(isRight: (value: number) => boolean, values: readonly number[]) {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isRight(values[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return values[from - 1] ?? 0;
}
