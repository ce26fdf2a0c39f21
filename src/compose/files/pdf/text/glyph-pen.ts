/** Notes glyphs where they are. */

import type { Matrix } from './matrix.ts';
import { readableSigns } from './signs.ts';

/** In a direction of its own: `x` grows as one reads, `y` grows upwards. */
export type Glyph = {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  /** How its line is turned, in quarters. */
  turn: number;
  /** When it is drawn. */
  order: number;
};

/** No CV has a quarter of it. */
const MOST_GLYPHS = 150_000;

/** Accents that old fonts draw over a letter. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['¨', '\u0308'],
  ['ˇ', '\u030C'],
  ['˘', '\u0306'],
  ['¯', '\u0304'],
  ['˙', '\u0307'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);

export class GlyphPen {
  /** How many signs cannot be read. */
  unread = 0;
  #glyphs: Glyph[] = [];
  #meanings: (string | undefined)[] = [];
  #hasMeant = false;
  #count = 0;

  /** Those since the last call, which are of one page. */
  taken(): Glyph[] {
    const glyphs = this.#glyphs;
    this.#glyphs = [];
    this.#meanings = [];
    return glyphs;
  }

  get isFull() {
    return this.#count > MOST_GLYPHS;
  }

  /** What is drawn from here means this, or what is drawn. */
  begin(letters: string | undefined): void {
    if (this.#meanings.length < 100) this.#meanings.push(textOf(letters));
    if (letters !== undefined) this.#hasMeant = false;
  }

  end(): void {
    this.#meanings.pop();
  }

  put(letters: string | undefined, drawn: Matrix, width: number, scale: number): void {
    this.#count += 1;
    if (this.isFull) return;
    const [a, b, c, d, right, up] = drawn;
    const size = Math.hypot(c, d) * scale;
    const long = Math.hypot(a, b) * width;
    if (!(size > 0.5 && size < 1000)) return;
    const meaning = this.#meanings.findLast((each) => each !== undefined);
    const text = meaning === undefined ? letters : this.#hasMeant ? '' : meaning;
    if (meaning !== undefined) this.#hasMeant = true;
    if (text === undefined) this.unread += 1;
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
    const [x, y] = turned(right, up, turn);
    this.#note({ text: text ?? '', x, end: x + long, y, size, turn, order: this.#count });
  }

  #note(glyph: Glyph): void {
    const before = this.#glyphs.at(-1);
    const isNear =
      before?.turn === glyph.turn &&
      Math.abs(before.y - glyph.y) < glyph.size / 2 &&
      glyph.x < before.end - 0.1 * glyph.size &&
      glyph.end > before.x;
    if (before && isNear) {
      const [accent, letter] = ACCENTS.has(before.text) ? [before, glyph] : [glyph, before];
      const mark = ACCENTS.get(accent.text);
      if (mark !== undefined && /^\p{L}$/u.test(letter.text)) {
        const base = letter.text.replace('ı', 'i').replace('ȷ', 'j');
        Object.assign(before, letter, { text: `${base}${mark}`.normalize('NFC') });
        return;
      }
    }
    // Vowels of Arabic stand above the letter before.
    if (before && /^\p{M}+$/u.test(glyph.text) && before.turn === glyph.turn) {
      before.text += glyph.text;
      return;
    }
    this.#glyphs.push(glyph);
  }
}

/** As if the line were not turned. */
function turned(x: number, y: number, turn: number): [x: number, y: number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return turn === 3 ? [-y, x] : [x, y];
}

/** A text of a PDF is in UTF-16, or each byte is a letter. */
function textOf(letters: string | undefined): string | undefined {
  if (letters === undefined) return undefined;
  if (!letters.startsWith('\u00FE\u00FF')) return readableSigns(letters);
  let text = '';
  for (let at = 2; at + 1 < letters.length; at += 2)
    text += String.fromCharCode(letters.charCodeAt(at) * 256 + letters.charCodeAt(at + 1));
  return readableSigns(text);
}
