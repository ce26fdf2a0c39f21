/**
 * Two families, three faces: Archivo for text (weights 400 to 800), Archivo Display for headings (one instance, weight
 * 800, width 125) and Geist Mono for labels (one instance, weight 500). One face with both of Archivo's axes weighs
 * 27 kB; a face for text and an instance for headings look the same and weigh 20 kB.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { CompiledFace, CompiledFonts, FontInstance, Measures } from '../compose/compiled.ts';

const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const LETTERS_AND_DIGITS = ASCII.replace(/[^A-Za-z0-9 ]/g, '');

type Axes = Record<string, number | { min: number; max: number }>;

export type Face = Omit<CompiledFace, 'scripts'> & {
  /** The file of a script: `latin`, `latin-ext` or `vietnamese`. */
  file: (script: string) => string;
  axes: Axes;
};

/** Each face has a file for each of these scripts. */
export const FONT_SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;

export const archivo = (script: string) =>
  `@fontsource-variable/archivo/files/archivo-${script}-standard-normal.woff2`;
const geistMono = (script: string) =>
  `@fontsource-variable/geist-mono/files/geist-mono-${script}-wght-normal.woff2`;

/** The instances for headings and labels, as places on the axes. */
const HEADINGS = { wght: 800, wdth: 125 };
const LABELS = { wght: 500 };

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
    // The rule names every weight, because a browser would otherwise make a false bold from this instance.
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
    // These characters are always there, because the texts of labels come from the components, not from the content.
    always: `${LETTERS_AND_DIGITS}.,:;-–—/()+&#@%·×…’`,
  },
];

const instances: Readonly<
  Record<FontInstance, { file: Face['file']; axes: Record<string, number> }>
> = {
  text: { file: archivo, axes: { wght: 400, wdth: 100 } },
  bold: { file: archivo, axes: { wght: 700, wdth: 100 } },
  buttons: { file: archivo, axes: { wght: 600, wdth: 100 } },
  headings: { file: archivo, axes: HEADINGS },
  labels: { file: geistMono, axes: LABELS },
};

/** The faces as instances, with the widths of their characters. Each site takes the characters that it needs. */
export async function compileFonts(): Promise<CompiledFonts> {
  const subsetter = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const compiled: CompiledFace[] = [];
  // One after the other, because they share one WebAssembly memory.
  for (const { file, axes, ...face } of faces) {
    const scripts: CompiledFace['scripts'][number][] = [];
    for (const script of FONT_SCRIPTS) scripts.push(await instanceOf(file(script), axes));
    compiled.push({ ...face, scripts });
  }
  const measures: [string, Measures][] = [];
  for (const [name, { file, axes }] of Object.entries(instances)) {
    measures.push([name, await measuresOf(file, axes)]);
  }
  return {
    subsetter: subsetter.toString('base64'),
    faces: compiled,
    measures: Object.fromEntries(measures) as CompiledFonts['measures'],
  };
}

async function instanceOf(file: string, axes: Axes) {
  const font = await instanceFrom(file, axes, ['kern', ...MARKS]);
  return { font: font.toString('base64'), characters: charactersIn(font) };
}

/** The features that place combining marks. */
const MARKS = ['ccmp', 'mark', 'mkmk'];

/** Measures Latin letters only, because nobody knows which font a visitor has for another script. */
async function measuresOf(file: Face['file'], axes: Axes): Promise<Measures> {
  const latin = readFont(await instanceFrom(file('latin'), axes, []));
  const extended = readFont(await instanceFrom(file('latin-ext'), axes, []));
  const { unitsPerEm, ascent, descent } = latin;
  return {
    unitsPerEm,
    ascent,
    descent,
    widths: { ...widthsIn(extended), ...widthsIn(latin) },
  };
}

function widthsIn(font: Font): Record<string, number> {
  const widths = font.characterSet.map((point) => [
    String.fromCodePoint(point),
    font.glyphForCodePoint(point).advanceWidth,
  ]);
  return Object.fromEntries(widths);
}

async function instanceFrom(
  file: string,
  axes: Axes,
  features: readonly string[],
): Promise<Buffer> {
  const source = await readFontFile(file);
  return subsetFont(source, charactersIn(source), {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT'],
  });
}

function charactersIn(font: Buffer): string {
  return String.fromCodePoint(...readFont(font).characterSet);
}

export function readFontFile(file: string): Promise<Buffer> {
  return readFile(require.resolve(file));
}

/** Reads a font, compressed or not. Its measures are in font units. */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('This file holds more than one font.');
  return font;
}
