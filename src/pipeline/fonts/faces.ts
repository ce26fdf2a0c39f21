/**
 * Two families, three faces: Archivo for text (weights 400 to 800), Archivo Display for headings (one instance, weight
 * 800, width 125) and Geist Mono for labels (one instance, weight 500). One face with both of Archivo's axes weighs
 * 27 kB; a face for text and an instance for headings give the same looks in 20 kB.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export const ASCII = characterRange(0x20, 0x7e);
const LETTERS_AND_DIGITS = ASCII.replace(/[^A-Za-z0-9 ]/g, '');

/** Labels are set by components, not by the content, so what they draw with is always there. */
const LABEL_SIGNS = '.,:;-–—/()+&#@%·×…’';

export type Face = {
  family: string;
  /** The file names differ by script: latin, latin-ext, vietnamese. */
  file: (script: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  features: readonly string[];
  always: string;
};

export const archivo = (script: string) =>
  `@fontsource-variable/archivo/files/archivo-${script}-standard-normal.woff2`;
export const geistMono = (script: string) =>
  `@fontsource-variable/geist-mono/files/geist-mono-${script}-wght-normal.woff2`;

export const faces: readonly Face[] = [
  {
    family: 'Archivo',
    file: archivo,
    axes: { wght: { min: 400, max: 800 }, wdth: 100 },
    weight: '400 800',
    features: ['kern'],
    always: ASCII,
  },
  {
    family: 'Archivo Display',
    file: archivo,
    axes: { wght: 800, wdth: 125 },
    // One instance answers to every weight, so that no browser smears it into a bolder one.
    weight: '100 900',
    features: ['kern'],
    always: LETTERS_AND_DIGITS,
  },
  {
    family: 'Geist Mono',
    file: geistMono,
    axes: { wght: 500 },
    weight: '100 900',
    features: [],
    always: LETTERS_AND_DIGITS + LABEL_SIGNS,
  },
];

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

/** One `@font-face` rule for each script that the characters need. */
export async function buildFace(
  face: Face,
  characters: string,
): Promise<{ css: string; bytes: number }[]> {
  const missing = new Set([...face.always, ...characters]);
  // Marks that stand on their own need the rules that place them.
  const features = /\p{M}/u.test(characters)
    ? [...face.features, 'ccmp', 'mark', 'mkmk']
    : face.features;
  const built: { css: string; bytes: number }[] = [];
  for (const script of SCRIPTS) {
    if (missing.size === 0) break;
    const source = await readFontFile(face.file(script));
    const held = new Set(readFont(source).characterSet);
    const wanted = [...missing].filter((character) => held.has(character.codePointAt(0) ?? 0));
    if (wanted.length === 0) continue;
    for (const character of wanted) missing.delete(character);
    const font = await subsetFont(source, wanted.join(''), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: features,
      noHinting: true,
      dropTables: ['STAT'],
    });
    built.push({ css: faceRule(face, font, wanted), bytes: font.length });
  }
  return built;
}

function faceRule(face: Face, font: Buffer, characters: readonly string[]): string {
  return fontFaceRule({
    'font-family': `"${face.family}"`,
    'font-weight': face.weight,
    'font-display': 'swap',
    src: `url(data:font/woff2;base64,${font.toString('base64')})format("woff2")`,
    'unicode-range': unicodeRange(characters),
  });
}

function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join();
}

function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}

export function fontFaceRule(declarations: Record<string, string>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}

export function readFontFile(file: string): Promise<Buffer> {
  return readFile(require.resolve(file));
}

/** Reads what is in a font, compressed or not; its measures are in font units. */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('This file holds more than one font.');
  return font;
}
