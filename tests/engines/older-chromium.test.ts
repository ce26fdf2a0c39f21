/** Everything works in real Chromiums from the floor on. */
import { describe, expect, test } from 'vitest';
import { type Path, routes, sectionIds, sectionNames } from '../../src/routes.ts';
import { portfolio, projects, words } from '../support/content.ts';
import { until } from '../support/driver.ts';
import { expectInOrder } from '../support/in-order.ts';
import { lookAtBar } from '../support/large-text.ts';
import {
  address,
  headingsInView,
  olderVersions,
  read,
  setUpOlder,
  show,
} from '../support/older-site.ts';
import { missingFrom, pdfPages } from '../support/pdf-text.ts';
import { bulletName, headingOf, paths, said } from '../support/said.ts';
import { press, seesPage, seesSection } from '../support/visitor.ts';

/** From here on a rule can ask for what is inside, with :has(). */
const ALONE_FROM = 105;

const about = `#${sectionIds.about}`;
const slide = '[aria-roledescription="slide"]';

describe.each(olderVersions)('in Chromium %i', (version) => {
  describe.each([390, 1280])('%i px wide', (width) => {
    const opened = setUpOlder(version, { width, still: false });

    test('the bar reaches each section, from elsewhere by way of home', async () => {
      await show(opened());
      for (const name of sectionNames) {
        await press(opened(), 'button', words.bar[name], { within: 'header' });
        await seesSection(opened(), sectionIds[name]);
      }
      await show(opened(), `#${routes.workDetails.path}`);
      await press(opened(), 'button', words.bar.contact, { within: 'header' });
      const started = performance.now();
      await seesPage(opened(), portfolio.greeting);
      await seesSection(opened(), sectionIds.contact);
      expect(performance.now() - started).toBeGreaterThan(400);
      expect(await opened().problems()).toEqual([]);
    });

    test('a card leads to its page, and back returns', async () => {
      await show(opened());
      await press(opened(), 'link', words.about.cards.work.title, { within: about });
      await seesPage(opened(), headingOf(routes.workDetails.path));
      await opened().back();
      await seesPage(opened(), portfolio.greeting);
      expect(await opened().problems()).toEqual([]);
    });

    test('the cards enter once, as they are scrolled into view', async () => {
      await show(opened());
      const entrances = () =>
        opened().run(
          () =>
            [...document.querySelectorAll<HTMLElement>('[data-entrance]')].map((element) =>
              Number(getComputedStyle(element).opacity),
            ),
          [],
        );
      expect(await entrances()).toEqual([0, 0, 0, 0]);
      await press(opened(), 'button', words.bar.about, { within: 'header' });
      await until('all of them', async () => (await entrances()).every((opacity) => opacity === 1));
    });

    test('the carousel loops, by bullet and by key, and keeps what is out of view out of the tab order', async () => {
      await show(opened(), `#${routes.project.path}`);
      const state = () => opened().run(carousel, [slide]);
      await until('the carousel', async () => (await state()).runs);
      const inView = width < 481 ? 1 : 3;
      await until('its slides', async () => (await state()).inView.length === inView);
      for (const index of [1, projects.length - 1]) {
        await press(opened(), 'button', bulletName(index));
        await until('the bullet', async () => (await state()).current === index);
      }
      await opened().run(
        () => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')?.focus(),
        [],
      );
      await opened().key('ArrowRight');
      // Round the corner.
      await until('the first one', async () => (await state()).current === 0);
      const title = projects[0]?.title ?? '';
      await until('the end of its way', async () => {
        const { inView: shown, reachable, linksInView } = await state();
        const isThere = shown.length === inView && shown[0]?.includes(title);
        return isThere && linksInView.length > 0 && `${reachable}` === `${linksInView}`;
      });
      expect(await opened().problems()).toEqual([]);
    });

    test('the form asks for what is missing, and opens a draft of the message', async () => {
      await show(opened(), `#${routes.contact.path}`);
      await press(opened(), 'button', words.contact.submit);
      const fields = () =>
        opened().run(
          () =>
            [...document.querySelectorAll('input, textarea')].map((field) =>
              field.matches(':invalid, :focus'),
            ),
          [],
        );
      expect(await fields()).toEqual([true, true]);
      expect(opened().requested()).toEqual([]);
      for (const [selector, text] of [
        ['input', 'ana@example.com'],
        ['textarea', 'Año & more\n+ two'],
      ] as const) {
        await opened().run(
          (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
          [selector],
        );
        await opened().type(text);
      }
      await press(opened(), 'button', words.contact.submit);
      const [draft = ''] = await until('a draft', async () => {
        const found = opened().requested();
        return found.length > 0 && found;
      });
      expect(draft.startsWith(`mailto:${portfolio.email}?`)).toBe(true);
      const body = new URL(draft).searchParams.get('body');
      expect(body).toBe('Email=ana@example.com\r\nMessage=Año & more\r\n+ two\r\n');
    });

    test('the keyboard meets the skip link first, to be seen, and it leads past the bar', async () => {
      await show(opened());
      await opened().key('Tab');
      const focus = () => opened().run(focused, []);
      await until('the link in the window', async () => (await focus()).top >= 0);
      expect(await focus()).toMatchObject({ tag: 'A', ring: 'solid' });
      await opened().key('Enter');
      expect(await focus()).toMatchObject({ tag: 'MAIN' });
      await opened().key('Tab');
      expect(await focus()).toMatchObject({ tag: 'BUTTON', ring: 'solid' });
    });

    test('what a press focuses has no ring', async () => {
      await show(opened());
      await press(opened(), 'button', words.bar.project, { within: 'header' });
      await seesSection(opened(), sectionIds.project);
      expect(await opened().run(focused, [])).toMatchObject({ tag: 'H2', ring: 'none' });
      await press(opened(), 'button', bulletName(1));
      expect(await opened().run(focused, [])).toMatchObject({ tag: 'BUTTON', ring: 'none' });
    });

    test.each(paths)('all of %s is on paper', async (path) => {
      await show(opened(), `#${path}`);
      const print = (await pdfPages(await opened().pdf())).join(' ');
      const name = Object.entries(routes).find(([, route]) => route.path === path)?.[0];
      const expected = Object.entries(said).flatMap(([route, words]) =>
        route === name ? words : [],
      );
      expect(missingFrom(print, expected)).toEqual([]);
    });
  });

  describe('without scripts', () => {
    const opened = setUpOlder(version, { still: true, javascript: false });

    test('all is there, and styled', async () => {
      await opened().open(address());
      const { text, bar } = await opened().run(read, []);
      expectInOrder(text);
      expect(bar).toBe('sticky');
    });

    test('each button of the bar is in reach in large text', async () => {
      await opened().open(address());
      await opened().resize(320, 568);
      await opened().send('Page.setFontSizes', { fontSizes: { standard: 40 } });
      const { faults, middles, root } = await opened().run(lookAtBar, []);
      expect([faults, middles.length, root]).toEqual([[], sectionNames.length, 40]);
      await opened().send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await opened().resize(1280, 900);
    });

    test.each(paths.filter((path) => path !== routes.home.path))(
      '%s shows its content, in view',
      async (path: Path) => {
        await opened().open(`${address()}#${path}`);
        await until('the heading in the window', async () => {
          const { headings, bar } = await opened().run(headingsInView, []);
          return bar === 'sticky' && headings.includes(headingOf(path));
        });
        const { headings } = await opened().run(headingsInView, []);
        if (version >= ALONE_FROM) expect(headings[0]).toBe(headingOf(path));
      },
    );
  });
});

/** Runs in the page, as does the next one. */
function focused() {
  const at = document.activeElement;
  const box = at?.getBoundingClientRect();
  return {
    tag: at?.tagName,
    id: at?.id,
    top: box?.top ?? -1,
    ring: at ? getComputedStyle(at).outlineStyle : '',
  };
}

function carousel(slide: string) {
  const viewport = document.querySelector('.swiper');
  const window = viewport?.getBoundingClientRect();
  const isInView = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    const middle = left + width / 2;
    return window !== undefined && middle > window.left && middle < window.right && width > 40;
  };
  const all = [...document.querySelectorAll<HTMLElement>(slide)];
  const bullets = [...document.querySelectorAll('[aria-roledescription="carousel"] button')];
  const links = all.flatMap((element) => [...element.querySelectorAll('a')]);
  return {
    runs: viewport?.classList.contains('swiper-initialized') ?? false,
    current: bullets.findIndex((bullet) => bullet.hasAttribute('aria-current')),
    inView: all.filter(isInView).map(({ textContent }) => textContent),
    linksInView: links
      .filter((link) => isInView(link.closest(slide) ?? link))
      .map(({ textContent }) => textContent),
    reachable: links
      .filter((link) => link.tabIndex >= 0 && !link.closest('[inert]'))
      .map(({ textContent }) => textContent),
  };
}
