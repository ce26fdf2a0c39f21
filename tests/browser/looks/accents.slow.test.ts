/** Sites of owners who have chosen a colour. Red, which is there without a choice, is tried in every-owner/contrast.slow.test.ts. */
import { describe, expect, test } from 'vitest';
import { projectPathsOf } from '../../../src/compose/project-paths.ts';
import { routes, showreelPath } from '../../../src/routes.ts';
import { accents } from '../../../src/schema/choices.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { force, MORE, USUAL, weakTexts } from '../../support/reading/contrast.ts';
import { type Colour, contrast } from '../../support/reading/pixels.ts';
import { schemes, settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const OWNER = 'cinematographer';
const portfolio = await portfolioOf(OWNER);
const [project = ''] = Object.values(projectPathsOf(portfolio.projects));
// About and the projects stand on the home page.
const paths: readonly string[] = [routes.home, routes.contact, routes.workDetails].map(
  ({ path }) => path,
);

describe.each(accents.filter((accent) => accent !== 'red'))('in %s', (accent) => {
  const visitor = setUpRoutePage(() =>
    buildVariation(`accent ${accent}`, { ...portfolio, accent, craft: 'radio' }, {}, OWNER),
  );

  test.each(schemes)('every text stands out in the %s scheme', async (scheme) => {
    const { page, show, change } = visitor;
    for (const path of [...paths, project, showreelPath]) {
      await show(path, { scheme });
      await settle(page);
      for (const state of paths.includes(path) ? [[], ['hover'], ['hover', 'active']] : [[]]) {
        await force(visitor, state);
        expect(await weakTexts(page, USUAL), `${path} ${state.join(' ')}`).toEqual([]);
      }
      await force(visitor, []);
      await change({ moreContrast: true });
      expect(await weakTexts(page, MORE), `${path} with more contrast`).toEqual([]);
    }
  });

  test.each(schemes)('lamps, marks and the pointer stand out in the %s scheme', async (scheme) => {
    const { page, show, change } = visitor;
    const found = new Map<boolean, Mark[]>([
      [false, []],
      [true, []],
    ]);
    for (const path of ['', routes.workDetails.path]) {
      await show(path, { scheme });
      for (const [moreContrast, marks] of found) {
        await change({ moreContrast });
        marks.push(...(await page.evaluate(readMarks, path === '')));
      }
    }
    for (const marks of found.values()) {
      expect(marks.map(({ name }) => name)).toEqual(['key', 'strap', 'pointer', 'point']);
      for (const { name, colour, grounds } of marks) {
        const ratios = grounds.map((ground) => contrast(colour, ground));
        expect(Math.max(...ratios), name).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('the lamp of the viewfinder is red, and what is pressed is not', async () => {
    const { page, show } = visitor;
    await show('');
    const tally = await page.$eval(
      '#home-section p[aria-hidden] > span',
      (each) => getComputedStyle(each, '::before').backgroundColor,
    );
    expect(tally).toBe('rgb(251, 49, 49)');
    await show(routes.contact.path);
    await force(visitor, ['hover']);
    const submit = await page.$eval(
      'form > button',
      (each) => getComputedStyle(each).backgroundColor,
    );
    const [red = 0, green = 0, blue = 0] = submit.match(/\d+/g)?.map(Number) ?? [];
    expect(red > green + 100 && red > blue + 100 && green < 100, submit).toBe(false);
  });
});

/** A mark stands out from one of its grounds: the lamp at the edge of the strap from the strap, or from the page on its other side. */
type Mark = { name: string; colour: Colour; grounds: Colour[] };

/** Runs in the page. The lines in the colour of the owner, and what lies beside them. */
function readMarks(isHome: boolean): Mark[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const marks: Mark[] = [];
  const { backgroundColor: ground } = getComputedStyle(document.body);
  const found: (readonly [name: string, colour: string, ...grounds: string[]])[] = [];
  const key = document.querySelector('header [aria-current]');
  if (key) found.push(['key', getComputedStyle(key, '::before').backgroundColor, ground]);
  if (isHome) {
    const strap = document.querySelector('#home-section h1');
    const pointer = document.querySelector('#home-section svg [stroke="var(--lamp)"]');
    if (strap) {
      const { borderInlineStartColor, backgroundColor } = getComputedStyle(strap);
      found.push(['strap', borderInlineStartColor, backgroundColor, ground]);
    }
    if (pointer) found.push(['pointer', getComputedStyle(pointer).stroke, ground]);
  } else {
    const point = document.querySelector('ol ul > li');
    if (point) found.push(['point', getComputedStyle(point, '::before').backgroundColor, ground]);
  }
  for (const [name, ...values] of found) {
    const [colour, ...grounds] = values.map((each): Colour => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = each;
      canvas?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue];
    });
    if (colour) marks.push({ name, colour, grounds });
  }
  return marks;
}
