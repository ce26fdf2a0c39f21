import { defineConfig } from 'vite';
import { foldersOf } from './src/pipeline/folders.ts';
import { viteConfig } from './src/pipeline/vite-config.ts';

export default defineConfig(viteConfig(foldersOf(import.meta.dirname)));
