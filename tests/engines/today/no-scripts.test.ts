import { describe, test } from 'vitest';
import { installedEngines } from '../../support/drivers/engines.ts';
import { testWithoutScripts } from '../../support/suites/no-scripts.ts';

/** Chromium's are in tests/browser. */
describe.each(['Firefox', 'WebKitGTK'] as const)('with scripts off, in %s', (engine) => {
  if (installedEngines().includes(engine)) testWithoutScripts(engine);
  else test('it works', (context) => context.skip(`${engine} is not installed`));
});
