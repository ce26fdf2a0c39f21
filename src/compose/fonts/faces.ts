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

export const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const LETTERS_AND_DIGITS = ASCII.replace(/[^A-Za-z0-9 ]/g, '');

export type Face = {
  family: string;
  /** The file names differ by script: latin, latin-ext, vietnamese. */
  file: (script: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  features: readonly string[];
  always: string;
};

/** What the files of a face are named after. */
export const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

export const archivo = (script: string) =>
  `@fontsource-variable/archivo/files/archivo-${script}-standard-normal.woff2`;
export const geistMono = (script: string) =>
  `@fontsource-variable/geist-mono/files/geist-mono-${script}-wght-normal.woff2`;

/** Where on their axes the instances for headings and for labels are. */
export const HEADINGS = { wght: 800, wdth: 125 };
export const LABELS = { wght: 500 };

export const faces: readonly [text: Face, headings: Face, labels: Face] = [
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
    axes: HEADINGS,
    // One instance answers to every weight, so that no browser smears it into a bolder one.
    weight: '100 900',
    features: ['kern'],
    always: LETTERS_AND_DIGITS,
  },
  {
    family: 'Geist Mono',
    file: geistMono,
    axes: LABELS,
    weight: '100 900',
    features: [],
    // Labels are set by components, not by the content, so what they draw with is always there.
    always: `${LETTERS_AND_DIGITS}.,:;-–—/()+&#@%·×…’`,
  },
];

/** One `@font-face` rule for each script that the characters need. */
export async function buildFace(face: Face, characters: string): Promise<string> {
  const missing = new Set([...face.always, ...characters]);
  // Marks that stand on their own need the rules that place them.
  const marks = /\p{M}/u.test(characters) ? ['ccmp', 'mark', 'mkmk'] : [];
  let rules = '';
  for (const script of SCRIPTS) {
    const source = await readFontFile(face.file(script));
    const held = new Set(readFont(source).characterSet);
    const wanted = [...missing].filter((character) => held.has(character.codePointAt(0) ?? 0));
    if (wanted.length === 0) continue;
    for (const character of wanted) missing.delete(character);
    const font = await subsetFont(source, wanted.join(''), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: [...face.features, ...marks],
      noHinting: true,
      dropTables: ['STAT'],
    });
    rules += fontFaceRule({
      'font-family': `"${face.family}"`,
      'font-weight': face.weight,
      'font-display': 'swap',
      src: `url(data:font/woff2;base64,${font.toString('base64')})format("woff2")`,
      'unicode-range': unicodeRange(wanted),
    });
  }
  return rules;
}

function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const runs = starts.map((start, index) => [...new Set([start, ends[index] ?? start])]);
  return runs.map((run) => `U+${run.map((point) => point.toString(16)).join('-')}`).join();
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

/** A font at one place of its axes, with these characters: only so can its widths be read. */
export async function instanceOf(
  file: string,
  axes: Record<string, number>,
  characters = ASCII,
): Promise<Font> {
  const font = await subsetFont(await readFontFile(file), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: [],
  });
  return readFont(font);
}
