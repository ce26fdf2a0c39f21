import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { foldersOf } from './src/pipeline/folders.ts';
import { sourcePlugins } from './src/pipeline/vite-config.ts';
import { type FixtureOwner, filesOf } from './tests/support/site.ts';
import { skipReporter } from './tests/support/skip-reporter.ts';

const root = import.meta.dirname;
const minutes = 60_000;

/**
 * Tests meet a fixture owner wherever they, or the components, import src/content: the owner may edit that as they like.
 * One is as plain as the sample, the other has a photo, stills and a language of her own.
 */
const pluginsFor = (folder: string) => sourcePlugins(foldersOf(root, join(root, folder)));

/** Tests of a built site; and of the commands of package.json, in copies of the project. */
function onSite(
  name: string,
  owner: FixtureOwner,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    plugins: pluginsFor(filesOf(owner)),
    test: {
      name,
      include,
      exclude,
      env: { FIXTURE_OWNER: owner },
      globalSetup: 'tests/support/build-site.ts',
      // Nothing is timed: this ends what hangs, also where much else runs.
      testTimeout: 5 * minutes,
      hookTimeout: 5 * minutes,
    },
  };
}

const inBrowser = (...names: string[]) => names.map((name) => `tests/browser/${name}.test.ts`);

/** On sites of many other owners: in every language, with 1 to 40 projects, with stills. */
const otherOwners = inBrowser('languages', 'project-cards', 'stills', 'weights');

/** What the content can break: layout, access, print, scripts turned off, the seal, the matrix. */
const everyOwners = inBrowser(
  ...['accessibility', 'contrast', 'first-screen', 'forced-colours', 'keyboard', 'matrix', 'print'],
  ...['privacy', 'reflow', 'static-document'],
);

const everyOwnersInEngines = [
  'below-the-floor',
  'matrix',
  'no-scripts',
  'older-looks',
  'older-webkit',
  'print',
  'reader',
  'text-browsers',
].map((name) => `tests/engines/${name}.test.ts`);

export default defineConfig({
  test: {
    // Two files at a time, on two processors as well: a browser waits most of the time.
    maxWorkers: 2,
    reporters: ['default', skipReporter],
    projects: [
      {
        plugins: pluginsFor('tests/fixtures/owner'),
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Half of the time went into modules that each file loaded anew. Files of another environment stay apart.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 30_000,
        },
      },
      onSite('browser', 'owner', ['tests/{browser,commands}/**/*.test.ts'], otherOwners),
      onSite('director', 'director', [...everyOwners, ...otherOwners]),
      onSite('engines', 'owner', ['tests/engines/**/*.test.ts']),
      onSite('director-engines', 'director', everyOwnersInEngines),
    ],
  },
});
