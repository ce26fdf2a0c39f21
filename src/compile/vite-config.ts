import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { scriptTarget } from './floor.ts';
import { withoutByteStreams } from './without-byte-streams.ts';
import { withoutDisplayNames } from './without-display-names.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** By its package.json everybody gets the router's development build. */
const routerForProduction = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

/**
 * What React asks the browser for in vain: its developer tools, Node's process, Internet Explorer's timer, and the
 * browser's sign that a transition waits, which none of ours does.
 */
const absent = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process.emit', 'setImmediate', 'navigation'];

/** The folder of the project, and one that only saves time and may be removed at any moment. */
export type ProjectFolders = { readonly root: string; readonly cache: string };

/** How Vite treats the sources, for the development server and for what is compiled. */
export function viteConfig({ root, cache }: ProjectFolders): UserConfig {
  return {
    root,
    cacheDir: viteCache(cache),
    publicDir: false,
    plugins: [react(), withoutDisplayNames(), withoutByteStreams(), viteSingleFile()],
    resolve: { alias: routerForProduction },
    css: { modules: { generateScopedName: scopedNames() } },
    server: {
      // Without it the watcher reads files half written, and misses a change that soon follows another.
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        ignored: [`${cache}/**`],
      },
    },
    build: {
      target: scriptTarget,
      // lower-style.ts does that, on all of the style at once.
      cssMinify: false,
      // Its polyfill is the one request in the bundle.
      modulePreload: { polyfill: false },
      // Fields need no helper to be plain assignments: none here shadows a setter.
      rolldownOptions: {
        output: { charset: 'ascii' },
        transform: {
          assumptions: { setPublicClassFields: true },
          define: Object.fromEntries(absent.map((name) => [name, 'undefined'])),
        },
        // On a slow machine it tells the owner which plugin took how long.
        checks: { bundlerTimings: false },
      },
    },
  };
}

/** Where the development server prepares packages: not in node_modules, which may be somebody else's. */
function viteCache(cache: string): string {
  try {
    accessSync(existsSync(cache) ? cache : dirname(cache), constants.W_OK);
    return join(cache, 'vite');
  } catch {
    return join(tmpdir(), 'portfolio-vite');
  }
}

/** 'hero_greeting': readable, and the same in the program and in the static document. */
function scopedNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, path) => {
    const [file = path] = path.split('?');
    const module = basename(file, '.module.css');
    const other = files.get(module) ?? file;
    // Classes of the same name would style each other's elements.
    if (other !== file) throw new Error(`Two style modules have one name: ${other} and ${file}.`);
    files.set(module, file);
    return `${module}_${name}`;
  };
}
