/** Everything works in the oldest supported Chromium and in later ones. One file, because all tests of a version share its browser. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { barSections, type Path, routes, sectionIds } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import { portfolio, projects, words } from '../../support/owners/content.ts';
import {
  bulletName,
  expectedTexts,
  headingOf,
  paths,
  wholeRoutes,
} from '../../support/owners/expected-texts.ts';
import { expectInOrder } from '../../support/reading/in-order.ts';
import { missingFrom, pdfPages } from '../../support/reading/pdf-text.ts';
import { lookAtBar } from '../../support/suites/large-text.ts';
import { draftOf } from '../../support/visits/draft-of.ts';
import { press, seesPage, seesSection } from '../../support/visits/visitor.ts';
import { address, headingsInView, olderVersions, read, setUpOlder, show } from '../older-site.ts';

/** From this version on Chromium knows :has(). */
const ALONE_FROM = 105;

const { home, project, contact, workDetails } = routes;

describe.each(olderVersions)('in Chromium %i', (version) => {
  const opened = setUpOlder(version);

  describe('with its program', () => {
    test('the bar reaches each section, from elsewhere by way of home', async () => {
      await show(opened());
      for (const name of barSections) {
        await press(opened(), 'button', words.bar[name], { within: 'header' });
        await seesSection(opened(), sectionIds[name]);
      }
      await show(opened(), `#${workDetails.path}`);
      await press(opened(), 'button', words.bar.contact, { within: 'header' });
      await seesPage(opened(), portfolio.greeting);
      await seesSection(opened(), sectionIds.contact);
      expect(await opened().problems()).toEqual([]);
    });

    test('a card leads to its page, and back returns', async () => {
      await show(opened());
      const within = `#${sectionIds.about}`;
      await press(opened(), 'link', words.about.cards.work.title, { within });
      await seesPage(opened(), headingOf(workDetails.path));
      await opened().back();
      await seesPage(opened(), portfolio.greeting);
      expect(await opened().problems()).toEqual([]);
    });

    test('the cards enter once, as they are scrolled into view', async () => {
      await show(opened());
      const entrances = () => opened().run(readEntrances, []);
      expect(await entrances()).toEqual([0, 0, 0, 0]);
      await press(opened(), 'button', words.bar.about, { within: 'header' });
      await until('all of them', async () => (await entrances()).every((opacity) => opacity === 1));
    });

    test.each([
      [390, 1],
      [1280, 3],
    ])(
      'the carousel loops, by bullet and by key, and keeps what is out of view out of the tab order, %i px wide',
      async (width, inView) => {
        await opened().page.setViewport({ width, height: 900 });
        await show(opened(), `#${project.path}`);
        const state = () => opened().run(readCarousel, [words.projects.slide]);
        await until('its slides', async () => {
          const { runs, inView: shown } = await state();
          return runs && shown.length === inView;
        });
        for (const index of [1, projects.length - 1]) {
          await press(opened(), 'button', bulletName(index));
          await until('the bullet', async () => (await state()).current === index);
        }
        await opened().page.focus(`[aria-roledescription="${words.projects.carousel}"]`);
        await opened().page.keyboard.press('ArrowRight');
        // From the last slide to the first one.
        await until('the first one', async () => (await state()).current === 0);
        const title = projects[0]?.title ?? '';
        await until('the end of its way', async () => {
          const { inView: shown, reachable, linksInView } = await state();
          const isThere = shown.length === inView && shown[0]?.includes(title);
          return isThere && linksInView.length > 0 && `${reachable}` === `${linksInView}`;
        });
        expect(await opened().problems()).toEqual([]);
      },
    );

    test('the form asks for what is missing, and opens a draft of the message', async () => {
      const { page, session } = opened();
      const asked: string[] = [];
      session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
      await session.send('Page.enable');
      await show(opened(), `#${contact.path}`);
      asked.length = 0;
      await press(opened(), 'button', words.contact.submit);
      const invalid = await opened().run(
        () =>
          [...document.querySelectorAll('input, textarea')].map((field) =>
            field.matches(':invalid, :focus'),
          ),
        [],
      );
      expect(invalid).toEqual([true, true]);
      expect(asked).toEqual([]);
      for (const [selector, text] of [
        ['input', 'ana@example.com'],
        ['textarea', 'Año & more\n+ two'],
      ] as const) {
        await page.focus(selector);
        await page.keyboard.sendCharacter(text);
      }
      const draft = await draftOf(session, () => press(opened(), 'button', words.contact.submit));
      expect(draft.startsWith(`mailto:${portfolio.email}?`)).toBe(true);
      const body = new URL(draft).searchParams.get('body');
      expect(body).toBe('Email=ana@example.com\r\nMessage=Año & more\r\n+ two\r\n');
    });

    test('the keyboard meets the skip link first, to be seen, and it leads past the bar', async () => {
      await show(opened());
      const { keyboard } = opened().page;
      const focus = () => opened().run(focused, []);
      await keyboard.press('Tab');
      await until('the link in the window', async () => (await focus()).top >= 0);
      expect(await focus()).toMatchObject({ tag: 'A', ring: 'solid' });
      await keyboard.press('Enter');
      expect(await focus()).toMatchObject({ tag: 'MAIN' });
      await keyboard.press('Tab');
      expect(await focus()).toMatchObject({ tag: 'BUTTON', ring: 'solid' });
    });

    test('what a press focuses has no ring', async () => {
      await show(opened(), `#${project.path}`);
      await until('the carousel', async () => (await opened().run(readCarousel, [''])).runs);
      const focusIsOn = (tag: string) =>
        until(`the focus on ${tag}`, async () => {
          const focus = await opened().run(focused, []);
          return focus.tag === tag && focus;
        });
      await press(opened(), 'button', bulletName(1));
      expect(await focusIsOn('BUTTON')).toMatchObject({ ring: 'none' });
      await press(opened(), 'button', words.bar.about, { within: 'header' });
      expect(await focusIsOn('H2')).toMatchObject({ ring: 'none' });
    });

    test.each(wholeRoutes)('all of %s is on paper', async (name) => {
      await show(opened(), `#${routes[name].path}`);
      const print = await pdfPages((await opened().pdf()) ?? new Uint8Array());
      expect(missingFrom(print.join(' '), expectedTexts[name])).toEqual([]);
    });
  });

  describe('without scripts', () => {
    beforeAll(() => opened().page.setJavaScriptEnabled(false));
    beforeEach(() => opened().open(address()));

    test('all is there, and styled', async () => {
      const { text, bar } = await opened().run(read, []);
      expectInOrder(text);
      expect(bar).toBe('sticky');
    });

    test('each button of the bar is in reach in large text', async () => {
      const { page, session } = opened();
      await page.setViewport({ width: 320, height: 568 });
      await session.send('Page.setFontSizes', { fontSizes: { standard: 40 } });
      const { issues, middles, root } = await opened().run(lookAtBar, []);
      expect([issues, middles.length, root]).toEqual([[], barSections.length, 40]);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewport({ width: 1280, height: 900 });
    });

    test.each(paths.filter((path) => path !== home.path))(
      '%s shows its content, in view',
      async (path: Path) => {
        await opened().open(`${address()}#${path}`);
        await until('the heading in the window', async () => {
          const { headings, bar } = await opened().run(headingsInView, []);
          return bar === 'sticky' && headings.includes(headingOf(path));
        });
        const { headings } = await opened().run(read, []);
        if (version >= ALONE_FROM) expect(headings[0]).toBe(headingOf(path));
      },
    );
  });
});

/** Runs in the page, as do the next ones. */
function readEntrances(): number[] {
  return [...document.querySelectorAll('[data-entrance]')].map((element) =>
    Number(getComputedStyle(element).opacity),
  );
}

function focused() {
  const at = document.activeElement;
  return {
    tag: at?.tagName,
    top: at?.getBoundingClientRect().top ?? -1,
    ring: at ? getComputedStyle(at).outlineStyle : '',
  };
}

function readCarousel(role: string) {
  const slide = `[aria-roledescription="${role}"]`;
  const viewport = document.querySelector('.swiper');
  const window = viewport?.getBoundingClientRect();
  const isInView = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    const middle = left + width / 2;
    return window !== undefined && middle > window.left && middle < window.right && width > 40;
  };
  const all = [...document.querySelectorAll<HTMLElement>(slide)];
  // Two arrows stand beside them.
  const bullets = [
    ...(viewport?.parentElement?.querySelectorAll(':scope > div > div > button') ?? []),
  ];
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
