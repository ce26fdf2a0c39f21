/** The saved files equal those of a build with the same content and the same pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { svgAddress } from '../../src/compose/pictures/svg-address.ts';
import { drawLinkImage } from '../../src/node/link-image/draw.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { portfolioOf } from '../support/owners/owners.ts';
import { root } from '../support/sites/project-copy.ts';
import { builtFile } from '../support/sites/site.ts';
import { filesOfAnOwner, makeFirstSite } from '../support/studio/first-site.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();

const buildDirector = async () =>
  buildVariation('director for the studio', await portfolioOf('director'), {}, 'director');

test.each([
  ['owner', builtFile],
  ['director', buildDirector],
])('the built page of the %s opens, and is saved byte for byte as it is', async (_, built) => {
  const site = dirname(await built());
  const studio = await studios.open();
  const input = await studio.field('Open a site');
  const names = readdirSync(site).filter((name) => /\.(?:html|pdf|png)$/.test(name));
  await input.uploadFile(...names.map((name) => join(site, name)));
  await studio.says('is open.');
  const saved = (await studio.save()).files;
  for (const name of names) {
    expect(Buffer.from(saved[name] ?? []).equals(readFileSync(join(site, name))), name).toBe(true);
  }
  expect(readFileSync(join(site, 'README.md'), 'utf8')).toBe(
    new TextDecoder().decode(saved['README.md']),
  );
});

test('a site with an address gets the link image that the build would draw', async () => {
  const studio = await studios.open();
  await studio.type('Address', 'https://ana.tv/', 'On the web');
  await studio.type('Greeting', 'Hello, I am Ana María.');
  const saved = (await studio.save()).files['preview.png'] ?? new Uint8Array();
  const { format, width, height } = await sharp(saved).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(saved.length).toBeLessThan(600_000);
  const portrait = svgAddress(
    readFileSync(join(root, 'tests/fixtures/owner/content/portrait.svg'), 'utf8'),
  );
  const { picture } = await drawLinkImage({
    portrait,
    greeting: 'Hello, I am Ana María.',
    subtitle: 'Broadcasting & Media',
  });
  const pixels = (image: Uint8Array) => sharp(image).resize(120, 63).grayscale().raw().toBuffer();
  const [ours, theirs] = [await pixels(saved), await pixels(Buffer.from(picture))];
  const difference = ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0);
  expect(difference / ours.length).toBeLessThan(4);
});

test('a site that is made on a phone is the same as on a desktop', async () => {
  const given = await filesOfAnOwner();
  const zips: Uint8Array[] = [];
  for (const window of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const studio = await studios.begin(window);
    await makeFirstSite(studio, given);
    zips.push((await studio.save()).zip);
  }
  const [onDesktop = new Uint8Array(), onPhone] = zips;
  expect(onPhone && Buffer.from(onPhone).equals(onDesktop)).toBe(true);
});
