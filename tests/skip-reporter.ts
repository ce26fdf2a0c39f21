import type { Reporter } from 'vitest/node';

/** Lists at the end which tests were skipped, and why, because the default reporter only counts them. */
export const skipReporter: Reporter = {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    for (const test of skipped) {
      const result = test.result();
      const why = result.state === 'skipped' && result.note;
      if (why) console.log(`SKIPPED: ${test.fullName}: ${why}`);
    }
  },
};
