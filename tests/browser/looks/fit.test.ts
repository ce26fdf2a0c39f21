import { beforeAll, describe, expect, test } from 'vitest';
import { places, widthAt } from '../../../src/compose/check/fit.ts';
import { routes } from '../../../src/routes.ts';
import { fonts } from '../../support/sites/compiled.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

/** Words that the check accepts fit a phone in a browser, and words that it refuses do not. */

const visitor = setUpRoutePage();

/** Words of many widths, a few pixels apart, of letters without kerning. */
const words = Array.from({ length: 40 }, (_, index) => {
  const [narrow, wide] = [index % 4, Math.floor(index / 4)];
  return `H${'n'.repeat(3 + wide)}${'i'.repeat(narrow)}`;
});

/** The words that are too wide by our figures, without those next to the limit. */
function judged(place: 'bar' | 'heading', each: number) {
  const { width: most } = places[place];
  const found = words.map((word) => ({ word, width: widthAt(place, word, fonts.measures) }));
  const clear = found.filter(({ width }) => Math.abs(width * each - most) > 1.5);
  expect(clear.length).toBeGreaterThan(30);
  // There are words on both sides of the limit, and near it.
  const near = clear.filter(({ width }) => Math.abs(width * each - most) < 15);
  expect(new Set(near.map(({ width }) => width * each > most)).size).toBe(2);
  return clear.map(({ word, width }) => ({ word, isTooWide: width * each > most }));
}

describe('at 320 px', () => {
  beforeAll(async () => {
    await visitor.show(routes.about.path, { width: 320 });
    await settle(visitor.page);
  });

  test('a heading breaks exactly the words that are too wide', async () => {
    const expected = judged('heading', 1);
    const seen = await visitor.page.evaluate(
      (words) =>
        words.map((word) => {
          const heading = document.querySelector('main h1:not([id^="/"])');
          if (!heading) throw new Error('There is no heading.');
          heading.textContent = word;
          const lines = document.createRange();
          lines.selectNodeContents(heading);
          return { word, isTooWide: lines.getClientRects().length > 1 };
        }),
      expected.map(({ word }) => word),
    );
    expect(seen).toEqual(expected);
  });

  test('the bar breaks into rows, all in the window, for exactly the words that are too wide', async () => {
    const expected = judged('bar', 4);
    const seen = await visitor.page.evaluate(
      (words) =>
        words.map((word) => {
          const keys = [...document.querySelectorAll('nav :is(a, button)')];
          for (const key of keys) key.textContent = word;
          const boxes = keys.map((key) => key.getBoundingClientRect());
          if (boxes.some(({ left }) => left < -0.5)) throw new Error(`${word} leaves the window.`);
          return { word, isTooWide: new Set(boxes.map(({ top }) => top)).size > 1 };
        }),
      expected.map(({ word }) => word),
    );
    expect(seen).toEqual(expected);
  });
});
