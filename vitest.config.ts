import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { skipReporter } from './tests/skip-reporter.ts';
import type { FixtureOwner } from './tests/support/sites/site.ts';

const minutes = 60_000;

/**
 * Tests of the built site of a fixture owner: one is as plain as the sample, the other has a photo, stills and a language of
 * her own. And of the commands of package.json, in copies of the project.
 */
function onSite(
  name: string,
  owner: FixtureOwner,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude,
      env: { FIXTURE_OWNER: owner },
      globalSetup: ['tests/support/sites/build-site.ts', 'tests/support/drivers/start-chromium.ts'],
      // Files share their modules and a browser: to load and start them anew took a third of the time.
      isolate: false,
      // Nothing is timed: this ends what hangs, also where much else runs.
      testTimeout: 5 * minutes,
      hookTimeout: 5 * minutes,
    },
  };
}

const inBrowser = (...names: string[]) => names.map((name) => `tests/browser/${name}.test.ts`);

/** On sites of many other owners: in every language, with 1 to 40 projects, with stills, without parts. */
const otherOwners = inBrowser('languages', 'left-out', 'project-cards', 'stills', 'weights');

/** What the content can break. */
const everyOwners = inBrowser(
  ...['accessibility', 'compose', 'contrast', 'first-screen', 'print', 'reflow'],
  'static-document',
);

export default defineConfig({
  test: {
    // Two files at a time, on two processors as well: a browser waits most of the time.
    maxWorkers: 2,
    reporters: ['default', skipReporter],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Half of the time went into modules that each file loaded anew. Files of another environment stay apart.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 30_000,
        },
      },
      onSite('browser', 'owner', ['tests/{browser,commands,studio}/**/*.test.ts'], otherOwners),
      onSite('engines', 'director', ['tests/engines/**/*.test.ts', ...everyOwners, ...otherOwners]),
    ],
  },
});
