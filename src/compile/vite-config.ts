import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { scriptTarget } from './browser-targets.ts';
import { inlineClassNames } from './plugins/inline-class-names.ts';
import { withoutByteStreams } from './plugins/without-byte-streams.ts';
import { withoutDisplayNames } from './plugins/without-display-names.ts';
import { woff2Encoder } from './plugins/woff2-encoder.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The router's package.json always leads to its development build. */
const routerForProduction = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

/** What React looks for and does not need: its developer tools, Node's process, IE's timer, and `navigation`, which delays transitions. */
const absent = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process.emit', 'setImmediate', 'navigation'];

/** What the router tells developers alone. Calls whose result nobody uses are left out. */
const silenced = ['warning', 'Object.getOwnPropertyNames'];

/** The project's folder, and its cache, which may be removed at any moment. */
export type ProjectFolders = { readonly root: string; readonly cache: string };

/** Vite's options, for the development server and for compiling. */
export function viteConfig({ root, cache }: ProjectFolders): UserConfig {
  return {
    root,
    cacheDir: viteCache(cache),
    publicDir: false,
    plugins: [
      inlineClassNames(),
      react(),
      withoutDisplayNames(),
      withoutByteStreams(),
      woff2Encoder(),
      // Makes Vite write one script and one style of each entry, with all pictures in them.
      viteSingleFile(),
    ],
    resolve: { alias: routerForProduction },
    css: { modules: { generateScopedName: scopedNames() } },
    server: {
      // Without this the watcher reads files that are half written, and misses a change that quickly follows another.
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        ignored: [`${cache}/**`],
      },
    },
    build: {
      target: scriptTarget,
      // lower-style.ts minifies all style at once.
      cssMinify: false,
      // The polyfill would be the only code in the bundle that makes a request.
      modulePreload: { polyfill: false },
      // Class fields become plain assignments without a helper, because no field here shadows a setter.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: { manualPureFunctions: silenced },
        output: { charset: 'ascii' },
        transform: {
          assumptions: { setPublicClassFields: true },
          define: Object.fromEntries(absent.map((name) => [name, 'undefined'])),
        },
        // On a slow machine this would tell the owner which plugin took how long.
        checks: { bundlerTimings: false },
      },
    },
  };
}

/** The development server prepares packages here, and not in node_modules, because that may be read-only. */
function viteCache(cache: string): string {
  try {
    accessSync(existsSync(cache) ? cache : dirname(cache), constants.W_OK);
    return join(cache, 'vite');
  } catch {
    return join(tmpdir(), 'portfolio-vite');
  }
}

/**
 * Names such as 'hero_c', the third class of hero.module.css: the same in the program and in the prerendered document. With whole names the
 * page would be 0.5 kB larger, most of it before the first paint.
 */
function scopedNames(): (name: string, file: string, style: string) => string {
  const files = new Map<string, string>();
  return (name, path, style) => {
    const [file = path] = path.split('?');
    const module = basename(file, '.module.css');
    const other = files.get(module) ?? file;
    // Classes of two modules with the same name would style each other's elements.
    if (other !== file) throw new Error(`Two style modules have one name: ${other} and ${file}.`);
    files.set(module, file);
    const classes = [...new Set(style.match(/\.[a-z][\w-]*/gi))];
    return `${module}_${(10 + classes.indexOf(`.${name}`)).toString(36)}`;
  };
}
