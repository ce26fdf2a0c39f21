import { describe, expect, test } from 'vitest';
import { barSections, routes, type SectionName, sectionIds } from '../../../src/routes.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { barButton, restsAtSection, seesHeading } from '../../support/visits/controls.ts';
import { frames } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { pass, readLog, setClock } from './page-clock.ts';

const visitor = setUpRoutePage();

test('each button glides to its section on the home page', async () => {
  const { page, show } = visitor;
  await show('');
  await setClock(page);
  const log: string[] = [];
  for (const name of ['contact', 'about', 'project', 'home'] as const) {
    await page.locator(barButton(name)).click();
    log.push('press', 'smooth');
    expect(await readLog(page, 'smooth', log.length / 2)).toEqual(log);
    await restsAtSection(page, name);
    expect(await page.evaluate(() => location.hash)).toBe('');
  }
});

describe('from elsewhere', () => {
  // section-scroll.test.ts has what else is pressed within the 500 ms.
  test('a button leads home, and after 500 ms to its section', async () => {
    const { page, show } = visitor;
    await show(routes.lifeDetails.path);
    await setClock(page);
    await page.locator(barButton('contact')).click();
    await seesHeading(page, portfolio.greeting);
    await page.waitForSelector(`#${sectionIds.contact} > *`);
    expect(await pass(page, 499)).toEqual(['press', 'instant']);
    expect(await pass(page, 1)).toEqual(['press', 'instant', 'smooth']);
    await restsAtSection(page, 'contact');
  });

  test('the first screen answers at once, the sections below it follow', async () => {
    const { page, show } = visitor;
    await show(routes.workDetails.path);
    await page.evaluate(
      (hero, below) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(`#${hero} h1`)) return;
          observer.disconnect();
          document.body.dataset.atFirst = document.querySelector(`#${below} > *`) ? 'all' : 'hero';
        }).observe(document.body, { childList: true, subtree: true });
      },
      sectionIds.home,
      sectionIds.about,
    );
    await page.locator(barButton('home')).click();
    await page.waitForSelector('[data-at-first=hero]');
    for (const name of barSections) await page.waitForSelector(`#${sectionIds[name]} > *`);
  });

  test('a section that has not followed after those 500 ms is waited for', async () => {
    const { page, show } = visitor;
    await show(routes.workDetails.path);
    await page.evaluate(() => {
      // React schedules its slices with this.
      const { postMessage } = MessagePort.prototype;
      const held: (() => void)[] = [];
      Reflect.set(
        MessagePort.prototype,
        'postMessage',
        function (this: MessagePort, message: unknown) {
          held.push(() => postMessage.call(this, message));
        },
      );
      addEventListener('goOn', () => {
        MessagePort.prototype.postMessage = postMessage;
        for (const send of held) send();
      });
    });
    await setClock(page);
    await page.locator(barButton('contact')).click();
    await seesHeading(page, portfolio.greeting);
    expect(await pass(page, 1000)).not.toContain('smooth');
    await page.evaluate(() => dispatchEvent(new Event('goOn')));
    await readLog(page, 'smooth');
    await restsAtSection(page, 'contact');
  });

  test('a page left within the 500 ms is not scrolled, also when somebody comes back to it', async () => {
    const { page, show } = visitor;
    await show(routes.workDetails.path);
    await setClock(page);
    await page.locator(barButton('contact')).click();
    await readLog(page, 'instant');
    await page.evaluate(() => history.back());
    await readLog(page, 'instant', 2);
    await page.evaluate(() => history.forward());
    await readLog(page, 'instant', 3);
    await seesHeading(page, portfolio.greeting);
    await page.waitForSelector(`#${sectionIds.contact} > *`);
    expect(await pass(page, 1000)).not.toContain('smooth');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('marks the section that crosses the middle of the window', async () => {
  const { page, show } = visitor;
  const sections = Object.keys(sectionIds) as SectionName[];
  const marks = (section: SectionName) =>
    page.waitForFunction(
      (names) => {
        const marked = [...document.querySelectorAll('nav [aria-current]')];
        return `${marked.map(({ textContent }) => textContent)}` === names;
      },
      {},
      // If the section has no button, no button is marked.
      `${barSections.filter((name) => name === section).map((name) => words.bar[name])}`,
    );
  await show(routes.home.path);
  await marks('home');
  for (const [index, at] of sections.slice(1).entries()) {
    const above = sections[index] ?? at;
    for (const [distance, name] of [
      [-20, above],
      [20, at],
    ] as const) {
      await page.evaluate(
        (id, distance) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          scrollBy({ top: top - innerHeight / 2 + distance, behavior: 'instant' });
        },
        sectionIds[at],
        distance,
      );
      // If it changed, it would change within these frames.
      await frames(page, 4);
      await marks(name);
    }
  }
});
