/**
 * When the fonts arrive, no line of the sample moves, on any route at any width, because the fallback fonts are fitted to its words.
 * It uses the site in dist/, as long as that is the sample.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplesIn } from '../../../src/compose/check/sample-signs.ts';
import { fontFile } from '../../support/fonts/system-fonts.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { root } from '../../support/sites/project-copy.ts';
import { frames } from '../../support/visits/route-page.ts';
import { setUpStagedVisits } from '../../support/visits/staged-visit.ts';

const isSample = samplesIn(await portfolioOf()).length > 0;
const widths = [360, 390, 768, 1024, 1920, 1280];

const { arrive } = setUpStagedVisits({ file: join(root, 'dist/index.html'), fontShift: 0 });

test.for(paths)('on %s', async (path, { skip }) => {
  skip(!isSample, 'src/content is an owner’s own');
  const isThere = fontFile('DejaVuSans.ttf') !== undefined;
  skip(!isThere, 'no DejaVu Sans here; with Arial, one paragraph at one width has a line less');
  const visit = await arrive(path, { width: 1280, height: 800, scheme: 'light' });
  const { page } = visit;
  const everywhere = async () => {
    const found: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewport({ width, height: 800 });
      await frames(page, 2);
      found[width] = await page.evaluate(readPlaces);
    }
    return found;
  };
  const before = await everywhere();
  await visit.takeShifts();
  await visit.receive('fonts');
  // On the home page the other sections appear with the fonts. Their own pages are checked instead.
  for (const [width, places] of Object.entries(await everywhere()))
    expect(places, `${width} px`).toEqual(expect.arrayContaining(before[Number(width)] ?? []));
});

/** Runs in the page: where every text begins, and its height, which depends on its number of lines. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, p, li, li > a, label, button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim().slice(0, 30);
      return `${top.toFixed(1)} +${height.toFixed(1)} ${element.tagName} ${text}`;
    });
}
