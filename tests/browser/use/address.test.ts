import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { headingOf, sectionHeadings, titleAt } from '../../support/owners/expected-texts.ts';
import {
  barButton,
  focusIsOn,
  named,
  restsAtSection,
  seesHeading,
} from '../../support/visits/controls.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../../support/visits/set-up-page.ts';

const visitor = setUpRoutePage();

const { home, about, workDetails, lifeDetails } = routes;

const hash = () => visitor.page.evaluate(() => location.hash);
const go = (to: string) =>
  visitor.page.evaluate((to) => {
    location.hash = to;
  }, to);

describe('the address', () => {
  // place.test.ts lists which address means which place.
  const cases = [
    ['', home, ''],
    ['/about/', about, '#/About'],
    ['/nope', home, '#/'],
    ['<script>', home, '#/'],
    ['x'.repeat(10_000), home, '#/'],
  ] as const;

  test.each(cases.map(([fragment, { path }, proper]) => ({ fragment, path, proper })))(
    '#$fragment shows $path',
    async ({ fragment, path, proper }) => {
      await visitor.show(fragment);
      await seesHeading(visitor.page, headingOf(path));
      expect(await hash()).toBe(proper);
      expect(await visitor.page.title()).toBe(titleAt(path));
    },
  );

  test('that names a section leads home and there, when it is opened and when it is typed in', async () => {
    const { page, show } = visitor;
    await show(sectionIds.project);
    await restsAtSection(page, 'project');
    await seesHeading(page, portfolio.greeting);
    await go(workDetails.path);
    await seesHeading(page, words.workDetails.heading);
    await go(sectionIds.contact);
    await restsAtSection(page, 'contact');
    await seesHeading(page, portfolio.greeting);
  });

  test('typed in later, garbage leads home without a trace', async () => {
    const { page, show } = visitor;
    await show(workDetails.path);
    await go('/%E0%A4%A');
    await seesHeading(page, portfolio.greeting);
    expect(await hash()).toBe('#/');
    await page.goBack();
    await seesHeading(page, words.workDetails.heading);
  });
});

describe('a change of route', () => {
  const scroll = (top: number) =>
    visitor.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  const position = () => visitor.page.evaluate(() => scrollY);
  const ring = () =>
    visitor.page.$eval(':focus', (element) => getComputedStyle(element).outlineStyle);

  test('starts at the top, back and forward included, under its title, the focus on its heading', async () => {
    const { page, show } = visitor;
    await show(home.path);
    const arrive = async (path: Parameters<typeof headingOf>[0]) => {
      await focusIsOn(page, headingOf(path));
      expect(await position()).toBe(0);
      expect(await page.title()).toBe(titleAt(path));
      // A mouse press shows no focus ring.
      expect(await ring()).toBe('none');
      await scroll(300);
    };
    await scroll(900);
    await page.locator(named('link', words.about.cards.work.title)).click();
    await arrive(workDetails.path);
    await page.goBack();
    await arrive(home.path);
    await page.goForward();
    await arrive(workDetails.path);
  });

  test('by a button of the bar moves the focus to the page, and then to its section', async () => {
    const { page, show } = visitor;
    await show(lifeDetails.path);
    await page.locator(barButton('home')).click();
    await focusIsOn(page, portfolio.greeting);
    await page.goBack();
    await focusIsOn(page, words.lifeDetails.heading);
    await page.locator(barButton('contact')).click();
    await focusIsOn(page, portfolio.greeting);
    await focusIsOn(page, sectionHeadings.contact);
    expect(await ring()).toBe('none');
  });

  test('by the keyboard shows a ring on the heading', async () => {
    const { page, show } = visitor;
    await show(about.path);
    await settle(page);
    await (await page.waitForSelector(named('link', words.about.cards.life.title)))?.focus();
    await page.keyboard.press('Enter');
    await focusIsOn(page, words.lifeDetails.heading);
    expect(await ring()).not.toBe('none');
  });
});
