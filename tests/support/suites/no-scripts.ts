/**
 * Facts about the file in a browser that runs no scripts, the same in every engine. One file, because all facts are read from one
 * document.
 */
import { dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { allRoutes, barSections, routes, sectionIds } from '../../../src/routes.ts';
import { ALONE, PART, ROUTE_ANCHOR } from '../../../src/site/hydration/marks.ts';
import type { Driver, EngineName } from '../drivers/driver.ts';
import { openEngine } from '../drivers/engines.ts';
import { setUp } from '../drivers/set-up.ts';
import { until } from '../drivers/waits.ts';
import { linkedin, phone, portfolio, projects, site, words, work } from '../owners/content.ts';
import {
  allParts,
  expectedTexts,
  headingOf,
  partsAt,
  sectionHeadings,
} from '../owners/expected-texts.ts';
import { startServer } from '../sites/server.ts';
import { builtFile } from '../sites/site.ts';
import { press, seesSection } from '../visits/visitor.ts';

const narrow = allRoutes.flatMap(({ path }) => (path === routes.home.path ? [] : [path]));

/** The pages that are not on the home page. */
const pages = allRoutes.flatMap(({ path, sections }) => (sections.length === 0 ? [path] : []));

/** The places where the links of the bar are pressed. */
const starts = ['', `#${routes.workDetails.path}`];

export function testWithoutScripts(engine: EngineName): void {
  const server = setUp(() => startServer({ folder: dirname(builtFile()) }));
  const opened = setUp(() => openEngine(engine, { javascript: false }));
  const open = (fragment = '') => opened().open(server().url + fragment);

  describe('the whole document', () => {
    beforeAll(() => open());

    test('shows every part in one scroll, each under its heading, no level skipped', async () => {
      const seen = await look(opened());
      expect(seen.parts).toEqual(allParts);
      expect(seen.headings.filter(({ level }) => level < 3).map(({ text }) => text)).toEqual([
        ...Object.values(sectionHeadings),
        ...pages.flatMap((path) => [
          headingOf(path),
          ...(path === routes.workDetails.path
            ? [words.workDetails.list, ...(work.lists ?? []).map(({ heading }) => heading)]
            : []),
        ]),
      ]);
      expect(skippedLevels(seen.headings)).toEqual([]);
    });

    test('hides no text, wherever an entrance would begin', async () => {
      const { hidden, shown } = await opened().run(readText, [ROUTE_ANCHOR, ALONE]);
      expect(hidden).toEqual([]);
      for (const text of [
        ...Object.values(expectedTexts).flat(),
        ...[words.hero.button, words.footer.credit, portfolio.fullName, phone],
      ]) {
        expect(shown.some((line) => line.includes(text))).toBe(true);
      }
    });

    test('is styled', async () => {
      const style = await opened().run(() => {
        const styleOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          bar: styleOf('header').position,
          heading: Number.parseFloat(styleOf('main h1[tabindex]').fontSize),
          body: Number.parseFloat(styleOf('body').fontSize),
          font: styleOf('body').fontFamily,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          attributes: document.querySelectorAll('[style]').length,
        };
      }, []);
      expect(style).toMatchObject({ bar: 'sticky', overflow: 0, attributes: 0 });
      expect(style.font).toContain('Archivo');
      expect(style.heading).toBeGreaterThan(2 * style.body);
    });

    test('has a picture of the owner', async () => {
      const picture = await opened().run(() => {
        const image = document.querySelector('img');
        return { alt: image?.alt, complete: image?.complete, width: image?.naturalWidth };
      }, []);
      expect(picture).toMatchObject({ alt: portfolio.portraitAlt, complete: true });
      expect(picture.width).toBeGreaterThan(0);
    });

    test('lists the projects, none of them cut off', async () => {
      const { carousel, slide } = words.projects;
      const cards = await opened().run(readSlides, [carousel, slide]);
      const titles = projects.map(({ title }) => expect.stringContaining(title));
      expect(cards).toEqual({ texts: titles, inView: projects.length, overlap: 0, buttons: 0 });
    });

    test('has the form that the browser itself hands to a mail program', async () => {
      const form = await opened().run(readForm, []);
      expect(form).toEqual({
        formaction: `mailto:${portfolio.email}`,
        method: 'post',
        enctype: 'text/plain',
        fields: ['input email Email', 'textarea Message 4', 'button submit'],
        submit: words.contact.submit,
      });
    });

    test('says once, and quietly, what scripts would bring', async () => {
      const shown = await opened().run(
        (text) =>
          [...document.querySelectorAll('body *')]
            .filter((element) => element.textContent === text && element.checkVisibility())
            .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        [words.scriptsOff],
      );
      expect(shown).toHaveLength(1);
      const body = await opened().run(
        () => Number.parseFloat(getComputedStyle(document.body).fontSize),
        [],
      );
      expect(shown[0]).toBeLessThanOrEqual(body);
    });

    test('leads out of itself to these places alone', async () => {
      const links = await opened().run(
        () =>
          [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')]
            .filter((link) => link.checkVisibility())
            .map((link) => {
              const { target, rel } = link;
              return [link.getAttribute('href'), target, rel].join(' ').trim();
            }),
        [],
      );
      const inNewTab = (address: string) => `${address} _blank noopener noreferrer`;
      const whatsapp = `https://wa.me/${phone.replace(/\D/g, '')}`;
      const cv = encodeURIComponent(cvFileName(portfolio.firstName));
      const addresses = projects.flatMap(({ path = '/' }) => (path.startsWith('/') ? [] : [path]));
      const { reel, links: others = [] } = portfolio;
      expect(links).toEqual([
        ...site.otherLanguages.map(({ href }) => href),
        ...(reel?.address ? [inNewTab(reel.address)] : []),
        `${cv} _blank noopener`,
        ...addresses.map(inNewTab),
        `mailto:${portfolio.email}`,
        ...[whatsapp, linkedin, ...others.map(({ address }) => address), whatsapp].map(inNewTab),
      ]);
      const response = await fetch(server().url + cv);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect((await response.text()).startsWith('%PDF')).toBe(true);
    });

    test('leads to these places in itself', async () => {
      const links = await opened().run(
        (alone) =>
          [...document.querySelectorAll('a[href^="#"]')]
            .filter((link) => !link.closest(`[${alone}]`))
            .map((link) => link.getAttribute('href')),
        [ALONE],
      );
      // A page that is not on the home page has one link in the document, at any place.
      expect(links.toSorted()).toEqual(
        [
          ...['#main', ...barSections.map((name) => `#${sectionIds[name]}`)],
          ...[`#${sectionIds.about}`, ...pages.map((path) => `#${path}`)],
          ...projects.flatMap(({ path = '' }) => (path.startsWith('/') ? [`#${path}`] : [])),
        ].toSorted(),
      );
    });
  });

  describe('a deep link', () => {
    test.each(narrow)('#%s shows its part alone, from its top', async (path) => {
      await open(`#${path}`);
      await seesAlone(opened(), path);
    });

    test.each(['#/', '#/Nowhere', '#<script>', '#%E0%A4%A'])('%s shows all', async (fragment) => {
      await open(fragment);
      const seen = await look(opened());
      expect(seen.parts).toEqual(allParts);
      expect(seen.position).toBe(0);
    });

    test.each(Object.values(sectionIds))('#%s goes there, below the bar', async (id) => {
      await open(`#${id}`);
      await seesSection(opened(), id);
      expect((await look(opened())).parts).toEqual(allParts);
    });
  });

  describe('a link', () => {
    const isNamed = (id: string) =>
      until('the section in the address', () =>
        opened().run((id) => location.hash === `#${id}`, [id]),
      );

    test.each(starts)('of the bar reaches its section from "%s"', async (from) => {
      for (const name of barSections) {
        await open(from);
        await press(opened(), 'link', words.bar[name], { within: 'header' });
        await isNamed(sectionIds[name]);
        await seesSection(opened(), sectionIds[name]);
      }
    });

    test('of the hero reaches the about section', async () => {
      await open();
      await press(opened(), 'link', words.hero.button);
      await isNamed(sectionIds.about);
      await seesSection(opened(), sectionIds.about);
    });

    test.each(['work', 'life'] as const)(
      'of the card about %s shows its page alone, and back returns to all',
      async (name) => {
        await open();
        const within = `#${sectionIds.about}`;
        await press(opened(), 'link', words.about.cards[name].title, { within });
        await seesAlone(opened(), routes[`${name}Details`].path);
        await opened().back();
        await until('every part again', async () => {
          const seen = await look(opened());
          return seen.parts.length === allParts.length;
        });
      },
    );
  });
}

function look(driver: Driver): Promise<ReturnType<typeof sight>> {
  return driver.run(sight, [PART]);
}

async function seesAlone(driver: Driver, path: (typeof narrow)[number]): Promise<void> {
  const seen = await until(`${path} alone`, async () => {
    const now = await look(driver);
    return now.parts.length === 1 && now;
  });
  expect(seen.parts).toEqual(partsAt(path));
  expect(seen.position).toBe(0);
  expect(seen.headings[0]?.level).toBe(1);
  expect(seen.headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(skippedLevels(seen.headings)).toEqual([]);
  const heading = seen.headings.find(({ text }) => text === headingOf(path));
  expect(heading?.top).toBeGreaterThanOrEqual(seen.bar);
  expect(heading?.top).toBeLessThan(seen.window);
}

type Heading = { level: number; text: string; top: number };

function skippedLevels(headings: readonly Heading[]): string[] {
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ text }) => text);
}

