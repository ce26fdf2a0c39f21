/** The studio in older engines: in its minimum browsers it composes, and in older ones it says where it works. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { studioTargets } from '../../../src/compile/browser-targets.ts';
import { messages } from '../../../src/messages/messages.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { downloadingContext } from '../../support/drivers/downloads.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import { root } from '../../support/sites/project-copy.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { filesOfAnOwner, makeFirstSite } from '../../support/studio/first-site.ts';
import { clickOnGreeting } from '../../support/studio/pointing.ts';
import { beginStudio, openStudio, studioFile } from '../../support/studio/studio.ts';

const composes = [109, 116, 122] as const;
const saysWhere = [83, 88, 92, 103] as const;

test('the documents name these browsers', () => {
  const measured = readFileSync(join(root, 'docs/MEASURED.md'), 'utf8').replace(/\s+/g, ' ');
  expect(measured).toContain(`Chromium ${composes.toReversed().join(', ')} (`);
  const [last, ...others] = saysWhere.toReversed();
  expect(measured).toContain(
    `Chromium ${others.reverse().join(', ')} and ${last} and in WPE WebKit`,
  );
});

test.each(composes)(
  'in Chromium %i a first site is made, saved, opened again, and saved as today’s Chromium does',
  async (version) => {
    const { page, problems, close } = await openOlderChromium(version);
    onTestFinished(close);
    const downloads = scratchFolder('downloads');
    onTestFinished(downloads.remove);
    const session = await page.browser().target().createCDPSession();
    const behavior = { behavior: 'allow', downloadPath: downloads.path } as const;
    await session.send('Browser.setDownloadBehavior', behavior);

    const given = await filesOfAnOwner();
    const studio = await beginStudio(page, downloads.path);
    await clickOnGreeting(studio);
    await makeFirstSite(studio, given);
    const first = await studio.save();
    expect(Object.keys(first.files)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
    const saved = join(given.folder, `saved in ${version}.zip`);
    writeFileSync(saved, first.zip);
    await studio.type('Greeting', 'Another one');
    await studio.give('Open a site', saved);
    await studio.press('Open it');
    await studio.says('is open.');
    await studio.shows('Harbour at dawn');
    expect(Buffer.from((await studio.save()).zip).equals(Buffer.from(first.zip))).toBe(true);
    expect(await problems()).toEqual([]);

    // Each browser encodes pictures in another way, but a site that is opened keeps its pictures.
    const today = await downloadingContext(await sharedChromium());
    onTestFinished(today.close);
    const there = await openStudio(await newPage(today.context), today.downloads);
    await there.give('Open a site', saved);
    await there.says(`saved in ${version}.zip is open.`);
    expect(Buffer.from((await there.save()).zip).equals(Buffer.from(first.zip))).toBe(true);
  },
);

const address = pathToFileURL(studioFile).href;

/** The text of the page, as soon as there is one. */
const read = (driver: Pick<Driver, 'run'>) =>
  until('a sentence', () => driver.run(() => document.body.innerText.trim(), []));

describe('where the studio does not start, the page says where it does', () => {
  test.each(saysWhere)('in Chromium %i', async (version) => {
    const chromium = await openOlderChromium(version);
    onTestFinished(chromium.close);
    await chromium.open(address);
    const text = await read(chromium);
    expect(text).toContain(messages.studio.cannotStart.here);
    expect(text).toContain(messages.studio.cannotStart.where({ chromium: studioTargets.chrome }));
  });

  test.skipIf(!hasWpe)('in WPE WebKit 2.38', async () => {
    const wpe = await openWpe();
    onTestFinished(wpe.close);
    await wpe.open(address);
    expect(await read(wpe)).toContain(messages.studio.cannotStart.here);
  });
});
