/** What the file carries of our fonts, and what stands in for them until they are there. */
import type { CompiledFonts } from '../compiled.ts';
import { buildFace } from './faces.ts';
import { buildFallbacks } from './fallbacks.ts';
import systemFonts from './system-fonts.json' with { type: 'json' };

type PreparedFonts = { faces: string; fallbacks: string };

/** The last ones by their characters: while somebody writes, these seldom change. */
const built = new Map<string, string>();
const MOST_BUILT = 20;

/**
 * Subsets the fonts to the characters of the texts, for late in the file, and fits system fonts to them until they are
 * there. Each comes with the stacks of its families: those of the fallbacks name these alone, as for a face that is not
 * there yet a browser would search the system, and the first paint would wait for the answer.
 * The texts stand in lines. Of what appears later, such as a message, only the characters count.
 */
export async function prepareFonts(
  texts: string,
  fonts: CompiledFonts,
  appearsLater = '',
): Promise<PreparedFonts> {
  const faces = await buildFaces(charactersOf(texts + appearsLater), fonts);
  const fallbacks = buildFallbacks(texts, fonts.measures);
  return { faces: faces + stacks('with ours'), fallbacks: fallbacks + stacks('without ours') };
}

async function buildFaces(characters: string, fonts: CompiledFonts): Promise<string> {
  const known = built.get(characters);
  if (known !== undefined) return known;
  let rules = '';
  // One after the other: they share one WebAssembly memory.
  for (const face of fonts.faces) rules += await buildFace(face, characters, fonts.subsetter);
  const [oldest] = built.keys();
  if (built.size >= MOST_BUILT && oldest !== undefined) built.delete(oldest);
  built.set(characters, rules);
  return rules;
}

/** Composed and capital forms count too: CSS sets some labels in capitals. */
function charactersOf(texts: string): string {
  const all = texts + texts.normalize('NFC') + texts.toUpperCase().normalize('NFC');
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
