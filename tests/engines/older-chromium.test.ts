/** The site in real Chromiums from the floor on, beside today's: it looks the same, and everything works. */
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Path, routes, sectionIds, sectionNames } from '../../src/routes.ts';
import { ROUTE, SCRIPTS } from '../../src/take-over/marks.ts';
import { profile, projects, words } from '../support/content.ts';
import { until } from '../support/driver.ts';
import {
  isToBeHad,
  type OlderChromium,
  openOlderChromium,
  type Version,
} from '../support/older-chromium.ts';
import { missingFrom, pdfPages } from '../support/pdf-text.ts';
import { buildPhotoSite } from '../support/photo-site.ts';
import { headingOf, paths, said } from '../support/said.ts';
import { setUp } from '../support/set-up.ts';
import { differing, look, type Sight, settle } from '../support/sight.ts';
import { builtFile } from '../support/site.ts';
import { isTakenOver } from '../support/take-over.ts';
import { press, seesPage, seesSection } from '../support/visitor.ts';

const versions = ([88, 92, 102, 103, 109, 116, 122] as const).filter(isToBeHad);
const widths = [390, 1280] as const;
/** From here on a rule can ask for what is inside, with :has(). */
const ALONE_FROM = 105;

const photoSite = await buildPhotoSite();
const address = () => pathToFileURL(builtFile()).href;
const about = `#${sectionIds.about}`;
const slide = '[aria-roledescription="slide"]';

async function show(browser: OlderChromium, fragment = '', site = address()): Promise<void> {
  await browser.open(site + fragment);
  await until('the program', () => browser.run(isTakenOver, []));
}

const opening = (version: Version, width: number, still: boolean, javascript = true) =>
  setUp(() => openOlderChromium(version, { width, height: 900, still, javascript }));

describe.each(widths)('%i px wide', (width) => {
  const today = opening('today', width, true);
  const seenToday = new Map<string, Sight>();

  describe.each(versions)('Chromium %i', (version) => {
    const opened = opening(version, width, true);

    describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
      const sightIn = async (browser: OlderChromium, path: Path, site = address()) => {
        await browser.setScheme(scheme);
        await show(browser, `#${path}`, site);
        await browser.run(settle, []);
        expect(await browser.problems()).toEqual([]);
        return browser.run(look, []);
      };

      test.each(paths)('shows %s as today’s does', async (path) => {
        const now = seenToday.get(scheme + path) ?? (await sightIn(today(), path));
        seenToday.set(scheme + path, now);
        const then = await sightIn(opened(), path);
        expect(Object.keys(now.boxes).length).toBeGreaterThan(6);
        expect(differing(now, then)).toEqual([]);
      });

      test('shows a photo as today’s does', async () => {
        const site = pathToFileURL(photoSite).href;
        const [now, then] = [
          await sightIn(today(), routes.home.path, site),
          await sightIn(opened(), routes.home.path, site),
        ];
        expect(differing(now, then)).toEqual([]);
        const isDrawn = () => document.querySelector('main img')?.matches('[src^="data:image/"]');
        expect(await opened().run(isDrawn, [])).toBe(true);
      });
    });
  });
});

