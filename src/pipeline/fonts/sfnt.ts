/**
 * Reads from an uncompressed font what the build needs to know: which characters it holds, how wide each one is,
 * and the vertical metrics. Everything in font units.
 */

export type FontFacts = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Code point to advance width. */
  widths: ReadonlyMap<number, number>;
};

export function readFontFacts(font: Uint8Array): FontFacts {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const head = findTable(view, 'head');
  const hhea = findTable(view, 'hhea');
  const hmtx = findTable(view, 'hmtx');
  const wideGlyphs = view.getUint16(hhea + 34);
  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of readCharacters(view, findTable(view, 'cmap'))) {
    // Glyphs beyond the last entry share its width: that is how monospaced fonts save the table.
    widths.set(codePoint, view.getUint16(hmtx + 4 * Math.min(glyph, wideGlyphs - 1)));
  }
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    widths,
  };
}

function findTable(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new Error(`This font has no table "${tag}".`);
}

/** Formats 4 and 12 are the two that fonts for the web use. */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, glyphs);
    if (format === 12) readGroups(view, table, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, table: number, glyphs: Map<number, number>): void {
  const twice = view.getUint16(table + 6);
  for (let offset = 0; offset < twice; offset += 2) {
    const end = view.getUint16(table + 14 + offset);
    const start = view.getUint16(table + 16 + twice + offset);
    const delta = view.getUint16(table + 16 + 2 * twice + offset);
    const rangeAt = table + 16 + 3 * twice + offset;
    const range = view.getUint16(rangeAt);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const listed =
        range === 0 ? codePoint : view.getUint16(rangeAt + range + 2 * (codePoint - start));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(codePoint, glyph);
    }
  }
}

function readGroups(view: DataView, table: number, glyphs: Map<number, number>): void {
  const count = view.getUint32(table + 12);
  for (let index = 0; index < count; index += 1) {
    const group = table + 16 + 12 * index;
    const start = view.getUint32(group);
    const end = view.getUint32(group + 4);
    const first = view.getUint32(group + 8);
    for (let codePoint = start; codePoint <= end; codePoint += 1) {
      glyphs.set(codePoint, first + codePoint - start);
    }
  }
}
