/** What Vite makes of the sources: the scripts and the style for the browser, the static document for the file. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { fingerprint } from './cache.ts';
import { SealError } from './seal.ts';

// A module would wait for the end of the file, or run after the browser has followed the fragment and moved the page.
const classicScript: Rolldown.OutputOptions = { format: 'iife', intro: "'use strict';" };

/** Under which names src/react.ts puts on the window what the main script imports. */
const REACT_GLOBALS: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'ReactJSXRuntime',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
};

/**
 * The script of src/main.tsx without React, and the style. Inlined by vite-plugin-singlefile into one page; taken out of it again, since ours
 * has another order.
 */
export async function compilePage(root: string): Promise<{ script: string; style: string }> {
  const [page, ...others] = await outputOf({
    root,
    build: {
      rolldownOptions: {
        external: Object.keys(REACT_GLOBALS),
        output: { ...classicScript, globals: REACT_GLOBALS },
      },
    },
  });
  for (const { fileName } of others) {
    throw new SealError(`${fileName} would be a file of its own beside index.html.`);
  }
  if (page?.type !== 'asset') throw new SealError('Vite made no page.');
  const html = String(page.source);
  return {
    script: between(html, '<script type="module" crossorigin>', '</script>'),
    style: between(html, '<style rel="stylesheet" crossorigin>', '</style>'),
  };
}

/** A script by itself. */
export async function compileScript(root: string, entry: string): Promise<string> {
  const [chunk] = await outputOf({
    root,
    build: { rolldownOptions: { input: entry, output: classicScript } },
  });
  if (chunk?.type !== 'chunk') throw new SealError(`Vite made nothing of ${entry}.`);
  return chunk.code.trim();
}

/** Runs the components in Node. The module has to lie in the project, as it imports React from there. */
export async function compileStaticDocument(root: string, cacheFolder: string) {
  const [chunk] = await outputOf({ root, build: { ssr: 'src/build/static-document.tsx' } });
  if (chunk?.type !== 'chunk') throw new SealError('Vite made no static document.');
  await mkdir(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `static-document-${fingerprint(chunk.code)}.mjs`);
  await writeFile(file, chunk.code);
  const module: typeof import('./static-document.tsx') = await import(pathToFileURL(file).href);
  return module.renderStaticDocument();
}

async function outputOf(config: InlineConfig): Promise<Rolldown.OutputBundle[string][]> {
  const result = await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new SealError('Vite made nothing.');
  return bundle.output;
}

function between(text: string, before: string, after: string): string {
  const start = text.indexOf(before);
  const end = text.indexOf(after, start + before.length);
  if (start < 0 || end < 0) throw new SealError(`Vite's page has no ${before}.`);
  // Vite's own mark at the end of a style is of no use to a browser.
  return text
    .slice(start + before.length, end)
    .replace(/\n?\/\*\$vite\$:\d+\*\/$/, '')
    .trim();
}
