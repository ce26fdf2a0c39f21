import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';

/**
 * Runs every rule of axe, with best practices, experimental and deprecated ones. It leaves out only contrast at level AAA (7:1),
 * because the site's red has 5:1.
 */
export async function axeIssues(page: Page): Promise<string[]> {
  // It is injected by the debugger, because the policy of the page does not apply there.
  await page.evaluate(axe.source);
  const { passes, violations } = await page.evaluate(async () => {
    const { getRules, run }: typeof axe = Reflect.get(window, 'axe');
    const rules = Object.fromEntries(
      getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== 'color-contrast-enhanced' }]),
    );
    const { violations, passes }: AxeResults = await run(document, { rules });
    return {
      passes: passes.length,
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      ),
    };
  });
  // Makes sure that axe has checked something.
  expect(passes).toBeGreaterThan(20);
  return violations;
}
