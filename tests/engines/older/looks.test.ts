/** In the oldest supported Chromium and in later ones the site looks as in today's. */
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../src/routes.ts';
import type { OlderChromium } from '../../support/drivers/older-chromium.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { olderVersions, setUpOlder, show, showIn } from '../older-site.ts';
import { difference, differing, look, type Sight, setPlainly, settle } from './sight.ts';

// Every width, and both schemes on a narrow and a wide one. For the last one the screenshots are compared as well.
const looks = [
  { width: 360, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 1920, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

async function change(browser: OlderChromium, { scheme, width }: (typeof looks)[number]) {
  await showIn(browser, scheme);
  await browser.page.setViewport({ width, height: 900 });
  await browser.run(setPlainly, []);
}

const nothing: Sight = { boxes: {}, colours: {} };
const today = setUpOlder('today');
const seenToday = new Map<Path, { sights: Sight[]; picture: Uint8Array }>();

async function see(path: Path) {
  const seen = seenToday.get(path);
  if (seen) return seen;
  await show(today(), `#${path}`);
  const sights: Sight[] = [];
  for (const each of looks) {
    await change(today(), each);
    await today().run(settle, []);
    sights.push(await today().run(look, []));
  }
  const now = { sights, picture: await today().screenshot() };
  seenToday.set(path, now);
  return now;
}

describe.each(olderVersions)('Chromium %i', (version) => {
  const opened = setUpOlder(version);

  test.each(paths)('shows %s as today’s does, in both schemes and at each width', async (path) => {
    const { sights, picture } = await see(path);
    await show(opened(), `#${path}`);
    for (const [index, each] of looks.entries()) {
      const now = sights[index] ?? nothing;
      expect(Object.keys(now.boxes).length).toBeGreaterThan(6);
      await change(opened(), each);
      const differences = async () => differing(now, await opened().run(look, []));
      await expect.poll(differences, { message: JSON.stringify(each) }).toEqual([]);
    }
    const most = async () => difference(picture, await opened().screenshot());
    await expect.poll(most).toBeLessThan(12);
    expect(await opened().problems()).toEqual([]);
  });
});
