import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setUp } from '../../support/drivers/set-up.ts';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { builtFile } from '../../support/sites/site.ts';
import { composeIn, composingPage } from '../../support/suites/composing-page.ts';

const chromium = setUp(() => openChromium());

test('a page by itself composes the same bytes as the build', async () => {
  const page = await composeIn(chromium(), await composingPage());
  expect(page === readFileSync(builtFile(), 'utf8')).toBe(true);
});
