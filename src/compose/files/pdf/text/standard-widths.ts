/** About how wide the glyphs of the fonts are that every viewer has (ISO 32000-1, 9.6.2.2). It tells words apart, and needs no more. */
export function standardWidth(font: string, text: string): number {
  if (/courier|mono/i.test(font)) return 0.6;
  if (/[ijltfrI.,:;'’|!()[\]\-/ ]/.test(text)) return 0.3;
  if (/[mwMW@%—]/.test(text)) return 0.85;
  return /\p{Lu}/u.test(text) ? 0.68 : 0.53;
}
