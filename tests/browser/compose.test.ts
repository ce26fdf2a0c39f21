import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeIn, composingPage } from '../support/composing-page.ts';
import { setUp } from '../support/set-up.ts';
import { openChromium } from '../support/shared-chromium.ts';
import { builtFile } from '../support/site.ts';

const chromium = setUp(() => openChromium());

test('a page by itself composes the same bytes as the build', async () => {
  const page = await composeIn(chromium(), await composingPage());
  expect(page === readFileSync(builtFile(), 'utf8')).toBe(true);
});
