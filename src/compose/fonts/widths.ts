import type { Measures } from '../compiled.ts';

/** How wide a text runs, in em; 0 for one with a letter that our fonts do not have, because then nobody knows here. */
export function widthOf(text: string, { widths, unitsPerEm }: Measures): number {
  let sum = 0;
  for (const character of text) {
    const width = widths[character];
    if (width === undefined) return 0;
    sum += width / unitsPerEm;
  }
  return sum;
}
