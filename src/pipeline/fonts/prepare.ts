/** What the file carries of our fonts, and what stands in for them until they are there. */
import { load } from 'cheerio';
import { cached } from '../files/cache.ts';
import { buildFace, faces } from './faces.ts';
import { buildFallbacks, standIns } from './fallbacks.ts';

export type PreparedFonts = {
  /** `@font-face` rules that hold the bytes, and the stacks that begin with them; for late in the file. */
  faces: string;
  /**
   * `@font-face` rules for system fonts with our metrics, and the stacks `--font-sans`, `--font-display`, `--font-mono` of them
   * alone: for a face that is not there yet a browser would search the system, and the first paint would wait for the answer.
   */
  fallbacks: string;
};

/**
 * Subsets the fonts to the characters of the texts, and fits system fonts to them until they are there.
 * The texts may be HTML: tags separate lines, and only what stands between them counts.
 */
export async function prepareFonts(source: string, cacheFolder: string): Promise<PreparedFonts> {
  const texts = visibleText(source);
  const characters = charactersOf(texts);
  const recipe = { room: import.meta.dirname, inputs: [texts] };
  return cached(cacheFolder, recipe, async () => {
    let own = '';
    // One after the other: they share one WebAssembly memory.
    for (const face of faces) own += await buildFace(face, characters);
    const fallbacks = await buildFallbacks(texts);
    return { faces: own + stacks('with ours'), fallbacks: fallbacks + stacks('without ours') };
  });
}

function visibleText(source: string): string {
  const $ = load(source);
  $('style, script').remove();
  const nodes = $.root().find('*').contents().toArray();
  return nodes.flatMap((node) => (node.type === 'text' ? [node.data] : [])).join('\n');
}

/** Composed and capital forms count too: CSS sets some labels in capitals. */
function charactersOf(texts: string): string {
  const all = texts + texts.normalize('NFC') + texts.toUpperCase().normalize('NFC');
  return [...new Set(all)]
    .filter((character) => character > ' ')
    .sort()
    .join('');
}

const families = [
  ['--font-sans', 'Archivo', standIns.archivo, 'system-ui,sans-serif'],
  ['--font-display', 'Archivo Display', standIns.display, 'system-ui,sans-serif'],
  ['--font-mono', 'Geist Mono', standIns.mono, 'ui-monospace,monospace'],
] as const;

function stacks(which: 'with ours' | 'without ours'): string {
  const declarations = families.map(([token, ours, fallbacks, generic]) => {
    const named = which === 'with ours' ? [ours, ...fallbacks] : fallbacks;
    return `${token}:${[...named.map((family) => `"${family}"`), generic].join()}`;
  });
  return `:root{${declarations.join(';')}}`;
}
