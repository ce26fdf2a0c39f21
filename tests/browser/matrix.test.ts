import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { sectionNames } from '../../src/routes.ts';
import { openChromium } from '../support/chromium.ts';
import { prepareContainers } from '../support/containers.ts';
import { failuresIn, noisyDocument, unheardIn } from '../support/matrix.ts';
import { setUp } from '../support/set-up.ts';
import { builtFile } from '../support/site.ts';

/** Chromium in every container. The other engines: tests/engines/matrix.test.ts. */

const site = await prepareContainers(readFileSync(builtFile(), 'utf8'));
const noise = await prepareContainers(noisyDocument);
afterAll(async () => {
  await site.close();
  await noise.close();
});

const driver = setUp(openChromium);

test.each(noise.list)('hears everything: $name', async (container) => {
  expect(await unheardIn(driver(), container)).toEqual([]);
});

// Home comes last: its delayed scroll, to where the page already is, would cross whatever came next.
const [first, ...others] = [...sectionNames.slice(1), ...sectionNames.slice(0, 1)];

test.each(site.list.map((container, index) => ({ ...container, isFirst: index === 0 })))(
  'works: $name',
  async (container) => {
    // What a button does once it is found is the same in all of them.
    const buttons = first ? [first, ...(container.isFirst ? others : [])] : [];
    expect(await failuresIn(driver(), container, buttons)).toEqual([]);
  },
);
