/** The values that a PDF is made of (ISO 32000-1, 7.3), read from a text in which each character is a byte. */

/** A name is a string without its slash. Null is undefined, and so is what is no value. */
export type PdfValue =
  | undefined
  | boolean
  | number
  | string
  | Letters
  | Reference
  | readonly PdfValue[]
  | Dictionary;
/** What PDF calls a string: its bytes as characters. */
export type Letters = { letters: string };
/** Leads to the object of this number. */
export type Reference = { to: number };
export type Dictionary = ReadonlyMap<string, PdfValue>;

/** How much may still be read. All readings of a PDF share it, because objects that overlap could be read without end. */
export type Effort = { left: number };

/** In characters: what each step costs beside those that it reads. */
export const STEP = 8;

/** In characters: what is read of a string. Titles and keys are shorter. */
const MOST_LETTERS = 4000;

/** Space, a comment, a bracket, a name, the codes of a string, or any other word. */
const TOKEN =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|[[\]{}()>]|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|<([^>]*)>?|([^\0\t\n\f\r ()<>[\]{}/%]+)/y;

/** The value at a place, and where it ends. */
export function pdfValueAt(
  text: string,
  place: number,
  effort: Effort,
): { value: PdfValue; end: number } {
  /** The brackets that are open, with what stands before each. */
  const open: { isDictionary: boolean; before: PdfValue[] }[] = [];
  let values: PdfValue[] = [];
  let end = place;
  const close = () => {
    const bracket = open.pop();
    const value = bracket?.isDictionary ? dictionaryOf(values) : values;
    values = bracket?.before ?? [];
    values.push(value);
  };
  while (open.length > 0 || values.length === 0) {
    TOKEN.lastIndex = end;
    const [token = '', name, codes, word] = TOKEN.exec(text) ?? [];
    if (token === '' || effort.left < 0 || (word !== undefined && isBehind(word))) break;
    let next = end + token.length;
    if (name !== undefined) values.push(withoutCodes(name));
    else if (codes !== undefined) values.push({ letters: lettersOf(codes.slice(0, MOST_LETTERS)) });
    else if (word !== undefined) putWord(word, values);
    else if (token === '(') {
      next = endOfLetters(text, next);
      const last = Math.min(next - 1, end + MOST_LETTERS);
      values.push({ letters: withoutEscapes(text.slice(end + 1, last)) });
    } else if (token === '[' || token === '<<') {
      open.push({ isDictionary: token === '<<', before: values });
      values = [];
    } else if (token === ']' || token === '>>') {
      if (open.length === 0) break;
      close();
    }
    effort.left -= next - end + STEP;
    end = next;
  }
  while (open.length > 0) close();
  return { value: values[0], end };
}

/** Whether it stands behind a value, so that one that is not closed ends there. */
const isBehind = (word: string) => /^(?:obj|end|stream|trailer|xref|startxref)/.test(word);

function putWord(word: string, values: PdfValue[]): void {
  const number = Number(word);
  if (!Number.isNaN(number)) values.push(number);
  else if (word === 'R') {
    const [to] = values.splice(-2);
    values.push(typeof to === 'number' ? { to } : undefined);
  } else values.push(word === 'true' || (word === 'false' ? false : undefined));
}

function dictionaryOf(values: readonly PdfValue[]): Dictionary {
  const dictionary = new Map<string, PdfValue>();
  for (let index = 0; index < values.length; index += 1) {
    const key = values[index];
    if (typeof key !== 'string') continue;
    index += 1;
    dictionary.set(key, values[index]);
  }
  return dictionary;
}

/** Where a string ends, which may hold others in brackets. */
function endOfLetters(text: string, place: number): number {
  const sign = /[()\\]/g;
  sign.lastIndex = place;
  let depth = 1;
  while (depth > 0) {
    const [found] = sign.exec(text) ?? [];
    if (found === undefined) return text.length + 1;
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    else sign.lastIndex += 1;
  }
  return sign.lastIndex;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

const withoutEscapes = (letters: string) =>
  letters.replace(/\\([0-7]{1,3}|\r\n|.)/gs, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? signOf(escaped, 8) : (ESCAPES[escaped] ?? escaped),
  );

/** A name may have any of its letters as a code. */
const withoutCodes = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) => signOf(code, 16));

const lettersOf = (codes: string) =>
  codes.replace(/[^\da-f]/gi, '').replace(/..?/g, (code) => signOf(code.padEnd(2, '0'), 16));

const signOf = (code: string, base: number) =>
  String.fromCharCode(Number.parseInt(code, base) & 255);

export const isDictionary = (value: PdfValue): value is Dictionary => value instanceof Map;

export const isReference = (value: PdfValue): value is Reference =>
  typeof value === 'object' && 'to' in value;

export const pdfLetters = (value: PdfValue): string =>
  typeof value === 'object' && 'letters' in value ? value.letters : '';

export const numberIn = (value: PdfValue): number | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined;

/** All names in a value: keys, and what they say. A key that says null is as if it were not there (ISO 32000-1, 7.3.7). */
export function* pdfNames(
  value: PdfValue,
  follow: (value: PdfValue) => PdfValue,
): Generator<string> {
  const rest: PdfValue[] = [value];
  // What a value holds is put behind it, because calls in calls have a limit.
  for (const each of rest) {
    if (typeof each === 'string') yield each;
    else if (Array.isArray(each)) for (const inner of each) rest.push(inner);
    else if (isDictionary(each))
      for (const [key, inner] of each) if (follow(inner) !== undefined) rest.push(key, inner);
  }
}
