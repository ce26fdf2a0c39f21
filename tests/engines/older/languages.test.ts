/** A press on the name of another language, and on that of the first, in the oldest supported engines that run here. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filledWordsIn } from '../../../src/words/languages.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import { buildThreeLanguages, first, further } from '../../support/sites/three-languages.ts';
import { prepareContainers } from '../../support/suites/containers.ts';
import { press, seesPage } from '../../support/visits/visitor.ts';
import { olderVersions } from '../older-site.ts';

const file = await buildThreeLanguages('languages in older engines');
const site = setUp(() => prepareContainers(readFileSync(file, 'utf8')));

const [oldest] = olderVersions;
const engines: { name: string; open: () => Promise<Driver> }[] = [
  { name: `Chromium ${oldest}`, open: () => openOlderChromium(oldest) },
  ...(hasWpe ? [{ name: 'WPE WebKit 2.38', open: () => openWpe() }] : []),
];

const { about, workDetails } = filledWordsIn('de', {}, { jobs: 1, size: '', pages: 1 });

describe.each(engines)('in $name', ({ open }) => {
  const driver = setUp(open);

  // In the second one, this Chromium cannot write into its history.
  test.each(['file://', 'iframe `srcdoc`'])('%s', async (name) => {
    const container = site().list.find((each) => each.name === name);
    if (!container) throw new Error(`There is no container '${name}'.`);
    const { address, frame } = container;
    const speak = (language: string) => press(driver(), 'link', language, { within: 'nav', frame });
    await driver().open(address(''));
    await seesPage(driver(), first.greeting, frame);
    await speak('العربية');
    await seesPage(driver(), further.ar.greeting, frame);
    expect(await driver().run(() => document.dir, [], frame)).toBe('rtl');
    await speak('Deutsch');
    await seesPage(driver(), further.de.greeting, frame);
    await press(driver(), 'link', about.cards.work.title, { within: 'main', frame });
    await seesPage(driver(), workDetails.heading, frame);
    await driver().back();
    await seesPage(driver(), further.de.greeting, frame);
    await speak('English');
    await seesPage(driver(), first.greeting, frame);
    expect(await driver().run(() => document.dir, [], frame)).toBe('ltr');
    expect(await driver().problems(frame)).toEqual([]);
  });
});
