/** While only a part of the file has arrived: what a visitor does then is not lost. */
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import {
  barButton,
  bullet,
  carousel,
  carouselRuns,
  focusIsOn,
  showsSlide,
} from '../../support/visits/controls.ts';
import { type Look, setUpStagedVisits } from '../../support/visits/staged-visit.ts';

const withStory = { title: 'Harbour at Dawn', story: 'The harbour wakes at four.' };
const file = await buildVariation('early-use', {
  ...portfolio,
  projects: [withStory, ...portfolio.projects],
});

const look: Look = { width: 1280, height: 800, scheme: 'light' };

const { arrive } = setUpStagedVisits();

test('the bar works before Swiper is there, and the carousel as soon as it is', async () => {
  const visit = await arrive(routes.home.path, look);
  const { page } = visit;
  visit.send('program');
  await page.waitForSelector('header button[aria-current]');
  await page.locator(barButton('project')).click();
  await focusIsOn(page, words.projects.heading);
  expect(await page.$('.swiper-initialized')).toBeNull();

  await visit.receive('end');
  await carouselRuns(page);
  await page.focus(carousel);
  await page.keyboard.press('ArrowRight');
  await showsSlide(page, 1);
});

test('a bullet pressed before Swiper is there leads to its slide as soon as it is', async () => {
  const visit = await arrive(routes.project.path, look);
  const { page } = visit;
  visit.send('program');
  await page.waitForSelector('header button[aria-current]');
  await page.locator(bullet(2)).click();
  expect(await page.$('.swiper-initialized')).toBeNull();

  await visit.receive('end');
  await showsSlide(page, 2);
  await visit.endsQuietly();
});

test('a link out of view that the keyboard reaches before Swiper is there comes into view, and keeps the focus', async () => {
  const visit = await arrive(routes.project.path, look);
  const { page } = visit;
  visit.send('program');
  await page.waitForSelector('header button[aria-current]');
  const reached = 3;
  const { length } = await page.$$(`${carousel} .swiper-slide a`);
  expect(length).toBeGreaterThan(2);
  await page.focus(`${carousel} .swiper-slide:nth-child(${reached + 1}) a`);
  await visit.receive('end');
  await carouselRuns(page);
  await showsSlide(page, reached);
  const { isFocused, isInView } = await page.evaluate(() => {
    const slide = document.activeElement?.closest('.swiper-slide');
    const { left = -1, right = 0 } = slide?.getBoundingClientRect() ?? {};
    return { isFocused: slide !== null, isInView: left >= 0 && right <= innerWidth };
  });
  expect({ isFocused, isInView }).toEqual({ isFocused: true, isInView: true });
  await visit.endsQuietly();
});

test('the bar works before a part is hydrated, and the part as soon as it is used', async () => {
  const visit = await arrive(routes.about.path, look);
  const { page } = visit;
  await visit.receive('fonts');
  // It watches before the program is sent.
  const used = await page.evaluateHandle(
    pressWhenBarWorks,
    `a[href="#${routes.workDetails.path}"]`,
  );
  visit.send('program');
  expect(await used.evaluate(({ press }) => press)).toEqual({ wasTakenOver: false });
  await focusIsOn(page, words.workDetails.heading);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an address that changes while the program starts is followed', async () => {
  const visit = await arrive(routes.home.path, look);
  const { page } = visit;
  await visit.receive('fonts');
  await page.evaluate((path) => {
    // The program removes an attribute of the root when it starts.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      location.hash = path;
    }).observe(document.getElementById('root') as Element, { attributes: true });
  }, routes.contact.path);
  visit.send('end');
  await focusIsOn(page, words.contact.heading);
});

describe('the page of a project', () => {
  const { title, story } = withStory;
  const { arrive } = setUpStagedVisits({ file });

  test('is whole before the program, alone, and nothing in it moves', async () => {
    const visit = await arrive('/Project/harbour-at-dawn', look);
    const { page } = visit;
    const seen = () =>
      page.$$eval('main > [data-part]', (parts) =>
        parts.flatMap((part) => (part.checkVisibility() ? [(part as HTMLElement).innerText] : [])),
      );
    const before = await seen();
    expect(before).toEqual([expect.stringContaining(story)]);
    await visit.receive('fonts');
    visit.send('end');
    await page.waitForFunction((title) => document.title.startsWith(title), {}, title);
    expect(await seen()).toEqual(before);
    await visit.endsQuietly();
  });
});

describe('focus', () => {
  test('on a link of the bar is on its button afterwards', async () => {
    const name = words.bar.project;
    const visit = await arrive(routes.home.path, look);
    const { page } = visit;
    await visit.receive('fonts');
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return [element?.tagName, element?.textContent, element?.matches(':focus-visible')];
      });
    for (let step = 0; (await focused())[1] !== name && step < 8; step += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toEqual(['A', name, true]);
    await visit.receive('end');
    expect(await focused()).toEqual(['BUTTON', name, true]);
    await visit.endsQuietly();
  });

  // Not by role and name, because Chromium may delay the second such query while the file is loading.
  const email = 'form input[type="email"]';
  const message = 'form textarea';

  test('in the form keeps what was typed, the caret and the selection', async () => {
    const visit = await arrive(routes.contact.path, look);
    const { page } = visit;
    await visit.receive('fonts');
    await page.type(message, 'Good evening');
    await page.type(email, 'ana@example.com');
    // An email field has no selectionStart, so the next letter shows where its caret is.
    for (let step = 0; step < '@example.com'.length; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await visit.receive('end');
    await page.keyboard.type('.b');
    const values = await page.evaluate(() => [
      document.activeElement?.getAttribute('name'),
      ...[...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ value }) => value),
    ]);
    expect(values).toEqual(['Email', 'ana.b@example.com', 'Good evening']);
    await visit.endsQuietly();
  });

  test('in the message keeps the selection', async () => {
    const visit = await arrive(routes.home.path, look);
    const { page } = visit;
    await visit.receive('fonts');
    await page.type(message, 'Good evening');
    await page.$eval('textarea', (field) => field.setSelectionRange(5, 9, 'backward'));
    const position = await page.evaluate(() => scrollY);
    await visit.receive('end');
    const state = await page.$eval('textarea', (field) => [
      document.activeElement === field,
      field.value,
      field.selectionStart,
      field.selectionEnd,
      field.selectionDirection,
      scrollY,
    ]);
    expect(state).toEqual([true, 'Good evening', 5, 9, 'backward', position]);
    await visit.endsQuietly();
  });
});

/** Runs in the page: clicks on something in the moment in which a button of the bar is marked, and returns whether React had hydrated it. */
function pressWhenBarWorks(selector: string): { press: Promise<{ wasTakenOver: boolean }> } {
  const press = new Promise<{ wasTakenOver: boolean }>((resolve) => {
    new MutationObserver((_, observer) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element || !document.querySelector('header [aria-current]')) return;
      observer.disconnect();
      const marks = Object.keys(element);
      element.click();
      resolve({ wasTakenOver: marks.some((key) => key.startsWith('__reactFiber$')) });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { press };
}
