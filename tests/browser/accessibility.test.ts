import type { SerializedAXNode } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { routes, sectionIds, sectionNames } from '../../src/routes.ts';
import { axeFaults } from '../support/axe.ts';
import { life, phone, portfolio, projects, words, work } from '../support/content.ts';
import { bullet, carousel, carouselRuns, rest } from '../support/controls.ts';
import { until } from '../support/driver.ts';
import { settle } from '../support/route-page.ts';
import {
  bulletName,
  headingOf,
  partsAt,
  paths,
  sectionHeadings,
  slideName,
  titleAt,
} from '../support/said.ts';
import { setUpRoutePage } from '../support/set-up-page.ts';

const looks = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

const visitor = setUpRoutePage();

describe('axe finds no fault', () => {
  test.each(paths)('on %s, before and after the entrances', async (path) => {
    for (const look of looks) {
      await visitor.show(path, look);
      expect(await axeFaults(visitor.page), `${look.width} px wide, before`).toEqual([]);
      await settle(visitor.page);
      expect(await axeFaults(visitor.page), `${look.width} px wide, after`).toEqual([]);
    }
  });

  test.each([...paths, ''] as const)('in the static document at "%s"', async (path) => {
    await visitor.show(path, { ...looks[0], javascript: false });
    // The program has missed its moment; axe waits with timers, which need scripts.
    await visitor.page.setJavaScriptEnabled(true);
    for (const look of looks) {
      await visitor.change(look);
      expect(await axeFaults(visitor.page), `${look.width} px wide`).toEqual([]);
    }
  });
});

/** What the pictures show of the slides that are not out of sight. */
const stillsInView = projects.slice(0, 3).flatMap(({ stillAlt }) => stillAlt ?? []);

describe('a screen reader', () => {
  test.each(paths)('finds one h1 on %s, and no level skipped', async (path) => {
    for (const javascript of [true, false]) {
      await visitor.show(path, { javascript });
      const outline = (await tree()).filter(({ role }) => role === 'heading');
      const levels = outline.map(({ level = 0 }) => level);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
      if (javascript) expect(outline[0]?.name).toBe(headingOf(path));
    }
  });

  test.each(paths)('finds the landmarks on %s', async (path) => {
    await visitor.show(path);
    const namesOf = names(await tree());
    for (const role of ['banner', 'main', 'contentinfo']) expect(namesOf(role)).toHaveLength(1);
    expect(namesOf('navigation')).toEqual([words.bar.label]);
    const isHome = path === routes.home.path;
    const regions = isHome ? Object.values(sectionHeadings) : [headingOf(path)];
    // The details are articles; the jobs among them have a heading of their own.
    const ofArticle = path === routes.workDetails.path ? [words.workDetails.list] : [];
    const isSection = partsAt(path).some((part) => !part.startsWith('/'));
    expect(namesOf('region')).toEqual(isSection ? regions : ofArticle);
  });

  test('hears what each link and button does, and which open a new tab', async () => {
    await visitor.show(routes.home.path);
    await settle(visitor.page);
    await carouselRuns(visitor.page);
    const namesOf = names(await tree());
    const inNewTab = (name: string) => `${name} (${words.newTab})`;
    const { work, life, cv } = words.about.cards;
    expect(namesOf('link')).toEqual([
      words.skipLink,
      ...(portfolio.reel ? [inNewTab(portfolio.reel.name)] : []),
      work.title,
      life.title,
      expect.stringMatching(/PDF, \d+ kB/),
      // The others are out of sight.
      ...projects
        .slice(0, 3)
        .flatMap(({ title, path }) =>
          path === undefined ? [] : [path.startsWith('/') ? title : inNewTab(title)],
        ),
      portfolio.email,
      inNewTab(words.contact.whatsapp),
      inNewTab(words.contact.linkedin),
      ...(portfolio.links ?? []).map(({ name }) => inNewTab(name)),
      inNewTab(phone),
    ]);
    const download = namesOf('link').find((name) => name?.includes('PDF'));
    for (const word of [cv.title, words.newTab]) expect(download).toContain(word);
    expect(namesOf('button')).toEqual([
      ...sectionNames.map((name) => words.bar[name]),
      words.hero.button,
      ...projects.map((_, index) => bulletName(index)),
      words.contact.submit,
      words.contact.copy,
    ]);
    expect(namesOf('textbox')).toEqual([words.contact.email, words.contact.message]);
    expect(namesOf('image')).toEqual([portfolio.portraitAlt, ...stillsInView]);
  });

  test('meets the carousel as a labelled group, and hears where it stands', async () => {
    const { carousel: row, slide } = words.projects;
    const { page, show } = visitor;
    await show(routes.project.path);
    await carouselRuns(page);
    const groups = (await tree()).filter(({ role }) => role === 'group');
    expect(groups.map(({ name, roledescription }) => [roledescription, name])).toEqual([
      [row, words.projects.heading],
      // The others are out of sight.
      ...[0, 1, 2].map((index) => [slide, slideName(index)]),
    ]);
    await page.locator(bullet(3)).click();
    await until('the announcement', () =>
      page.$eval(
        `${carousel} [role="status"]`,
        ({ textContent }, message) => textContent === message,
        slideName(3),
      ),
    );
    await rest(page);
    const marked = await page.$$eval(`${carousel} [aria-current]`, (all) =>
      all.map(({ ariaLabel }) => ariaLabel),
    );
    expect(marked).toEqual([bulletName(3)]);
  });

  test.each(paths)('hears on %s nothing that is only decoration', async (path) => {
    const { page, show } = visitor;
    await show(path);
    await settle(page);
    const nodes = await tree();
    const heard = names(nodes)('StaticText').join(' ');
    const decoration = await page.$$eval('[aria-hidden="true"]', (all) =>
      all.flatMap(({ textContent }) => textContent?.trim() || []),
    );
    const isHome = path === routes.home.path;
    expect(decoration).toHaveLength(isHome ? 1 : 0);
    for (const text of decoration) expect(heard).not.toContain(text);
    const pictures = nodes.filter(({ role }) => /image|graphics|svg/i.test(role));
    const shown = partsAt(path).includes(sectionIds.project) ? stillsInView : [];
    expect(pictures.map(({ name }) => name)).toEqual(
      isHome ? [portfolio.portraitAlt, ...shown] : shown,
    );
    if (path === routes.lifeDetails.path) expect(heard).toContain(life[0]?.text);
    if (path === routes.workDetails.path) expect(heard).toContain(work.jobs[0]?.points[0]);
  });

  test('is told by the title of the document which page it is, and whose', async () => {
    const titles = new Set<string>();
    for (const path of paths) {
      await visitor.show(path);
      const title = await visitor.page.title();
      expect(title).toBe(titleAt(path));
      expect(title).toContain(portfolio.fullName);
      expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe(
        portfolio.language,
      );
      titles.add(title);
    }
    expect(titles.size).toBe(paths.length);
  });
});

type Heard = Pick<SerializedAXNode, 'role' | 'name' | 'level' | 'roledescription'>;

/** What a screen reader goes through, in order. */
async function tree(): Promise<Heard[]> {
  const flat = ({ children = [], ...node }: SerializedAXNode): Heard[] => [
    node,
    ...children.flatMap(flat),
  ];
  const root = await visitor.page.accessibility.snapshot();
  return root ? flat(root) : [];
}

function names(nodes: readonly Heard[]) {
  return (wanted: string) => nodes.filter(({ role }) => role === wanted).map(({ name }) => name);
}
