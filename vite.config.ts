import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { development, ownersFiles } from './src/build/plugins.ts';

const folders = {
  root: import.meta.dirname,
  cache: join(import.meta.dirname, '.cache'),
};

export default defineConfig({
  plugins: [react(), ownersFiles(folders), development(folders), viteSingleFile()],
  css: {
    // Readable, and the same in the program and in the static document.
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  server: {
    // Without it the watcher reads files half written, and misses a change that soon follows another.
    watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Its polyfill is the one request in the bundle.
    modulePreload: { polyfill: false },
  },
});
