import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { life } from '../../src/content/life.ts';
import { profile } from '../../src/content/profile.ts';
import { projects } from '../../src/content/projects.ts';
import { texts } from '../../src/content/texts.ts';
import { work } from '../../src/content/work.ts';
import { cvFileName } from '../../src/cv-file-name.ts';
import { paths, sectionIds } from '../../src/paths.ts';
import { builtFile } from '../support/built-file.ts';
import { type Driver, until } from '../support/driver.ts';
import { installedEngines, openEngine } from '../support/engines.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { press, seesSection } from '../support/visitor.ts';

/** What the parts of the document are called in it, in its order. */
const screens = [...Object.values(sectionIds), ...[paths.workDetails, paths.lifeDetails]] as const;

type Screen = (typeof screens)[number];

const headingOf: Record<Screen, string> = {
  [sectionIds.home]: profile.greeting,
  [sectionIds.about]: texts.about.heading,
  [sectionIds.project]: texts.projects.heading,
  [sectionIds.contact]: texts.contact.heading,
  [paths.workDetails]: texts.workDetails.heading,
  [paths.lifeDetails]: texts.lifeDetails.heading,
};

const alone = {
  [`#${paths.about}`]: sectionIds.about,
  [`#${paths.project}`]: sectionIds.project,
  [`#${paths.contact}`]: sectionIds.contact,
  [`#${paths.workDetails}`]: paths.workDetails,
  [`#${paths.lifeDetails}`]: paths.lifeDetails,
} as const satisfies Record<string, Screen>;

