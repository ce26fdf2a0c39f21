/** What a field takes of the lines of a text: all of them, or its own part. */
import type { FormField } from '../../schema/field.ts';
import { tidyPhone } from '../../schema/tidy.ts';
import { cleaned, intendedBy } from '../form/text-fields/intended.ts';
import { periodIn } from './periods.ts';

const EMAIL = /[\p{L}\p{N}_.+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** With a scheme, or a host that ends in letters. What stands around an @ is an e-mail address. */
const ADDRESS =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/[^\s|<>]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![@\p{L}\p{N}])(?:[/?#][^\s|<>]*)?)/giu;
/** Seven digits or more with what stands between them. */
const PHONE = /[+(]?\d(?:[\s()./\-\u2010-\u2013]*\d){6,}/g;
/** A sign that begins an entry, or a hyphen that does. */
const BULLET =
  /^(?:[\u2022\u2023\u2043\u2219\u25A0-\u25FF\u2700-\u27BF\u00B7\uF0B7\uF0A7*]\s*|[-\u2010-\u2015]\s+)/u;
/** No e-mail address stands in a longer line, but looking for one would take long. */
const LONGEST = 2000;
const SENTENCE_END = /[.!?…:;。！？؟]["'»”’)\]]*$/u;
/** Scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？]/u;

const PARTS: Readonly<Record<NonNullable<FormField['format']>, Part>> = {
  email: (text) => EMAIL.exec(text)?.[0],
  period: periodIn,
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

type Part = (text: string, field: FormField) => string | undefined;

/** The part of a line that is of the field's kind, or the line without its bullet. */
export function partOfLine(field: FormField, line: string): string {
  const text = cleaned(line, true);
  const part = field.format && text.length <= LONGEST && PARTS[field.format](text, field);
  return intendedBy(field.format, part || withoutBullet(text));
}

/** A text with a further line, which goes on where no sentence has ended. */
export function withLine(text: string, line: string): string {
  const before = text.trimEnd();
  if (before === '') return line;
  if (SENTENCE_END.test(before)) return `${before}\n${line}`;
  const isUnspaced = UNSPACED.test(before.slice(-1)) && UNSPACED.test(line.charAt(0));
  return before + (isUnspaced ? '' : ' ') + line;
}

/** The entries that lines make: one each, or, if the first has a bullet, one for each bullet. */
export function entriesOfLines(field: FormField, lines: readonly string[]): string[] {
  const haveBullets = isBulleted(lines[0] ?? '');
  const entries: string[] = [];
  for (const line of lines) {
    const part = partOfLine(field, line);
    const last = haveBullets && !isBulleted(line) ? entries.pop() : undefined;
    entries.push(last === undefined ? part : withLine(last, part));
  }
  return entries;
}

const isBulleted = (line: string) => BULLET.test(line.trim());

const withoutBullet = (text: string) => text.replace(BULLET, '');
