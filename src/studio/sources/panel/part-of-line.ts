/** What a field takes of the lines of a text: all of them, or its own part. */
import type { FormField } from '../../../schema/field.ts';
import { tidyPhone } from '../../../schema/tidy.ts';
import { cleaned, intendedBy } from '../../form/text-fields/intended.ts';
import { periodIn, withCurrent, withoutRange } from '../cv/periods.ts';
import { entriesIn, withoutBullet } from '../pasted/lines.ts';

const EMAIL = /[\p{L}\p{N}_.+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** With a scheme, or a host that ends in letters. What stands around an @ is an e-mail address. */
const ADDRESS =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/[^\s|<>]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![@\p{L}\p{N}])(?:[/?#][^\s|<>]*)?)/giu;
/** Seven digits or more with what stands between them. */
const PHONE = /[+(]?\d(?:[\s()./\-\u2010-\u2013]*\d){6,}/g;
/** No e-mail address stands in a longer line, but looking for one would take long. */
const LONGEST = 2000;
const SENTENCE_END = /[.!?…:;。！？؟]["'»”’)\]]*$/u;
/** Scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？]/u;

const PARTS: Readonly<Record<NonNullable<FormField['format']>, Part>> = {
  email: (text) => EMAIL.exec(text)?.[0],
  period: (text) => withCurrent(periodIn(text) ?? '') || undefined,
  address: (text, { name }) => {
    const addresses = [...text.matchAll(ADDRESS)].map(([each]) => each.replace(/[.,;:)\]]+$/, ''));
    return (
      addresses.find((each) => name === 'linkedin' && /linkedin\./i.test(each)) ?? addresses[0]
    );
  },
  phone: (text) => {
    const numbers = [...tidyPhone(text).matchAll(PHONE)].map(([each]) => each);
    return numbers.find((each) => each.startsWith('+')) ?? numbers.find((each) => !periodIn(each));
  },
};

/** Fields beside whose texts a CV has the dates. */
const DATED: ReadonlySet<FormField['message']> = new Set(['jobTitle', 'jobField']);

type Part = (text: string, field: FormField) => string | undefined;

/** The part of a line that is of the field's kind, or the line without its bullet. */
export function partOfLine(field: FormField, line: string): string {
  const text = cleaned(line, true);
  const part = field.format && text.length <= LONGEST && PARTS[field.format](text, field);
  if (part) return intendedBy(field.format, part);
  const whole = withoutBullet(text);
  return intendedBy(field.format, DATED.has(field.message) ? withoutRange(whole) : whole);
}

/** A text with a further line, which goes on where no sentence has ended. */
export function withLine(text: string, line: string): string {
  const before = text.trimEnd();
  if (before === '') return line;
  if (SENTENCE_END.test(before)) return `${before}\n${line}`;
  const isUnspaced = UNSPACED.test(before.slice(-1)) && UNSPACED.test(line.charAt(0));
  return before + (isUnspaced ? '' : ' ') + line;
}

/** The entries that lines make, and what the field takes of each. */
export const entriesOfLines = (field: FormField, lines: readonly string[]) =>
  entriesIn(lines.join('\n')).map((line) => partOfLine(field, line));
