/** The subsets of our fonts that a site needs, and the system fonts that are shown until those are there. */
import type { CompiledFonts } from '../compiled.ts';
import { recent } from '../recent.ts';
import { buildFace, type FaceOptions } from './faces.ts';
import { buildFallbacks } from './fallbacks.ts';
import systemFonts from './system-fonts.json' with { type: 'json' };

type PreparedFonts = {
  faces: string;
  /** Faces of the characters that only the other languages of the page have. */
  furtherFaces: string;
  fallbacks: string;
};

type Options = {
  /** Texts such as a message. Only their characters count. */
  appearsLater?: string;
  /** What the page says in other languages. */
  further?: string;
  /** The factor by which our letters are made smaller. */
  scale?: number;
  /** Whether the faces are WOFF2. To pack them takes ten times as long as all else. */
  isPacked?: boolean;
};

/** By their options and characters. */
const faces = recent<Promise<string>>(20);

/**
 * Subsets the fonts to the characters of the texts, and fits system fonts to them. Both come with font stacks. The first
 * stacks name only the fallbacks, because a browser would search the system for a face that is still to come, and the
 * first paint would wait for the answer.
 * `texts` has a text on each line.
 */
export async function prepareFonts(
  texts: string,
  fonts: CompiledFonts,
  { appearsLater = '', further = '', scale = 1, isPacked = true }: Options = {},
): Promise<PreparedFonts> {
  const build = (characters: string, isFurther: boolean) =>
    faces(`${isPacked} ${isFurther} ${scale} ${characters}`, () =>
      buildFaces(characters, fonts, { scale, isPacked, isFurther }),
    );
  // A mark stands in one face with the letter that it belongs to.
  const hasMarks = /\p{M}/u.test(further);
  const characters = charactersOf(texts + appearsLater + (hasMarks ? further : ''));
  const others = [...charactersOf(further)].filter((character) => !characters.includes(character));
  const ours = await build(characters, false);
  const furtherFaces = others.length > 0 ? await build(others.join(''), true) : '';
  const fallbacks = buildFallbacks(texts, fonts.measures, scale);
  return {
    faces: ours + stacks('with ours'),
    furtherFaces,
    fallbacks: fallbacks + stacks('without ours'),
  };
}

async function buildFaces(
  characters: string,
  fonts: CompiledFonts,
  how: FaceOptions,
): Promise<string> {
  let rules = '';
  // One after the other, because they share one WebAssembly memory.
  for (const face of fonts.faces) rules += await buildFace(face, characters, fonts.subsetter, how);
  return rules;
}

/** The characters that can be seen. */
export const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index));

/** Composed forms and capitals count too, because CSS sets some labels in capitals. */
function charactersOf(texts: string): string {
  // Most letters are of ASCII, and only the one before another letter may make a composed form.
  const ascii = ASCII.filter((character) => texts.includes(character)).join('');
  const others = texts.replace(/[\0-\x7f]+(?=[\0-\x7f])/g, '');
  const words = [ascii, ...new Set(others.split(/\s+/))].join('\n');
  const all = words + words.normalize('NFC') + words.toUpperCase().normalize('NFC');
  const visible = [...new Set(all)].filter((character) => character > ' ');
  return visible.sort().join('');
}

const families = [
  ['--font-sans', 'Archivo', 'Archivo', systemFonts.text, 'system-ui,sans-serif'],
  ['--font-display', 'Archivo Display', 'Display', systemFonts.text, 'system-ui,sans-serif'],
  ['--font-mono', 'Geist Mono', 'Mono', systemFonts.mono, 'ui-monospace,monospace'],
] as const;

function stacks(which: 'with ours' | 'without ours'): string {
  const declarations = families.map(([token, ours, standIn, systems, generic]) => {
    const standIns = systems.map(({ name }) => `${standIn} ${name}`);
    const named = which === 'with ours' ? [ours, ...standIns] : standIns;
    return `${token}:${[...named.map((family) => `"${family}"`), generic].join()}`;
  });
  return `:root{${declarations.join(';')}}`;
}
