import { expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { RoutePage } from '../../support/visits/route-page.ts';

/** A fact about the link to the showreel elsewhere, in each direction. */
export function testSignForPlaying(visitor: RoutePage, direction: 'ltr' | 'rtl'): void {
  test('the sign for playing points on, away from its words, also in forced colours', async () => {
    const { page, show } = visitor;
    for (const forcedColors of [false, true]) {
      await show(routes.home.path, { forcedColors });
      const sign = await page.$eval('#home-section a[data-external]', (link) => {
        const { display, borderLeft, borderRight, borderTop } = getComputedStyle(link, '::after');
        return { display, left: borderLeft, right: borderRight, top: borderTop };
      });
      expect(sign.display).not.toBe('none');
      // A triangle: its base is the edge that has a colour, on the side of the words.
      const [base, point] = direction === 'ltr' ? [sign.left, sign.right] : [sign.right, sign.left];
      expect(point).toMatch(/^0px/);
      expect(base).toMatch(/^[1-9].+solid rgb\(/);
      expect(sign.top).toMatch(/^[1-9].+solid rgba\(0, 0, 0, 0\)/);
    }
  });
}
