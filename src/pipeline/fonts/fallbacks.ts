/** System fonts that are fitted to our faces until these are there, so that no line moves as they arrive. */
import type { Font } from 'fontkitten';
import subsetFont from 'subset-font';

import { ASCII, archivo, fontFaceRule, geistMono, readFont, readFontFile } from './faces.ts';
import { FALLBACK_FIRST, FALLBACK_UNITS, fallbackFonts, monoFallbacks } from './fallback-widths.ts';

/** `@font-face` rules under the names of fallback-widths.ts, fitted to how wide these texts run. */
export async function buildFallbacks(texts: string): Promise<string> {
  const prose = countCharacters(texts);
  const headings = countCharacters(shortLines(texts));
  const text = await instanceOf(archivo('latin'), { wght: 400, wdth: 100 });
  const bold = await instanceOf(archivo('latin'), { wght: 700, wdth: 100 });
  const display = await instanceOf(archivo('latin'), { wght: 800, wdth: 125 });
  const mono = await instanceOf(geistMono('latin'), { wght: 500 });
  const fitted = [
    { family: 'Archivo', weight: '400 599', ours: text, cut: 'regular', frequencies: prose },
    { family: 'Archivo', weight: '600 800', ours: bold, cut: 'bold', frequencies: headings },
    { family: 'Display', weight: '100 900', ours: display, cut: 'bold', frequencies: headings },
  ] as const;
  const rules = fallbackFonts.flatMap((font) =>
    fitted.map(({ family, weight, ours, cut, frequencies }) => {
      const scale = ratio(ours, font.widths[cut], frequencies);
      return fallbackRule(`${family} ${font.name}`, weight, font[cut], ours, scale);
    }),
  );
  for (const font of monoFallbacks) {
    const advance = advanceOf(mono, 0x30) / mono.unitsPerEm;
    rules.push(
      fallbackRule(`Mono ${font.name}`, '100 900', font.local, mono, advance / font.advance),
    );
  }
  return rules.join('');
}

/** How much wider the texts run in our face than in the fallback. */
function ratio(
  ours: Font,
  theirs: readonly number[],
  frequencies: ReadonlyMap<number, number>,
): number {
  let ourSum = 0;
  let theirSum = 0;
  theirs.forEach((width, index) => {
    const codePoint = FALLBACK_FIRST + index;
    const count = frequencies.get(codePoint) ?? 0;
    ourSum += (count * advanceOf(ours, codePoint)) / ours.unitsPerEm;
    theirSum += (count * width) / FALLBACK_UNITS;
  });
  return theirSum === 0 ? 1 : ourSum / theirSum;
}

function fallbackRule(
  family: string,
  weight: string,
  local: readonly string[],
  ours: Font,
  scale: number,
): string {
  const share = (units: number) => percent(units / ours.unitsPerEm / scale);
  return fontFaceRule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(),
    'size-adjust': percent(scale),
    'ascent-override': share(ours.ascent),
    'descent-override': share(-ours.descent),
    'line-gap-override': share(ours.lineGap),
  });
}

/** Headings and labels have more capitals than prose, so their average width is another. */
function shortLines(texts: string): string {
  const short = texts.split('\n').filter((line) => line.trim().length <= 60);
  return short.join('\n') || texts;
}

function countCharacters(texts: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const character of texts.replace(/\s*\n\s*/g, '').replace(/\s+/g, ' ')) {
    const codePoint = character.codePointAt(0) ?? 0;
    counts.set(codePoint, (counts.get(codePoint) ?? 0) + 1);
  }
  return counts;
}

async function instanceOf(file: string, axes: Record<string, number>): Promise<Font> {
  const font = await subsetFont(await readFontFile(file), ASCII, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: [],
  });
  return readFont(font);
}

function advanceOf(font: Font, codePoint: number): number {
  return font.glyphForCodePoint(codePoint).advanceWidth;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