/** Runs in the page, as do the functions below. */
function sight(mark: string) {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    parts: [...document.querySelectorAll(`[${mark}]`)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute(mark)),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')]
      .filter(shown)
      .map((element) => ({
        level: Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
        text: element.getAttribute('aria-label') ?? words(element),
        top: element.getBoundingClientRect().top,
      })),
    position: Math.round(scrollY),
    bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    window: innerHeight,
  };
}

function readText(...ignored: string[]): { hidden: string[]; shown: string[] } {
  const shown: string[] = [];
  const hidden: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    const element = node.parentElement;
    // The name of a route and the list of all projects are visible only at their addresses, the title of a picture only to screen readers,
    // and what is hidden only on paper.
    const without = ['script', 'style', 'title', '[hidden]', ...ignored.map((mark) => `[${mark}]`)];
    if (!text || !element || element.closest(without.join())) continue;
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    (isThere && opacity > 0.6 && width > 0 && height > 0 ? shown : hidden).push(text);
  }
  return { hidden, shown };
}

function readSlides(carousel: string, slide: string) {
  const section = document.querySelector(`[aria-roledescription="${carousel}"]`);
  const all = [...(section?.querySelectorAll(`[aria-roledescription="${slide}"]`) ?? [])];
  const boxes = all.map((card) => card.getBoundingClientRect());
  const overlap = boxes.filter((box, index) =>
    boxes
      .slice(0, index)
      .some(
        (other) =>
          box.left < other.right - 1 &&
          box.right > other.left + 1 &&
          box.top < other.bottom - 1 &&
          box.bottom > other.top + 1,
      ),
  );
  return {
    texts: all.map((card) => card.textContent?.trim()),
    inView: boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
    overlap: overlap.length,
    buttons: [...(section?.querySelectorAll('button') ?? [])].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    ).length,
  };
}

function readForm() {
  const found = document.querySelector('form');
  const fields = [...(found?.elements ?? [])].map(({ tagName, attributes }) =>
    [
      tagName.toLowerCase(),
      ...['type', 'name', 'rows', 'required'].flatMap(
        (name) => attributes.getNamedItem(name)?.value ?? [],
      ),
    ].join(' '),
  );
  return {
    formaction: found?.querySelector('button')?.getAttribute('formaction'),
    method: found?.method,
    enctype: found?.enctype,
    fields: fields.map((field) => field.trim()),
    submit: found?.querySelector('button')?.textContent,
  };
}
