/**
 * `npx tsx tests/support/fonts/write-system-fonts.ts` writes src/compose/fonts/system-fonts.json. It reads the fonts of the Debian
 * packages fonts-dejavu-core, fonts-liberation and fonts-roboto-unhinted, which are installed, or unpacked into .cache/fonts.
 *
 * These are exact: DejaVu and Roboto; Arial, because Liberation Sans has the same widths (so have Helvetica and Arimo:
 * @capsizecss/metrics gives all three the average 913); Menlo, because its design is that of DejaVu Sans Mono; Courier New and
 * Roboto Mono, which differ from Liberation Mono by at most a unit. The widths of Consolas are those that its maker publishes.
 * The widths of other scripts are means of their letters, because only the check of words that have to fit needs them.
 * Segoe UI and SF are missing, because only their averages are public (908 and 853 of 2048). Their systems also have Arial, which
 * is used instead.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readFont } from '../../../src/compile/fonts.ts';

const root = resolve(import.meta.dirname, '../../..');
export const systemFontsFile = join(root, 'src/compose/fonts/system-fonts.json');
const places = [join(root, '.cache/fonts'), '/usr/share/fonts'];

const UNITS_PER_EM = 2048;
const FIRST = 0x20;
/** U+0020 to U+007E. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => FIRST + index));

/** In the order of the page's font stacks. */
const text = [
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVu Sans'],
    files: { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' },
  },
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    files: { regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' },
  },
  {
    name: 'Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    files: { regular: 'Roboto-Regular.ttf', bold: 'Roboto-Bold.ttf' },
  },
];

const mono = [
  { name: 'Menlo', local: ['Menlo', 'DejaVu Sans Mono'], file: 'DejaVuSansMono.ttf' },
  { name: 'Consolas', local: ['Consolas'], advance: 1126 },
  {
    name: 'Courier',
    local: ['Roboto Mono', 'Droid Sans Mono', 'Liberation Mono', 'Courier New'],
    file: 'LiberationMono-Regular.ttf',
  },
];

/** Bold faces, by Unicode's names of scripts. The letters of Arabic have the forms that they have in words. */
const scripts = [
  { name: 'Cyrl', file: 'LiberationSans-Bold.ttf', letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' },
  { name: 'Grek', file: 'LiberationSans-Bold.ttf', letters: 'αβγδεζηθικλμνξοπρσςτυφχψω' },
  { name: 'Hebr', file: 'DejaVuSans-Bold.ttf', letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת' },
  {
    name: 'Arab',
    file: 'DejaVuSans-Bold.ttf',
    letters: 'ﺍﻟﺘﻮﺍﺻﻞﺍﻟﺴﻴﺮﺓﺍﻟﺄﻋﻤﺎﻝﺍﻟﺼﻔﺤﺔﻣﺸﺮﻭﻉﺑﺮﻧﺎﻣﺞﺗﺼﻮﻳﺮﺇﺧﺮﺍﺝ',
  },
  {
    name: 'Deva',
    file: 'NotoSansDevanagari-Bold.ttf',
    letters: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
  },
];

/** The path of a font on this machine. */
export function fontFile(name: string): string | undefined {
  for (const place of places.filter((folder) => existsSync(folder))) {
    const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
    const found = names.find((path) => basename(path) === name);
    if (found) return join(place, found);
  }
  return undefined;
}

/** The file names of missing fonts. */
export function missingFonts(): string[] {
  const files = [
    ...text.flatMap(({ files }) => Object.values(files)),
    ...[...mono, ...scripts].flatMap(({ file }) => file ?? []),
  ];
  return files.filter((name) => fontFile(name) === undefined);
}

export function measureSystemFonts() {
  return {
    unitsPerEm: UNITS_PER_EM,
    firstCharacter: FIRST,
    text: text.map(({ files, ...names }) => ({
      ...names,
      widths: { regular: widthsOf(files.regular), bold: widthsOf(files.bold) },
    })),
    mono: mono.map(({ name, local, file, advance }) => ({
      name,
      local,
      advance: file ? widthsOf(file)[0] : advance,
    })),
    scripts: Object.fromEntries(
      scripts.map(({ name, file, letters }) => [name, mean(widthsOf(file, letters))]),
    ),
  };
}

function mean(widths: readonly number[]): number {
  return Math.round(widths.reduce((sum, width) => sum + width) / widths.length);
}

function widthsOf(name: string, characters = ascii): number[] {
  const file = fontFile(name);
  if (!file) throw new Error(`${name} is neither installed nor in .cache/fonts.`);
  const font = readFont(readFileSync(file));
  return [...characters].map((character) => {
    const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    return Math.round((advanceWidth / font.unitsPerEm) * UNITS_PER_EM);
  });
}
