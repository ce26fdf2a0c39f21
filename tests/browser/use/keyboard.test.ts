import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { phone, portfolio, words } from '../../support/owners/content.ts';
import { wholePaths } from '../../support/owners/expected-texts.ts';
import { takePicture } from '../../support/reading/pixels.ts';
import { focusIsOn, named } from '../../support/visits/controls.ts';
import { draftOf } from '../../support/visits/draft-of.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { expectInSight, expectReadingOrder, press, tabThrough } from '../tab.ts';

const widths = [360, 1280];
const cases = wholePaths.flatMap((path) => widths.map((width) => ({ path, width })));

const visitor = setUpRoutePage();

test.each(cases)(
  'Tab reaches every control of $path in reading order, sees each, leaves at the end, and goes back, $width px wide',
  async ({ path, width }) => {
    await visitor.show(path, { width });
    const { length } = await expectReadingOrder(visitor.page);
    let back = await press(visitor.page, 'Tab', 'Shift');
    if (back.index === -1) back = await press(visitor.page, 'Tab', 'Shift');
    for (let index = length - 1; index >= 0; index--) {
      expect(back.index).toBe(index);
      expectInSight(back);
      back = await press(visitor.page, 'Tab', 'Shift');
    }
  },
);

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

test('the skip link leads to the content', async () => {
  const { page, show } = visitor;
  const first = {
    [routes.home.path]: words.hero.button,
    [routes.workDetails.path]: `${phone} (${words.newTab})`,
  };
  for (const [path, name] of Object.entries(first)) {
    await show(path);
    expect(await press(visitor.page, 'Tab')).toMatchObject({ name: words.skipLink });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await page.evaluate(() => location.hash)).toBe(`#${path}`);
    expect(await press(visitor.page, 'Tab')).toMatchObject({ name });
  }
});

describe('the form', () => {
  const email = named('textbox', words.contact.email);
  const fill = async () => {
    const { page } = visitor;
    await page.type(email, 'ana@example.com');
    await press(visitor.page, 'Tab');
    await page.keyboard.type('Good evening');
  };
  const draft = async (key: 'Enter' | 'Space') =>
    decodeURIComponent(await draftOf(visitor.session, () => visitor.page.keyboard.press(key)));
  const expected = `mailto:${portfolio.email}?subject=${words.contact.subject}&body=Email=ana@example.com\r\nMessage=Good evening\r\n`;

  test.each(['Enter', 'Space'] as const)('is sent by %s on its button', async (key) => {
    await visitor.show(routes.contact.path);
    await fill();
    expect(await press(visitor.page, 'Tab')).toMatchObject({ name: words.contact.submit });
    expect(await draft(key)).toBe(expected);
  });

  test('is sent by Enter in its field, and says first what is missing', async () => {
    const { page, show } = visitor;
    await show(routes.contact.path);
    await page.focus(email);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    await fill();
    await press(visitor.page, 'Tab', 'Shift');
    expect(await draft('Enter')).toBe(expected);
  });
});

test('a button of the bar works by Space and leaves the next Tab in its section', async () => {
  const { page, show } = visitor;
  await show(routes.home.path);
  let name = '';
  while (name !== words.bar.contact) ({ name } = await press(visitor.page, 'Tab'));
  await page.keyboard.press('Space');
  await focusIsOn(page, words.contact.heading);
  expect(await press(visitor.page, 'Tab')).toMatchObject({ name: words.contact.email });
});
