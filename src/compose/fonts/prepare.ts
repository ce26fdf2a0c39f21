/** What the file carries of our fonts, and what stands in for them until they are there. */
import { load } from 'cheerio';
import { cached } from '../../node/files/cache.ts';
import { buildFace, faces } from './faces.ts';
import { buildFallbacks } from './fallbacks.ts';
import systemFonts from './system-fonts.json' with { type: 'json' };

/**
 * Subsets the fonts to the characters of the texts, for late in the file, and fits system fonts to them until they are
 * there. Each comes with the stacks of its families: those of the fallbacks name these alone, as for a face that is not
 * there yet a browser would search the system, and the first paint would wait for the answer.
 * The texts may be HTML: tags separate lines, and only what stands between them counts. Of what appears later, such as a
 * message, only the characters count.
 */
export async function prepareFonts(source: string, cacheFolder: string, appearsLater = '') {
  const texts = visibleText(source);
  const characters = charactersOf(texts + appearsLater);
  const recipe = { room: import.meta.dirname, inputs: [texts, characters] };
  return cached(cacheFolder, recipe, async () => {
    let own = '';
    // One after the other: they share one WebAssembly memory.
    for (const face of faces) own += await buildFace(face, characters);
    const fallbacks = await buildFallbacks(texts);
    return { faces: own + stacks('with ours'), fallbacks: fallbacks + stacks('without ours') };
  });
}

/** Some of it stands in attributes, until it is shown. */
function visibleText(source: string): string {
  const $ = load(source);
  $('style, script').remove();
  for (const { attribs } of $('[data-route-anchor], [data-becomes-button]').toArray())
    $.root().append($('<p>').text(attribs['data-becomes-button'] ?? attribs['aria-label'] ?? ''));
  const nodes = $('*').contents().toArray();
  return nodes.flatMap((node) => (node.type === 'text' ? [node.data] : [])).join('\n');
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
