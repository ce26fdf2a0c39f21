import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { foldersOf } from './src/pipeline/folders.ts';
import { sourcePlugins } from './src/pipeline/vite-config.ts';
import { skipReporter } from './tests/support/skip-reporter.ts';

// Tests meet the fixture owner wherever they, or the components, import src/content: the owner may edit that as they like.
const root = import.meta.dirname;
const plugins = sourcePlugins(foldersOf(root, join(root, 'tests/fixtures/owner')));
const minutes = 60_000;

export default defineConfig({
  test: {
    // Two files at a time, on two processors as well: a browser waits most of the time.
    maxWorkers: 2,
    reporters: ['default', skipReporter],
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Half of the time went into modules that each file loaded anew. Files of another environment stay apart.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          // On a built site, in Chromium; and the commands of package.json, in copies of the project.
          name: 'browser',
          include: ['tests/{browser,commands}/**/*.test.ts'],
          globalSetup: 'tests/support/build-site.ts',
          testTimeout: 2 * minutes,
          hookTimeout: 2 * minutes,
        },
      },
      {
        plugins,
        test: {
          // The same site in the other engines, and in every container.
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/support/build-site.ts',
          testTimeout: 2 * minutes,
          hookTimeout: 2 * minutes,
        },
      },
    ],
  },
});
