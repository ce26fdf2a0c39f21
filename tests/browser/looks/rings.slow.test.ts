/** The ring around the portrait, of every craft. */
import { describe, expect, test } from 'vitest';
import { crafts } from '../../../src/schema/choices.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio } from '../../support/owners/content.ts';
import { setUpRoutePage } from '../set-up-page.ts';

describe.each(crafts)('the ring of %s', (craft) => {
  const visitor = setUpRoutePage(() =>
    buildVariation(`ring ${craft}`, { ...portfolio, language: 'ar', craft }),
  );

  test('is mirrored in Arabic, and none of its figures is', async () => {
    const { page, show } = visitor;
    await show('');
    const [ring, ...figures] = await page.$$eval(
      '#home-section svg:has(g), #home-section svg g > path',
      (elements) =>
        elements.map((each) => {
          const { a = 0, b = 0, c = 0, d = 0 } = (each as SVGGraphicsElement).getScreenCTM() ?? {};
          return a * d - b * c < 0 ? 'mirrored' : 'not mirrored';
        }),
    );
    expect(ring).toBe('mirrored');
    expect(figures.length).toBeGreaterThan(3);
    expect([...new Set(figures)]).toEqual(['not mirrored']);
  });

  test('has no text, and is not there for a screen reader', async () => {
    const { page, show } = visitor;
    await show('');
    const ring = await page.$eval('#home-section svg', (each) => ({
      text: each.textContent,
      isHidden: each.getAttribute('aria-hidden'),
    }));
    expect(ring).toEqual({ text: '', isHidden: 'true' });
  });
});
