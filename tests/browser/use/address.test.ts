import { describe, expect, test } from 'vitest';
import { type Path, routes, sectionIds } from '../../../src/routes.ts';
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
import { setUpRoutePage } from '../set-up-page.ts';
import { pass, setClock } from './page-clock.ts';

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

  test('starts at the top by a press, and where it was left by back and forward, under its title', async () => {
    const { page, show } = visitor;
    await show(home.path);
    const arrive = async (path: Path, top: number, focused = 'h1') => {
      await seesHeading(page, headingOf(path));
      await page.waitForSelector(`${focused}:focus`);
      expect(await position()).toBe(top);
      expect(await page.title()).toBe(titleAt(path));
      // A mouse press shows no focus ring.
      expect(await ring()).toBe('none');
    };
    const link = `main a[href="#${workDetails.path}"]`;
    await page.locator(link).click();
    await arrive(workDetails.path, 0);
    await page.goBack();
    await seesHeading(page, headingOf(home.path));
    const top = await page.$eval(link, (link) => {
      scrollTo({ top: scrollY + link.getBoundingClientRect().top - 300, behavior: 'instant' });
      return scrollY;
    });
    expect(top).toBeGreaterThan(300);
    await page.locator(link).click();
    await arrive(workDetails.path, 0);
    await scroll(300);
    await page.goBack();
    // Somebody who comes back continues from the link that led away.
    await arrive(home.path, top, link);
    await page.goForward();
    await arrive(workDetails.path, 300);
  });

  test('starts at the top of an address that is typed in, also of one that was left elsewhere', async () => {
    const { page, show } = visitor;
    await show(home.path);
    for (const { path } of [workDetails, home, workDetails]) {
      await scroll(300);
      await go(path);
      await focusIsOn(page, headingOf(path));
      expect(await position()).toBe(0);
    }
  });

  test('by a button of the bar moves the focus to the page, and then to its section', async () => {
    const { page, show } = visitor;
    await show(lifeDetails.path);
    // On a busy machine the focus would be on the section before anybody has seen it on the page.
    await setClock(page);
    await page.locator(barButton('home')).click();
    await focusIsOn(page, portfolio.greeting);
    await page.goBack();
    await focusIsOn(page, words.lifeDetails.heading);
    await page.locator(barButton('contact')).click();
    await focusIsOn(page, portfolio.greeting);
    await pass(page, 500);
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
