/** A showreel that lies beside the page: in each container the second button leads to its page, where it plays. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clockTime } from '../../../src/site/clock-time.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { root } from '../../support/sites/project-copy.ts';
import { startServer } from '../../support/sites/server.ts';
import { playing, seesItPlay } from '../../support/visits/films.ts';
import { press, seesPage } from '../../support/visits/visitor.ts';
import { olderVersions } from '../older-site.ts';

// All engines can play this codec, because it needs no licence.
const name = 'Mein Film ñ.webm';
const reel = { name: 'Ver el reel', file: name };
const key = `${words.projectPage.film.play} ${clockTime(5)}`;
const film = join(root, 'tests/fixtures/cinematographer/public/windows.webm');
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

test('the film is beside the page, byte for byte, and nothing of it is loaded', () => {
  expect(readFileSync(join(folder, name)).equals(readFileSync(film))).toBe(true);
  const $ = load(readFileSync(file, 'utf8'));
  expect($('source, link[rel=preload], link[rel=prefetch]').length).toBe(0);
  expect($('video').attr('preload')).toBe('none');
  expect($(`a[href="${encodeURIComponent(name)}"]`).length).toBe(1);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(name);
});

describe.each(engines)('in $name', ({ open }) => {
  const driver = setUp(open);

  /** Opens home, goes to the page of the showreel, and presses the key on the film. */
  async function playAt(address: string, frame?: string): Promise<void> {
    await driver().open(address);
    await until('the program runs', () => driver().run(hasProgram, [], frame));
    await press(driver(), 'link', reel.name, { frame });
    await seesPage(driver(), reel.name, frame);
    await press(driver(), 'button', key, { frame });
  }

  test('the film plays from a disk', async () => {
    await playAt(pathToFileURL(file).href);
    await seesItPlay(driver());
  });

  test.each([true, false])('it is asked for at a press, and plays (ranges: %s)', async (ranges) => {
    const server = await startServer({ folder, ranges });
    onTestFinished(server.close);
    await playAt(server.url);
    await seesItPlay(driver());
    expect(server.requests.filter((each) => each.includes('.webm'))).not.toEqual([]);
  });

  test.each(['', 'sandbox="allow-scripts allow-popups"'])(
    'so it is in a frame (%s)',
    async (sandbox) => {
      const host = `<!doctype html><iframe ${sandbox} src="index.html" width="700" height="560"></iframe>`;
      const server = await startServer({ folder, pages: { 'host.html': host } });
      onTestFinished(server.close);
      await playAt(`${server.url}host.html`, 'iframe');
      if (!sandbox) return seesItPlay(driver(), 'iframe');
      // In a sandbox WebKit refuses a film of the page's own place. Then the link below it is the way.
      await until('it plays, or it cannot', async () => {
        const { paused, time, error } = await playing(driver(), 'iframe');
        return (!paused && time > 0.3) || error !== null;
      });
    },
  );
});

function hasProgram(): boolean {
  return document.querySelector('header button') !== null;
}