describe.each(installedEngines())('with scripts off, in %s', (engine) => {
  let server: TestServer;
  let driver: Driver;
  beforeAll(async () => {
    server = await startServer({ folder: builtFile().replace(/index\.html$/, '') });
    driver = await openEngine(engine, { javascript: false });
  });
  afterAll(async () => {
    await driver?.close();
    await server?.close();
  });

  const open = (fragment = '') => driver.open(server.url + fragment);
  const starts = [
    `#${paths.workDetails}`,
    ...(engine === 'Chromium' ? ['', `#${paths.contact}`] : []),
  ];

  describe('the whole document', () => {
    beforeAll(() => open());

    test('shows every screen in one scroll, each under its heading, no level skipped', async () => {
      const seen = await driver.run(sight, []);
      expect(seen.screens).toEqual(screens);
      expect(seen.headings.filter(({ level }) => level < 3).map(({ text }) => text)).toEqual([
        ...screens.slice(0, 5).map((screen) => headingOf[screen]),
        texts.workDetails.list,
        headingOf[paths.lifeDetails],
      ]);
      expect(skippedLevels(seen.headings)).toEqual([]);
    });

    test('hides no text, wherever an entrance would begin', async () => {
      const { hidden, shown } = await driver.run(readText, []);
      // Copying is what only a program can do.
      expect(hidden).toEqual([texts.contact.copy]);
      for (const text of [
        ...[profile.greeting, texts.hero.subtitle, texts.hero.button],
        ...Object.values(texts.about.cards).map(({ title }) => title),
        ...projects.map(({ title }) => title),
        ...[texts.contact.whatsapp, texts.contact.linkedin, profile.email, work.summary],
        ...work.jobs.flatMap(({ title, field, period, points }) => [
          ...[title, field, period],
          ...points,
        ]),
        ...life.map((paragraph) => paragraph.text),
        ...[texts.footer.credit, profile.fullName, profile.phone],
      ]) {
        expect(shown).toContain(text);
      }
    });

    test('is styled', async () => {
      const look = await driver.run(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          bar: style('header').position,
          heading: Number.parseFloat(style('h1[id="greeting"]').fontSize),
          font: style('body').fontFamily,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          attributes: document.querySelectorAll('[style]').length,
        };
      }, []);
      expect(look).toMatchObject({ bar: 'sticky', font: expect.stringContaining('Archivo') });
      expect(look.heading).toBeGreaterThan(40);
      expect(look.overflow).toBe(0);
      expect(look.attributes).toBe(0);
    });

    test('has a picture of the owner', async () => {
      const picture = await driver.run(() => {
        const image = document.querySelector('img');
        return { alt: image?.alt, complete: image?.complete, width: image?.naturalWidth };
      }, []);
      expect(picture).toMatchObject({ alt: profile.portraitAlt, complete: true });
      expect(picture.width).toBeGreaterThan(0);
    });

    test('lists the projects, none of them cut off', async () => {
      const cards = await driver.run(() => {
        const all = [...document.querySelectorAll('#project-section .swiper-slide')];
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
          buttons: [...document.querySelectorAll('#project-section button')].filter((button) =>
            button.checkVisibility({ visibilityProperty: true }),
          ).length,
        };
      }, []);
      expect(cards).toEqual({
        texts: projects.map(({ title }) => title),
        inView: projects.length,
        overlap: 0,
        buttons: 0,
      });
    });

    test('has the form that the browser itself hands to a mail program', async () => {
      const form = await driver.run(() => {
        const found = document.querySelector('form');
        const fields = [...(found?.elements ?? [])].map((field) => {
          const { tagName, attributes } = field;
          const names = ['type', 'name', 'rows', 'required'];
          return [
            tagName.toLowerCase(),
            ...names.flatMap((name) => attributes.getNamedItem(name)?.value ?? []),
          ].join(' ');
        });
        return {
          action: found?.getAttribute('action'),
          method: found?.method,
          enctype: found?.enctype,
          fields: fields.map((field) => field.trim()),
          submit: found?.querySelector('button')?.textContent,
        };
      }, []);
      expect(form).toEqual({
        action: `mailto:${profile.email}`,
        method: 'post',
        enctype: 'text/plain',
        fields: ['input email Email', 'textarea Message 4', 'button submit'],
        submit: texts.contact.submit,
      });
    });

    test('says once, quietly, that the full version wants scripts, and nothing else of the kind', async () => {
      const lines = await driver.run(() => {
        const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
        const shown = [...document.querySelectorAll('body *')].filter(
          (element) =>
            element.childElementCount === 0 &&
            /script/i.test(element.textContent ?? '') &&
            !['STYLE', 'SCRIPT'].includes(element.tagName) &&
            element.checkVisibility(),
        );
        return shown.map((element) => ({
          text: element.textContent,
          isQuiet: Number.parseFloat(getComputedStyle(element).fontSize) <= body,
        }));
      }, []);
      expect(
        lines.filter(({ text }) => !life.some((paragraph) => paragraph.text === text)),
      ).toEqual([{ text: texts.scriptsOff, isQuiet: true }]);
    });

    test('leads out of itself to these places alone', async () => {
      const links = await driver.run(
        () =>
          [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')].map((link) => {
            const { target, rel } = link;
            return [link.getAttribute('href'), target, rel].join(' ').trim();
          }),
        [],
      );
      const whatsapp = `https://wa.me/${profile.phone.replace(/\D/g, '')} _blank noopener noreferrer`;
      const cv = encodeURIComponent(cvFileName(profile.firstName));
      expect(links).toEqual([
        `${cv} _blank noopener`,
        `mailto:${profile.email}`,
        whatsapp,
        `${profile.linkedin} _blank noopener noreferrer`,
        whatsapp,
      ]);
      const response = await fetch(server.url + cv);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect((await response.text()).startsWith('%PDF')).toBe(true);
    });
  });

  describe('a deep link', () => {
    test.each(Object.entries(alone))(
      '%s shows %s alone, from its top',
      async (fragment, screen) => {
        await open(fragment);
        await seesScreenAlone(driver, screen);
      },
    );

    test.each(['#/', '#/Nowhere', '#<script>', '#%E0%A4%A'])('%s shows all', async (fragment) => {
      await open(fragment);
      const seen = await driver.run(sight, []);
      expect(seen.screens).toEqual(screens);
      expect(seen.position).toBe(0);
    });

    test.each(Object.values(sectionIds))('#%s goes there, below the bar', async (id) => {
      await open(`#${id}`);
      await seesSection(driver, id);
      expect((await driver.run(sight, [])).screens).toEqual(screens);
    });
  });

  describe('a link', () => {
    test('of the document leads to one of these places', async () => {
      await open();
      const links = await driver.run(
        () => [...document.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href')),
        [],
      );
      expect(links).toEqual([
        '#main',
        ...texts.bar.items.map(({ target }) => `#${target}`),
        `#${sectionIds.about}`,
        `#${paths.workDetails}`,
        `#${paths.lifeDetails}`,
      ]);
    });

    for (const from of starts) {
      for (const { name, target } of texts.bar.items) {
        test(`of the bar, ${name}, reaches its section from ${from || 'the whole document'}`, async () => {
          await open(from);
          await press(driver, 'link', name, { within: 'header' });
          await until('the section in the address', async () =>
            driver.run((id) => location.hash === `#${id}`, [target]),
          );
          await seesSection(driver, target);
        });
      }
    }

    test(`'${texts.hero.button}' reaches the about section`, async () => {
      await open();
      await press(driver, 'link', texts.hero.button);
      await until('the section in the address', async () =>
        driver.run((id) => location.hash === `#${id}`, [sectionIds.about]),
      );
      await seesSection(driver, sectionIds.about);
    });

    test.each([
      [texts.about.cards.work.title, paths.workDetails],
      [texts.about.cards.life.title, paths.lifeDetails],
    ])("'%s' shows %s alone, and back returns to all", async (name, screen) => {
      await open();
      await press(driver, 'link', name, { within: `#${sectionIds.about}` });
      await seesScreenAlone(driver, screen);
      await driver.back();
      await until('every screen again', async () => {
        const seen = await driver.run(sight, []);
        return seen.screens.length === screens.length;
      });
    });
  });
});

async function seesScreenAlone(driver: Driver, screen: Screen): Promise<void> {
  const seen = await until(`${screen} alone`, async () => {
    const now = await driver.run(sight, []);
    return now.screens.length === 1 && now;
  });
  expect(seen.screens).toEqual([screen]);
  expect(seen.position).toBe(0);
  const [title] = seen.headings;
  expect(title?.level).toBe(1);
  expect(seen.headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(skippedLevels(seen.headings)).toEqual([]);
  const heading = seen.headings.find(({ text }) => text === headingOf[screen]);
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
function sight() {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    screens: [...document.querySelectorAll('[data-screen]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-screen')),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(shown)
      .map((element) => ({
        level: Number(element.tagName.slice(1)),
        text: words(element),
        top: element.getBoundingClientRect().top,
      })),
    position: Math.round(scrollY),
    bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    window: innerHeight,
  };
}

function readText(): { hidden: string[]; shown: string[] } {
  const shown: string[] = [];
  const hidden: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    const element = node.parentElement;
    // The name of a route is there for the address that names it.
    if (!text || !element || element.closest('script, style, [data-route-anchor]')) continue;
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
