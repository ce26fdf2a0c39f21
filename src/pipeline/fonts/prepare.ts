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
  const recipe = { kind: 'fonts', room: import.meta.dirname, inputs: [texts] };
  return cached(cacheFolder, recipe, async () => {
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

type Stack = { own: string; fallbacks: readonly string[]; generic: string };

const familyStacks: Readonly<Record<string, Stack>> = {
  '--font-sans': {
    own: 'Archivo',
    fallbacks: standIns.archivo,
    generic: 'system-ui,sans-serif',
  },
  '--font-display': {
    own: 'Archivo Display',
    fallbacks: standIns.display,
    generic: 'system-ui,sans-serif',
  },
  '--font-mono': { own: 'Geist Mono', fallbacks: standIns.mono, generic: 'ui-monospace,monospace' },
};

function stacks(familiesOf: (stack: Stack) => readonly string[]): string {
  const declarations = Object.entries(familyStacks).map(([token, stack]) => {
    const families = familiesOf(stack).map((family) => `"${family}"`);
    return `${token}:${[...families, stack.generic].join()}`;
  });
  return `:root{${declarations.join(';')}}`;
}
