import type { Measures } from '../compiled.ts';

/** The width of a text in em. It is 0 if our fonts lack a letter, because then nobody knows the width. */
export function widthOf(text: string, { widths, unitsPerEm }: Measures): number {
  let sum = 0;
  for (const character of text) {
    const width = widths[character];
    if (width === undefined) return 0;
    sum += width / unitsPerEm;
  }
  return sum;
}
