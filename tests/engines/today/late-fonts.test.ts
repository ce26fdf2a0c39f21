/**
 * Our fonts arrive late, on machines with one family of system fonts. It uses the texts of the plain owner, because with the other
 * owner's a full line breaks in another place at 390 px.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { launchChromium, newPage } from '../../support/drivers/chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { fontFile } from '../../support/fonts/system-fonts.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { setUpStagedVisits } from '../../support/visits/staged-visit.ts';

const looks = [
  { width: 390, height: 844, scheme: 'dark' },
  { width: 1280, height: 800, scheme: 'light' },
] as const;

const machines = [
  { family: 'DejaVu Sans', fontName: 'DejaVuSans.ttf' },
  { family: 'Liberation Sans', fontName: 'LiberationSans-Regular.ttf' },
];

const file = await buildVariation('late-fonts', await portfolioOf('owner'), {}, 'owner');

describe.each(machines)('with $family alone', ({ family, fontName }) => {
  const font = fontFile(fontName);
  if (process.platform !== 'linux' || font === undefined) {
    test('no line moves', ({ skip }) =>
      skip(`${fontName} is not on this machine, or it is no Linux`));
    return;
  }

  const scratch = scratchFolder('fonts');
  afterAll(scratch.remove);
  const settings = join(scratch.path, 'fonts.conf');
  mkdirSync(join(scratch.path, 'cache'));
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    <include ignore_missing="yes">/etc/fonts/conf.d</include>
    <dir>${dirname(font)}</dir>
    <cachedir>${join(scratch.path, 'cache')}</cachedir>
    </fontconfig>`,
  );
  const { arrive } = setUpStagedVisits({
    file,
    browser: setUp(() => launchChromium({ env: { ...process.env, FONTCONFIG_FILE: settings } })),
  });

  test('the browser has it, and not the other', async () => {
    const { page: site } = await arrive('/', looks[0]);
    // On another page, because the page of the site is still loading, and this would wait for its style.
    const page = await newPage(site.browser());
    const [other] = machines.filter((machine) => machine.family !== family);
    await page.setContent(`<p style="font-family:${other?.family},${family}">Text</p>`);
    const session = await page.createCDPSession();
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const query = { nodeId: root.nodeId, selector: 'p' };
    const { nodeId } = await session.send('DOM.querySelector', query);
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual([family]);
  });

  describe.each(looks)('at $width × $height', (look) => {
    // `receive` checks how much the fonts may move.
    test.each(paths)('%s stays in its place as our fonts arrive', async (path) => {
      const visit = await arrive(path, look);
      await visit.receive('fonts');
    });
  });
});
