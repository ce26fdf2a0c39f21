import type { Measures } from '../compiled.ts';
import systemFonts from './system-fonts.json' with { type: 'json' };

/** The width of a text in em. It is 0 if our fonts lack a letter, because then nobody knows the width. */
export function widthOf(text: string, measures: Measures): number {
  const isKnown = [...text].every((character) => ownWidth(character, measures) !== undefined);
  return isKnown ? estimateWidth(text, measures) : 0;
}

/** About the width of a text in em, whatever letters it has. */
export function estimateWidth(text: string, measures: Measures): number {
  const widths = [...text].map(
    (character) => ownWidth(character, measures) ?? systemWidth(character),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function ownWidth(character: string, { widths, unitsPerEm }: Measures): number | undefined {
  const width = widths[character];
  return width === undefined ? undefined : width / unitsPerEm;
}

/** The width of a character in system fonts, in em. */
function systemWidth(character: string): number {
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  const scripts = Object.entries(systemFonts.scripts);
  const [, width] =
    scripts.find(([name]) => new RegExp(`\\p{sc=${name}}`, 'u').test(character)) ?? [];
  // Letters of China, Japan and Korea fill a square, as emoji do.
  return width === undefined ? 1 : width / systemFonts.unitsPerEm;
}
