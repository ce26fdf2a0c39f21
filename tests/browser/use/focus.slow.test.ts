import { expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { takePicture } from '../../support/reading/pixels.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { tabThrough } from '../tab.ts';

const visitor = setUpRoutePage();

const looks = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

test.each(looks)('the focus is to be seen: $width px wide, $scheme', async ({ width, scheme }) => {
  const { page, show } = visitor;
  await show(routes.home.path, { width, height: 640, scheme });
  for await (const { name, left, right, top, bottom } of tabThrough(visitor.page)) {
    const focused = await takePicture(page, 'window');
    await page.evaluate(async () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      activeElement.dataset.focusedByTest = '';
      for (const animation of document.getAnimations()) animation.finish();
      await new Promise(requestAnimationFrame);
    });
    const plain = await takePicture(page, 'window');
    await page.$eval('[data-focused-by-test]', (element) => {
      if (!(element instanceof HTMLElement)) return;
      delete element.dataset.focusedByTest;
      element.focus({ preventScroll: true });
    });
    // At least as many pixels as a line of 2 px around the control, with a contrast of 3:1 to before (WCAG 2.4.13).
    const perimeter = 2 * (right - left + bottom - top);
    expect(focused.changesSince(plain, 3), name).toBeGreaterThanOrEqual(2 * perimeter);
  }
});
