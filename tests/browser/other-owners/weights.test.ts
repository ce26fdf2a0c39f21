/** The limit for the size of a site with pictures, compressed. budgets.test.ts has the limits for all else. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { noise } from '../../support/owners/damaged.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { builtFile } from '../../support/sites/site.ts';

const weightOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

test('with a photo that is hard to compress, at most 195 kB', async () => {
  const photo = await noise(900, 1200).jpeg().toBuffer();
  const files = { 'content/portrait.svg': undefined, 'content/portrait.jpg': photo };
  const page = await buildVariation('photo', await portfolioOf('owner'), files, 'owner');
  const weight = weightOf(page);
  expect(weight).toBeGreaterThan(175_000);
  expect(weight).toBeLessThanOrEqual(195_000);
});

test('with a photo and six stills, at most 330 kB', () => {
  const weight = weightOf(builtFile());
  expect(weight).toBeGreaterThan(200_000);
  expect(weight).toBeLessThanOrEqual(330_000);
});
