/** Makes outlines of texts in our own fonts, so that a picture is the same on every system. */
import { Blob, Font, Buffer as Glyphs, Face as Outlines, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Face, FONT_SCRIPTS, readFont, readFontFile } from '../../compile/fonts.ts';
import type { Pen } from '../../compose/link-image.ts';

/** SVG paths, in em, from the beginning of the line. */
export type Outline = { path: string; width: number };

/** Returns a pen for texts of these characters. It returns undefined for a text with a character that the face lacks. */
export async function penFor(face: Face, characters: string): Promise<Pen<Outline>> {
  const fonts: { font: Font; em: number; held: ReadonlySet<number> }[] = [];
  for (const script of FONT_SCRIPTS) {
    const source = await readFontFile(face.file(script));
    const held = new Set(readFont(source).characterSet);
    const bytes = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: face.axes,
      keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk'],
    });
    const outlines = new Outlines(new Blob(bytes));
    fonts.push({ font: new Font(outlines), em: outlines.upem, held });
  }

  return (text, tracking = 0) => {
    const runs: { text: string; by: (typeof fonts)[number] }[] = [];
    for (const character of text.normalize('NFC')) {
      const by = fonts.find(({ held }) => held.has(character.codePointAt(0) ?? 0));
      if (!by) return undefined;
      const last = runs.at(-1);
      if (last?.by === by) last.text += character;
      else runs.push({ text: character, by });
    }
    let path = '';
    let width = 0;
    for (const { text, by } of runs) {
      const glyphs = new Glyphs();
      glyphs.addText(text);
      glyphs.guessSegmentProperties();
      shape(by.font, glyphs);
      const scale = 1 / by.em;
      for (const glyph of glyphs.getGlyphInfosAndPositions()) {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const [x, y] = [width + xOffset * scale, -yOffset * scale];
        const drawn = by.font.glyphToPath(codepoint);
        path += `<path transform="translate(${x} ${y})scale(${scale} ${-scale})" d="${drawn}"/>`;
        width += xAdvance * scale + tracking;
      }
    }
    return { path, width };
  };
}
