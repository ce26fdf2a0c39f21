/** Reads what maps codes (ISO 32000-1, 9.7.5 and 9.10.3): to letters, or to numbers of glyphs. */
import { type Effort, type PdfValue, pdfLetters, pdfValueAt, STEP } from '../pdf-values.ts';

export type CMap = {
  /** Letters by code. */
  letters: ReadonlyMap<number, string>;
  /** Numbers of glyphs by code. */
  glyphs: ReadonlyMap<number, number>;
  /** In bytes, those that codes can have. The first byte of a code says how long it is. */
  lengths: readonly CodeSpace[];
};

export type CodeSpace = { length: number; first: number; last: number };

/** No font has more glyphs. */
const MOST_IN_RANGE = 65_536;

const SECTION = /begin(bfchar|bfrange|cidchar|cidrange|codespacerange)\b([\s\S]*?)(?:\bend\1|$)/g;

export function cMapIn(text: string, effort: Effort): CMap {
  const letters = new Map<number, string>();
  const glyphs = new Map<number, number>();
  const lengths: CodeSpace[] = [];
  for (const [, kind, content = ''] of text.matchAll(SECTION)) {
    const values = valuesIn(content, effort);
    const width = kind === 'bfchar' || kind === 'cidchar' || kind === 'codespacerange' ? 2 : 3;
    for (let at = 0; at + width <= values.length && effort.left >= 0; at += width) {
      const [first, second, third] = values.slice(at, at + width);
      const from = numberOf(pdfLetters(first));
      if (kind === 'bfchar') letters.set(from, utf16(pdfLetters(second)));
      else if (kind === 'cidchar') glyphs.set(from, Number(second));
      else if (kind === 'codespacerange')
        lengths.push(codeSpace(pdfLetters(first), pdfLetters(second)));
      else {
        const to = Math.min(numberOf(pdfLetters(second)), from + MOST_IN_RANGE);
        for (let code = from; code <= to && effort.left >= 0; code += 1) {
          effort.left -= STEP;
          if (kind === 'cidrange') glyphs.set(code, Number(third) + code - from);
          else letters.set(code, lettersFrom(third, code - from));
        }
      }
    }
  }
  return { letters, glyphs, lengths };
}

function valuesIn(text: string, effort: Effort): PdfValue[] {
  const values: PdfValue[] = [];
  for (let place = text.search(/\S/); place >= 0 && place < text.length && effort.left >= 0; ) {
    const { value, end } = pdfValueAt(text, place, effort);
    if (end <= place) break;
    if (value !== undefined) values.push(value);
    place = end;
  }
  return values;
}

function lettersFrom(value: PdfValue, index: number): string {
  if (Array.isArray(value)) return utf16(pdfLetters(value[index]));
  const first = pdfLetters(value);
  const last = first.slice(-2);
  const counted = numberOf(last) + index;
  return utf16(first.slice(0, -2) + (last.length < 2 ? '\0' : '') + twoBytes(counted));
}

const twoBytes = (value: number) => String.fromCharCode((value >> 8) & 255, value & 255);

/** The number that the bytes of a code are. */
export function numberOf(letters: string): number {
  let number = 0;
  for (let at = 0; at < Math.min(4, letters.length); at += 1)
    number = number * 256 + letters.charCodeAt(at);
  return number;
}

function codeSpace(first: string, last: string): CodeSpace {
  return { length: first.length, first: first.charCodeAt(0), last: last.charCodeAt(0) };
}

function utf16(letters: string): string {
  if (letters.length === 1) return letters;
  let text = '';
  for (let at = 0; at + 1 < letters.length; at += 2)
    text += String.fromCharCode(letters.charCodeAt(at) * 256 + letters.charCodeAt(at + 1));
  return text;
}
