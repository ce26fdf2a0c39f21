import { defineConfig, mergeConfig } from 'vite';
import { viteConfig } from './src/compile/vite-config.ts';
import { development, onlyStarts } from './src/node/development.ts';
import { foldersOf } from './src/node/folders.ts';

const folders = foldersOf(import.meta.dirname);

export default defineConfig(
  mergeConfig(viteConfig(folders), {
    publicDir: folders.beside,
    plugins: [onlyStarts(), development(folders)],
  }),
);
