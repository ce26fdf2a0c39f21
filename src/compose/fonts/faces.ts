import { compress } from 'woff2-encoder';
import { fromBase64, toBase64 } from '../base64.ts';
import type { CompiledFace } from '../compiled.ts';
import { subset } from './subset.ts';

export type FaceOptions = {
  scale: number;
  isPacked: boolean;
  /** Whether the face only adds characters to one that the page has already. */
  isFurther?: boolean;
};

/** One `@font-face` rule for each script that the characters need. */
export async function buildFace(
  face: CompiledFace,
  characters: string,
  subsetter: string,
  { scale, isPacked, isFurther = false }: FaceOptions,
): Promise<string> {
  const missing = new Set([...(isFurther ? '' : face.always), ...characters]);
  if (isFurther) for (const character of face.always) missing.delete(character);
  // Combining marks need the features that place them.
  const marks = /\p{M}/u.test(characters) ? ['ccmp', 'mark', 'mkmk'] : [];
  let rules = '';
  for (const script of face.scripts) {
    const held = new Set(script.characters);
    const wanted = [...missing].filter((character) => held.has(character));
    if (wanted.length === 0) continue;
    for (const character of wanted) missing.delete(character);
    const source = fromBase64(script.font);
    const font = await subset(subsetter, source, wanted, [...face.features, ...marks]);
    rules += fontFaceRule({
      'font-family': `"${face.family}"`,
      'font-weight': face.weight,
      'font-display': 'swap',
      ...(scale === 1 ? {} : { 'size-adjust': percent(scale) }),
      src: isPacked
        ? fontAddress(await compress(font), 'woff2', 'woff2')
        : fontAddress(font, 'ttf', 'truetype'),
      'unicode-range': unicodeRange(wanted),
    });
  }
  return rules;
}

const fontAddress = (font: Uint8Array, type: string, format: string) =>
  `url(data:font/${type};base64,${toBase64(font)})format("${format}")`;

function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const runs = starts.map((start, index) => [...new Set([start, ends[index] ?? start])]);
  return runs.map((run) => `U+${run.map((point) => point.toString(16)).join('-')}`).join();
}

export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

export function fontFaceRule(declarations: Record<string, string>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