describe.each(versions)('in Chromium %i', (version) => {
  describe.each(widths)('%i px wide', (width) => {
    const opened = opening(version, width, false);

    test('the bar reaches each section, from elsewhere by way of home', async () => {
      await show(opened());
      for (const name of sectionNames) {
        await press(opened(), 'button', words.bar[name], { within: 'header' });
        await seesSection(opened(), sectionIds[name]);
      }
      await show(opened(), `#${routes.workDetails.path}`);
      await press(opened(), 'button', words.bar.contact, { within: 'header' });
      const started = performance.now();
      await seesPage(opened(), profile.greeting);
      await seesSection(opened(), sectionIds.contact);
      expect(performance.now() - started).toBeGreaterThan(400);
      expect(await opened().problems()).toEqual([]);
    });

    test('a card leads to its page, and back returns', async () => {
      await show(opened());
      await press(opened(), 'link', words.about.cards.work.title, { within: about });
      await seesPage(opened(), headingOf(routes.workDetails.path));
      await opened().back();
      await seesPage(opened(), profile.greeting);
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
        await press(opened(), 'button', words.projects.bullet(index + 1));
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
      expect(draft.startsWith(`mailto:${profile.email}?`)).toBe(true);
      const body = new URL(draft).searchParams.get('body');
      expect(body).toBe('Email=ana@example.com\r\nMessage=Año & more\r\n+ two\r\n');
    });

    test('the keyboard meets the skip link first, to be seen, and it leads past the bar', async () => {
      await show(opened());
      await opened().key('Tab');
      const focus = () =>
        opened().run(() => {
          const at = document.activeElement;
          const box = at?.getBoundingClientRect();
          return {
            tag: at?.tagName,
            id: at?.id,
            top: box?.top ?? -1,
            ring: at ? getComputedStyle(at).outlineStyle : '',
          };
        }, []);
      await until('the link in the window', async () => (await focus()).top >= 0);
      expect(await focus()).toMatchObject({ tag: 'A', ring: 'solid' });
      await opened().key('Enter');
      expect(await focus()).toMatchObject({ tag: 'MAIN' });
      await opened().key('Tab');
      expect(await focus()).toMatchObject({ tag: 'BUTTON', ring: 'solid' });
    });

    // Qt WebEngine prints by a command of its own.
    test.skipIf(version === 102).each(paths)('all of %s is on paper', async (path) => {
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
    const opened = opening(version, 1280, true, false);

    test('all is there, and styled', async () => {
      await opened().open(address());
      const { text, bar } = await opened().run(read, []);
      for (const words of Object.values(said).flat()) expect(text).toContain(words);
      expect(bar).toBe('sticky');
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

describe('in Chromium 83, below the floor', () => {
  describe.each([true, false])('with scripts: %s', (javascript) => {
    const opened = opening(83, 1280, false, javascript);

    test.each(paths)(
      'the document of %s is as it is: all of it to be read, nothing started',
      async (path) => {
        await opened().open(`${address()}#${path}`);
        const { text, bar, marks, hidden } = await opened().run(read, []);
        for (const words of Object.values(said).flat()) expect(text).toContain(words);
        expect(bar).toBe('static');
        expect(marks.filter((mark) => [SCRIPTS, ROUTE].includes(mark))).toEqual([]);
        expect(hidden).toEqual([]);
      },
    );

    test.each(paths.filter((path) => path !== routes.home.path))(
      'a link to %s leads to its content',
      async (path) => {
        await opened().open(address());
        await opened().run(
          (path) => {
            location.hash = path;
          },
          [path],
        );
        await until(
          'its heading',
          async () => (await opened().run(headingsInView, [])).headings[0] === headingOf(path),
        );
      },
    );

    test('no control is dead or nameless', async () => {
      await opened().open(address());
      const names = await opened().run(
        () =>
          [...document.querySelectorAll('button, [role="button"], a')].map(
            (control) => control.textContent?.trim() ?? '',
          ),
        [],
      );
      expect(names).not.toContain('');
      expect(names).not.toContain(words.contact.copy);
      expect(names).toContain(words.contact.submit);
    });
  });
});

/** Runs in the page, as do the functions below. */
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

function read() {
  const isHidden = (element: Element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    return display === 'none' || visibility === 'hidden' || opacity === '0';
  };
  const header = document.querySelector('header');
  return {
    text: document.body.innerText.replace(/\s+/g, ' '),
    bar: header ? getComputedStyle(header).position : '',
    marks: document.documentElement.getAttributeNames(),
    hidden: [...document.querySelectorAll('#root *')]
      .filter(isHidden)
      .map(({ tagName }) => tagName),
  };
}

function headingsInView() {
  const header = document.querySelector('header');
  return {
    bar: header ? getComputedStyle(header).position : '',
    headings: [...document.querySelectorAll('h1, h2')]
      .filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return (
          height > 0 &&
          top >= 0 &&
          top < innerHeight / 2 &&
          getComputedStyle(element).visibility === 'visible'
        );
      })
      .map((element) => (element.textContent ?? '').trim()),
  };
}
