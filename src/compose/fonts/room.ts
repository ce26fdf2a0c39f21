/**
 * How much room the words of the bar and of headings need on a phone of 320 px. They stand for the page, and are better chosen
 * than broken. tests/browser/room.test.ts holds that these figures are what a browser does.
 */
import { cached } from '../../node/files/cache.ts';
import { ASCII, archivo, HEADINGS, instanceOf } from './faces.ts';

/**
 * In pixels at 320, of which 15 are kept for a scroll bar. The bar's room is for its four words side by side, with some padding
 * each; that of headings is for each word.
 */
export const places = {
  bar: { room: 305, padding: 8, size: 15, spacing: 0, axes: { wght: 600, wdth: 100 } },
  heading: { room: 265, padding: 0, size: 34, spacing: -0.018, axes: HEADINGS },
};

/** The widest word of each text, and how wide it is. */
export async function widestWords(
  cache: string,
  place: keyof typeof places,
  texts: readonly string[],
) {
  const { padding, size, spacing, axes } = places[place];
  const pieces = texts.map(piecesOf);
  const widths = await widthsOf(cache, pieces.flat(), axes);
  return pieces.map((words) => {
    const measured = words.map((word) => {
      const width = widths[word] ?? 0;
      return { word, width: width && padding + (width + word.length * spacing) * size };
    });
    return measured.reduce((one, other) => (other.width > one.width ? other : one));
  });
}

/** In em, by the text; 0 for one in a script that our fonts do not have: which font the visitor has for it nobody knows here. */
export function widthsOf(
  cache: string,
  texts: readonly string[],
  axes: { wght: number; wdth: number },
): Promise<Readonly<Record<string, number>>> {
  const recipe = { room: import.meta.dirname, inputs: [JSON.stringify(axes), ...texts] };
  return cached(cache, recipe, async () => {
    // A space as a font's last character is more than fontkitten can measure.
    const characters = ASCII + texts.join('');
    const latin = await instanceOf(archivo('latin'), axes, characters);
    const more = await instanceOf(archivo('latin-ext'), axes, characters);
    const widthOf = (text: string) => {
      let width = 0;
      for (const letter of text) {
        const codePoint = letter.codePointAt(0) ?? 0;
        const font = [latin, more].find((font) => font.hasGlyphForCodePoint(codePoint));
        if (!font) return 0;
        width += font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
      }
      return width;
    };
    return Object.fromEntries(texts.map((text) => [text, widthOf(text)]));
  });
}

/** A line may break at a space, behind a hyphen, and at a soft one, which then shows. */
function piecesOf(text: string): string[] {
  return text.split(/[\s\u200B]+|(?<=[-\u00AD])/).map((piece) => piece.replace('\u00AD', '-'));
}
