/** What Vite makes of the sources, once for all owners: the scripts and the style for the browser, and what composes a site. */
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { load } from 'cheerio';
import { build, mergeConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { COLOURS, type Compiled } from '../compose/compiled.ts';
import { splitStyle } from './split-style.ts';
import { tokenColour } from './token-colours.ts';
import { type ProjectFolders, viteConfig } from './vite-config.ts';

export type Program = Omit<Compiled, 'fonts'> & {
  /** A script whose value is what compose/compose.ts exports, with all that it needs. */
  composer: string;
};

// A module would wait for the end of the file, or run after the browser has followed the fragment and moved the page.
const classicScript: Rolldown.OutputOptions = { format: 'iife', intro: "'use strict';" };

/** Under which names react-script.ts puts on the window what the main script imports. */
const REACT_GLOBALS: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'ReactJSXRuntime',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
};

/** Throws for a part of React's that is not: the program would carry a second copy of React, and nothing would work. */
export function isOnWindow(id: string): boolean {
  if (id in REACT_GLOBALS) return true;
  if (!/^(?:react|react-dom|scheduler)(?:\/|$)/.test(id)) return false;
  throw new Error(`Nothing puts ${id} on the window: add it to react-script.ts and REACT_GLOBALS.`);
}

/** With the files of the project that it was made of, by their paths in it: while none of them changes, nor a package, it stays. */
export async function compileProgram(folders: ProjectFolders) {
  const sources = new Set(['THIRD-PARTY-LICENSES.md', 'dist-readme.md']);
  const noted = { ...folders, note: (file: string) => sources.add(file) };
  const takeOver = (name: string) => compileScript(noted, `src/site/take-over/${name}-script.ts`);
  const [page, react, swiper, markRoute, markHome, composer, notices, readme] = await Promise.all([
    compilePage(noted),
    compileReact(noted),
    takeOver('swiper'),
    takeOver('mark-route'),
    takeOver('mark-home'),
    compileComposer(noted),
    readFile(join(folders.root, 'THIRD-PARTY-LICENSES.md'), 'utf8'),
    readFile(join(folders.root, 'dist-readme.md'), 'utf8'),
    noteCompiler(noted),
  ]);
  const program: Program = {
    scripts: [react, page.script, swiper],
    markRoute,
    markHome,
    style: splitStyle(page.style),
    colours: Object.fromEntries(
      COLOURS.map((name) => [name, tokenColour(`--${name}`)]),
    ) as Program['colours'],
    composer,
    notices,
    readme,
  };
  return { program, sources: [...sources].sort() };
}

type NotedFolders = ProjectFolders & { note?: (file: string) => void };

/**
 * The script of src/main.tsx without React, and the style. Inlined by vite-plugin-singlefile into one page; taken out of
 * it again, since ours has another order.
 */
async function compilePage(folders: NotedFolders): Promise<{ script: string; style: string }> {
  const output = { ...classicScript, globals: REACT_GLOBALS };
  const [page, another] = await outputOf(folders, { external: isOnWindow, output });
  if (another) throw new Error(`${another.fileName} would be a file of its own beside index.html.`);
  const $ = load(page?.type === 'asset' ? page.source.toString() : '');
  const script = $('script').text().trim();
  // Vite's own mark at the end of a style is of no use to a browser.
  const written = $('style').text();
  const style = written.replace(/\n?\/\*\$vite\$:\d+\*\/$/, '').trim();
  if (!script || !style) throw new Error('Vite made no page with a script and a style.');
  return { script, style };
}

/** The script that puts React on the window. */
async function compileReact(folders: NotedFolders): Promise<string> {
  const script = await compileScript(folders, 'src/site/take-over/react-script.ts');
  const missing = Object.values(REACT_GLOBALS).find((name) => !script.includes(`${name}:`));
  if (missing) throw new Error(`react-script.ts puts no ${missing} on the window.`);
  return script;
}

/** A script by itself. */
export async function compileScript(
  folders: NotedFolders,
  entry: string,
  options: Rolldown.OutputOptions = {},
): Promise<string> {
  const input = join(folders.root, entry);
  const output = { ...classicScript, ...options };
  const chunks = await outputOf(folders, { input, output, preserveEntrySignatures: 'strict' });
  const chunk = chunks.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Vite made nothing of ${entry}.`);
  return chunk.code.trim();
}

/** Its style modules give it the names of their classes; the style itself is that of the page. */
function compileComposer(folders: NotedFolders): Promise<string> {
  const name = 'composer';
  const exported = { name, footer: `${name};`, minify: false };
  return compileScript(folders, 'src/compose/compose.ts', exported);
}

/** Notes the files of src/compile itself and what they import. */
async function noteCompiler(folders: NotedFolders): Promise<void> {
  const input = join(folders.root, 'src/compile/compile.ts');
  const external = (id: string) => !/^[./]|^[A-Za-z]:/.test(id);
  await outputOf(folders, { input, external, platform: 'node' });
}

async function outputOf(
  { note, ...folders }: NotedFolders,
  options: Rolldown.RolldownOptions,
): Promise<Rolldown.OutputBundle[string][]> {
  const inMemory = { rolldownOptions: options, write: false };
  const plugins = note && [noteSources(folders, note)];
  const config = { configFile: false, logLevel: 'warn', plugins, build: inMemory } as const;
  const result = await build(mergeConfig(viteConfig(folders), config));
  const [bundle] = [result].flat();
  return bundle && 'output' in bundle ? bundle.output : [];
}

/** Tells which files of the project a build reads; packages go by the lockfile. */
function noteSources({ root }: ProjectFolders, note: (file: string) => void): Plugin {
  return {
    name: 'note-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?');
        const file = normalizePath(relative(root, path));
        if (isAbsolute(path) && !/^\.\.|\0|(?:^|\/)node_modules\//.test(file)) note(file);
      }
    },
  };
}
