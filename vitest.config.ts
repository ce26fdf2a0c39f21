import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownersFiles } from './src/build/plugins.ts';

const folders = { root: import.meta.dirname, cache: join(import.meta.dirname, '.cache') };
const plugins = [react(), ownersFiles(folders)];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/build/**'],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins,
        test: {
          name: 'build',
          include: ['tests/unit/build/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          // On the built file, in real browsers, one at a time: two at once disturb each other's clocks.
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
