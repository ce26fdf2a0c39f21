/**
 * How much room the words of the bar and of headings need on a phone of 320 px. They stand for the page, and are better chosen
 * than broken. tests/browser/room.test.ts holds that these figures are what a browser does.
 */
import { cached } from '../files/cache.ts';
import { archivo, HEADINGS, instanceOf } from './faces.ts';

/**
 * In pixels at 320, of which 15 are kept for a scroll bar. The bar's room is for its four words side by side, with some padding
 * each; that of headings is for each word.
 */
export const places = {
  bar: { room: 305, padding: 8, size: 15, spacing: 0, axes: { wght: 600, wdth: 100 } },
  heading: { room: 265, padding: 0, size: 34, spacing: -0.018, axes: HEADINGS },
};

/** The widest word of each text, and how wide it is. */
export function widestWords(cache: string, place: keyof typeof places, texts: readonly string[]) {
  const { padding, size, spacing, axes } = places[place];
  const recipe = { room: import.meta.dirname, inputs: [place, ...texts] };
  return cached(cache, recipe, async () => {
    const latin = await instanceOf(archivo('latin'), axes, texts.join(' '));
    const more = await instanceOf(archivo('latin-ext'), axes, texts.join(' '));
    const widthOf = (word: string) => {
      let width = padding;
      for (const letter of word) {
        const codePoint = letter.codePointAt(0) ?? 0;
        const font = [latin, more].find((font) => font.hasGlyphForCodePoint(codePoint));
        // Of a script that our fonts do not have: which font the visitor has for it nobody knows here.
        if (!font) return 0;
        const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
        width += (advance + spacing) * size;
      }
      return width;
    };
    return texts.map((text) => {
      const words = piecesOf(text).map((word) => ({ word, width: widthOf(word) }));
      return words.reduce((one, other) => (other.width > one.width ? other : one));
    });
  });
}

/** A line may break at a space, behind a hyphen, and at a soft one, which then shows. */
function piecesOf(text: string): string[] {
  return text.split(/[\s\u200B]+|(?<=[-\u00AD])/).map((piece) => piece.replace('\u00AD', '-'));
}
