import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { phone, portfolio, words } from '../../support/owners/content.ts';
import { wholePaths } from '../../support/owners/expected-texts.ts';
import { focusIsOn, named } from '../../support/visits/controls.ts';
import { draftOf } from '../../support/visits/draft-of.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { expectInSight, expectReadingOrder, press } from '../tab.ts';

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
