/** The contrast of texts and of the edges of controls. Another colour of the site is tried in looks/accents.slow.test.ts. */
import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import { words } from '../../support/owners/content.ts';
import { wholePaths } from '../../support/owners/expected-texts.ts';
import {
  finishAnimations,
  force,
  MORE,
  tooWeak,
  weakTexts,
  withoutLetters,
} from '../../support/reading/contrast.ts';
import { readLines } from '../../support/reading/lines.ts';
import { type Box, type Colour, contrast, takePicture } from '../../support/reading/pixels.ts';
import { schemes, settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

type Edge = { name: string; colour: Colour; around: Box[] };

const widths = [390, 1280];

const visitor = setUpRoutePage();

const cases = wholePaths.flatMap((path) => schemes.map((scheme) => ({ path, scheme })));

describe.each(cases)('$path in the $scheme scheme', ({ path, scheme }) => {
  test('every text stands out, whatever state the controls are in', async () => {
    const { page, show, change } = visitor;
    await show(path, { scheme });
    for (const width of widths) {
      await change({ width, scheme });
      await settle(page);
      // A phone has no hover.
      for (const state of width < 600 ? [[]] : [[], ['hover'], ['hover', 'active']]) {
        await force(visitor, state);
        expect(await weakTexts(page), `${width} px wide, ${state.join(' ')}`).toEqual([]);
      }
    }
  });
});

test.each(schemes)(
  'every text has 7:1 in the %s scheme where that is asked for',
  async (scheme) => {
    const { page, show } = visitor;
    for (const path of wholePaths) {
      await show(path, { scheme, moreContrast: true });
      await settle(page);
      expect(await weakTexts(page, MORE)).toEqual([]);
    }
  },
);

test.each(schemes)('the edges of controls stand out in the %s scheme', async (scheme) => {
  const { page, show, change } = visitor;
  // The home page has all controls.
  await show(routes.home.path, { scheme });
  for (const width of widths) {
    await change({ width, scheme });
    await settle(page);
    const edges = await page.evaluate(findEdges, sectionIds.home);
    const picture = await takePicture(page);
    expect(edges.length).toBeGreaterThan(7);
    for (const { name, colour, around } of edges) {
      const ratios = around.flatMap((box) =>
        picture.coloursIn(box).map((ground) => contrast(colour, ground)),
      );
      expect(ratios.length, name).toBeGreaterThan(0);
      expect(Math.min(...ratios), `${name}, ${width} px wide`).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each(schemes)('the skip link stands out when it comes, in the %s scheme', async (scheme) => {
  const { page, show } = visitor;
  await show(routes.home.path, { scheme });
  await page.keyboard.press('Tab');
  await page.evaluate(finishAnimations);
  const lines = await page.evaluate(readLines);
  const ground = await withoutLetters(page);
  const skipLink = lines.find(({ text }) => text === words.skipLink);
  expect(skipLink).toBeDefined();
  expect(skipLink && tooWeak(skipLink, ground)).toEqual([]);
});

/** Runs in the page. What makes a control visible: the border of a field or hollow button, the ring of a bullet, the fill of others. */
function findEdges(homeSection: string): Edge[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const edges: Edge[] = [];
  for (const element of document.querySelectorAll('main :is(input, textarea, button)')) {
    // Arrows stand beside the bullets, but not on a phone.
    if (!element.checkVisibility()) continue;
    const isBullet = element.closest('[aria-roledescription] div div') !== null;
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      element,
      isBullet ? '::before' : null,
    );
    const isFilled = borderTopWidth === '0px' || element.hasAttribute('aria-current');
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!canvas) continue;
    canvas.fillStyle = isFilled ? backgroundColor : borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;

    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = left + scrollX;
    const y = top + scrollY;
    const strip = { width: 2, height: (bottom - top) / 2 };
    const beside = (inset: number) => ({ ...strip, x: x + inset, y: y + (bottom - top) / 4 });
    // A bullet is larger than its ring. A plain link is known by its text, not by its background.
    if (isBullet) edges.push({ name, colour: [red, green, blue], around: [beside(2)] });
    else if (!document.getElementById(homeSection)?.contains(element)) {
      // The ring of an arrow runs through what is beside its edge.
      const isRound = getComputedStyle(element).borderTopLeftRadius === '50%';
      const inside = isFilled || isRound ? [] : [beside(3), beside(right - left - 6)];
      edges.push({ name, colour: [red, green, blue], around: [beside(-4), ...inside] });
    }
  }
  return edges;
}
