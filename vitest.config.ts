import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { skipReporter } from './tests/skip-reporter.ts';
import { LIMIT } from './tests/support/drivers/limit.ts';
import type { FixtureOwner } from './tests/support/sites/site.ts';

/** Units that need a document. */
const IN_DOM = 'tests/unit/**/*.dom.test.{ts,tsx}';

const unit = {
  // Half of the time went into modules that each file loaded anew.
  isolate: false,
  css: { modules: { classNameStrategy: 'non-scoped' } },
  testTimeout: LIMIT,
} as const;

/** What the content can break: on the sites of both owners. */
const EVERY_OWNER = 'tests/browser/every-owner/*.test.ts';

/** Longer tests: they run with the engines, so `npm test` takes minutes. */
const SLOW = 'tests/{unit,browser,commands,studio}/**/*.slow.test.ts';

/** On sites of many others: in every language, with 1 to 40 projects, with stills, without parts. */
const OTHER_OWNERS = 'tests/browser/other-owners/*.test.ts';

/**
 * Tests of the built site of a fixture owner: one is as plain as the sample, the other has a photo, stills and a language of
 * her own. And of the commands of package.json, in copies of the project. Chromium without its windows takes three quarters of the time;
 * beside other engines it is the whole browser, as a visitor has it.
 */
function onSite(
  name: string,
  owner: FixtureOwner,
  chromium: 'headless shell' | 'whole',
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    // React for production does not know what is compiled for development.
    oxc: { jsx: { development: false } },
    test: {
      name,
      include,
      exclude,
      // As in the commands. Vitest's value would make a program for development.
      env: { FIXTURE_OWNER: owner, CHROMIUM: chromium, NODE_ENV: 'production' },
      globalSetup: ['tests/support/sites/build-site.ts', 'tests/support/drivers/start-chromium.ts'],
      // Files share their modules and a browser: to load and start them anew took a third of the time.
      isolate: false,
      setupFiles: ['tests/support/drivers/limit-waits.ts'],
      testTimeout: LIMIT,
      hookTimeout: LIMIT,
    },
  };
}

export default defineConfig({
  test: {
    // Three files at a time, on two processors as well: a browser waits half of the time.
    maxWorkers: 3,
    globalSetup: ['tests/support/sites/temporary-folder.ts'],
    reporters: ['default', skipReporter],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [IN_DOM, SLOW],
        },
      },
      // Afterwards, because a worker is not used again for a file of another environment.
      {
        test: {
          ...unit,
          name: 'unit-dom',
          include: [IN_DOM],
          environment: 'happy-dom',
          sequence: { groupOrder: 1 },
          // A second worker would take longer to load React and happy-dom than all of these tests take.
          maxWorkers: 1,
        },
      },
      onSite(
        'browser',
        'owner',
        'headless shell',
        ['tests/{browser,commands,studio}/**/*.test.ts'],
        [OTHER_OWNERS, SLOW],
      ),
      onSite('slow', 'owner', 'headless shell', [SLOW]),
      onSite('director', 'director', 'headless shell', [EVERY_OWNER, OTHER_OWNERS]),
      onSite('engines', 'director', 'whole', ['tests/engines/**/*.test.ts']),
    ],
  },
});
