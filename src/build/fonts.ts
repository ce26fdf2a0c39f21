/**
 * Two families, three faces: Archivo for text (weights 400 to 800), Archivo Display for headings (one instance, weight
 * 800, width 125) and Geist Mono for labels (one instance, weight 500). One face with both of Archivo's axes weighs
 * 27 kB; a face for text and an instance for headings give the same looks in 21 kB.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cached, fingerprint } from './cache.ts';
import { FALLBACK_FIRST, FALLBACK_UNITS, fallbackFonts, monoFallbacks } from './fallback-widths.ts';
import { type FontFacts, readFontFacts } from './sfnt.ts';

/** Raise it when the code below changes what it makes from the same inputs. */
const VERSION = '6';

const ASCII = characterRange(0x20, 0x7e);
const LETTERS_AND_DIGITS = ASCII.replace(/[^A-Za-z0-9 ]/g, '');

/** Labels are set by components, not by the content, so what they draw with is always there. */
const LABEL_SIGNS = '.,:;-–—/()+&#@%·×…’';

type Face = {
  family: string;
  /** The file names differ by script: latin, latin-ext, vietnamese. */
  file: (script: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  features: readonly string[];
  always: string;
};

const archivo = (script: string) =>
  `@fontsource-variable/archivo/files/archivo-${script}-standard-normal.woff2`;
const geistMono = (script: string) =>
  `@fontsource-variable/geist-mono/files/geist-mono-${script}-wght-normal.woff2`;

const faces: readonly Face[] = [
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

export type PreparedFonts = {
  /** `@font-face` rules that hold the bytes, and the stacks that begin with them; for late in the file. */
  faces: string;
  /**
   * `@font-face` rules for system fonts with our metrics, and the stacks `--font-sans`, `--font-display`, `--font-mono` of them
   * alone: for a face that is not there yet a browser would search the system, and the first paint would wait for the answer.
   */
  fallbacks: string;
  /** All woff2 files together. */
  bytes: number;
};

/**
 * Subsets the fonts to the characters of the texts, and fits system fonts to them until they are there.
 * The texts may be HTML: tags separate lines, and only what stands between them counts.
 */
export async function prepareFonts(source: string, cacheFolder: string): Promise<PreparedFonts> {
  const texts = visibleText(source);
  const characters = charactersOf(texts);
  const key = fingerprint('fonts', VERSION, await packageVersions(), characters, texts);
  return cached(cacheFolder, `fonts-${key}`, async () => {
    const built: { css: string; bytes: number }[] = [];
    // One after the other: they share one WebAssembly memory.
    for (const face of faces) built.push(...(await buildFace(face, characters)));
    return {
      faces:
        built.map(({ css }) => css).join('') + stacks(({ own, fallbacks }) => [own, ...fallbacks]),
      fallbacks: (await buildFallbacks(texts)) + stacks(({ fallbacks }) => fallbacks),
      bytes: built.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
  '&amp;': '&',
};

function visibleText(source: string): string {
  return source
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, '\n')
    .replace(/&(?:lt|gt|quot|#x27|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}

/** Composed and capital forms count too: CSS sets some labels in capitals. */
function charactersOf(texts: string): string {
  const all = texts + texts.normalize('NFC') + texts.toUpperCase().normalize('NFC');
  return [...new Set(all)]
    .filter((character) => character > ' ')
    .sort()
    .join('');
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

async function buildFace(
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
    const held = await charactersIn(source);
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
  return rule({
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

async function buildFallbacks(texts: string): Promise<string> {
  const prose = countCharacters(texts);
  const headings = countCharacters(shortLines(texts));
  const text = await factsAt(archivo('latin'), { wght: 400, wdth: 100 });
  const bold = await factsAt(archivo('latin'), { wght: 700, wdth: 100 });
  const display = await factsAt(archivo('latin'), { wght: 800, wdth: 125 });
  const mono = await factsAt(geistMono('latin'), { wght: 500 });
  const rules = fallbackFonts.flatMap((font) => [
    fallbackRule(
      `Archivo ${font.name}`,
      '400 599',
      font.regular,
      text,
      ratio(text, font.widths.regular, prose),
    ),
    fallbackRule(
      `Archivo ${font.name}`,
      '600 800',
      font.bold,
      bold,
      ratio(bold, font.widths.bold, headings),
    ),
    fallbackRule(
      `Display ${font.name}`,
      '100 900',
      font.bold,
      display,
      ratio(display, font.widths.bold, headings),
    ),
  ]);
  for (const font of monoFallbacks) {
    const advance = (mono.widths.get(0x30) ?? mono.unitsPerEm) / mono.unitsPerEm;
    rules.push(
      fallbackRule(`Mono ${font.name}`, '100 900', font.local, mono, advance / font.advance),
    );
  }
  return rules.join('');
}

/** How much wider the texts run in our face than in the fallback. */
function ratio(
  ours: FontFacts,
  theirs: readonly number[],
  frequencies: ReadonlyMap<number, number>,
): number {
  let ourSum = 0;
  let theirSum = 0;
  theirs.forEach((width, index) => {
    const codePoint = FALLBACK_FIRST + index;
    const count = frequencies.get(codePoint) ?? 0;
    ourSum += (count * (ours.widths.get(codePoint) ?? 0)) / ours.unitsPerEm;
    theirSum += (count * width) / FALLBACK_UNITS;
  });
  return theirSum === 0 ? 1 : ourSum / theirSum;
}

function fallbackRule(
  family: string,
  weight: string,
  local: readonly string[],
  ours: FontFacts,
  scale: number,
): string {
  const share = (units: number) => percent(units / ours.unitsPerEm / scale);
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(),
    'size-adjust': percent(scale),
    'ascent-override': share(ours.ascent),
    'descent-override': share(-ours.descent),
    'line-gap-override': share(ours.lineGap),
  });
}

type Stack = { own: string; fallbacks: readonly string[]; generic: string };

const familyStacks: Readonly<Record<string, Stack>> = {
  '--font-sans': {
    own: 'Archivo',
    fallbacks: fallbackFonts.map(({ name }) => `Archivo ${name}`),
    generic: 'system-ui,sans-serif',
  },
  '--font-display': {
    own: 'Archivo Display',
    fallbacks: fallbackFonts.map(({ name }) => `Display ${name}`),
    generic: 'system-ui,sans-serif',
  },
  '--font-mono': {
    own: 'Geist Mono',
    fallbacks: monoFallbacks.map(({ name }) => `Mono ${name}`),
    generic: 'ui-monospace,monospace',
  },
};

function stacks(familiesOf: (stack: Stack) => readonly string[]): string {
  const declarations = Object.entries(familyStacks).map(([token, stack]) => {
    const families = familiesOf(stack).map((family) => `"${family}"`);
    return `${token}:${[...families, stack.generic].join()}`;
  });
  return `:root{${declarations.join(';')}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function rule(declarations: Record<string, string>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}

const require = createRequire(import.meta.url);

function readFontFile(file: string): Promise<Buffer> {
  return readFile(require.resolve(file));
}

async function charactersIn(font: Buffer): Promise<ReadonlyMap<number, number>> {
  const plain = await subsetFont(font, null, { targetFormat: 'truetype', keepAllGlyphs: true });
  return readFontFacts(plain).widths;
}

async function factsAt(file: string, axes: Record<string, number>): Promise<FontFacts> {
  const font = await subsetFont(await readFontFile(file), ASCII, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: [],
  });
  return readFontFacts(font);
}

async function packageVersions(): Promise<string> {
  const names = ['@fontsource-variable/archivo', '@fontsource-variable/geist-mono', 'subset-font'];
  const versions = names.map(async (name) => {
    const text = await readFile(require.resolve(join(name, 'package.json')), 'utf8');
    return `${name}@${(JSON.parse(text) as { version: string }).version}`;
  });
  return (await Promise.all(versions)).join();
}
