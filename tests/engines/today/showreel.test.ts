/** A showreel that lies beside the page: in each container a press opens the film in a new tab, where it plays. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Driver, until } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { root } from '../../support/sites/project-copy.ts';
import { startServer } from '../../support/sites/server.ts';
import { olderVersions } from '../../support/visits/older-site.ts';
import { press } from '../../support/visits/visitor.ts';

// All engines can play this codec, because it needs no licence.
const name = 'Mein Film ñ.webm';
/** The name of the button for a screen reader. */
const button = `Ver el reel (${words.newTab})`;
const reel = { name: 'Ver el reel', file: name };
const film = join(root, 'tests/fixtures/films/vp8.webm');
const file = await buildVariation(
  'showreel',
  { ...portfolio, reel },
  { [`public/${name}`]: readFileSync(film) },
);
const folder = dirname(file);

const [oldest] = olderVersions;
const engines: { name: string; open: () => Promise<Driver> }[] = [
  ...installedEngines().map((name) => ({ name, open: () => openEngine(name) })),
  { name: `Chromium ${oldest}`, open: () => openOlderChromium(oldest) },
];

/** Runs in the new tab: whether the engine plays the film. */
const plays = () => {
  const video = document.querySelector('video');
  return video !== null && video.error === null && video.readyState > 0 && video.videoWidth === 64;
};

test('the film is beside the page, byte for byte, and nothing else of it is in there', () => {
  expect(readFileSync(join(folder, name)).equals(readFileSync(film))).toBe(true);
  const $ = load(readFileSync(file, 'utf8'));
  expect($('video, source, link[rel=preload], link[rel=prefetch]').length).toBe(0);
  expect($(`[href="${encodeURIComponent(name)}"], [src*=".webm"]`).length).toBe(1);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(name);
});

describe.each(engines)('in $name', ({ open }) => {
  const driver = setUp(open);

  test('the film plays from a disk', async () => {
    await driver().open(pathToFileURL(join(folder, name)).href);
    await until('the film plays', () => driver().run(plays, []));
  });

  test.each([true, false])('it is asked for at a press, and plays (ranges: %s)', async (ranges) => {
    const server = await startServer({ folder, ranges });
    onTestFinished(server.close);
    const asked = () => server.requests.some((each) => each.includes('.webm'));
    await driver().open(server.url);
    await until('the button', () => driver().run(hasReel, []));
    expect(asked()).toBe(false);
    await press(driver(), 'link', button);
    await until('the film is asked for', async () => asked());
    await driver().open(server.url + encodeURIComponent(name));
    await until('the film plays', () => driver().run(plays, []));
  });

  test.each(['', 'sandbox="allow-scripts allow-popups"'])(
    'so it is in a frame (%s)',
    async (sandbox) => {
      const host = `<!doctype html><iframe ${sandbox} src="index.html" width="700" height="560"></iframe>`;
      const server = await startServer({ folder, pages: { 'host.html': host } });
      onTestFinished(server.close);
      const asked = () => server.requests.some((each) => each.includes('.webm'));
      await driver().open(`${server.url}host.html`);
      await until('the button', () => driver().run(hasReel, [], 'iframe'));
      expect(asked()).toBe(false);
      await press(driver(), 'link', button, { frame: 'iframe' });
      await until('the film is asked for', async () => asked());
    },
  );
});

function hasReel(): boolean {
  return document.querySelector('header button') !== null;
}
