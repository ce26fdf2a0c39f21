/** What Vite makes of the sources: the scripts and the style for the browser, the static document for the file. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { load } from 'cheerio';
import { build, mergeConfig, type Rolldown, runnerImport } from 'vite';
import { type ProjectFolders, viteConfig } from './vite-config.ts';

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

/**
 * The script of src/main.tsx without React, and the style. Inlined by vite-plugin-singlefile into one page; taken out of
 * it again, since ours has another order.
 */
export async function compilePage(
  folders: ProjectFolders,
): Promise<{ script: string; style: string }> {
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
export async function compileReact(folders: ProjectFolders): Promise<string> {
  const script = await compileScript(folders, 'src/site/take-over/react-script.ts');
  const missing = Object.values(REACT_GLOBALS).find((name) => !script.includes(`${name}:`));
  if (missing) throw new Error(`react-script.ts puts no ${missing} on the window.`);
  return script;
}

/** A script by itself. */
export async function compileScript(folders: ProjectFolders, entry: string): Promise<string> {
  const input = join(folders.root, entry);
  const [chunk] = await outputOf(folders, { input, output: classicScript });
  if (chunk?.type !== 'chunk') throw new Error(`Vite made nothing of ${entry}.`);
  return chunk.code.trim();
}

/**
 * What renders the static document in Node, by components straight from the sources: a file in between would be one that two
 * builds write at once.
 */
export async function compileStaticDocument(folders: ProjectFolders) {
  const { css = {} } = viteConfig(folders);
  const file = join(import.meta.dirname, '../compose/page/static-document.tsx');
  const { module } = await runnerImport<typeof import('../compose/page/static-document.tsx')>(
    file,
    {
      root: folders.root,
      mode: 'production',
      logLevel: 'warn',
      plugins: [react()],
      // Or its plugin for style modules never starts.
      server: { perEnvironmentStartEndDuringDev: true },
      css,
    },
  );
  return module.renderStaticDocument;
}

async function outputOf(folders: ProjectFolders, options: Rolldown.RolldownOptions) {
  const inMemory = { rolldownOptions: options, write: false };
  const config = { configFile: false, logLevel: 'warn', build: inMemory } as const;
  const result = await build(mergeConfig(viteConfig(folders), config));
  const [bundle] = [result].flat();
  const output: Rolldown.OutputBundle[string][] = bundle && 'output' in bundle ? bundle.output : [];
  return output;
}
