import type { SerializedAXNode } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { barSections, routes } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import {
  life,
  phone,
  portfolio,
  projects,
  site,
  words,
  work,
} from '../../support/owners/content.ts';
import {
  bulletName,
  headingOf,
  partsAt,
  paths,
  sectionHeadings,
  slideName,
  wholePaths,
} from '../../support/owners/expected-texts.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { bullet, carousel, carouselRuns } from '../../support/visits/controls.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const looks = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

const visitor = setUpRoutePage();

describe('axe finds no issue', () => {
  test('before the entrances', async () => {
    await visitor.show(routes.home.path);
    expect(await axeIssues(visitor.page)).toEqual([]);
  });

  test.each(paths)('on %s', async (path) => {
    await visitor.show(path, looks[0]);
    await settle(visitor.page);
    for (const look of looks) {
      await visitor.change(look);
      expect(await axeIssues(visitor.page), `${look.width} px wide`).toEqual([]);
    }
  });

  test.each(['', routes.workDetails.path])('in the prerendered document at "%s"', async (path) => {
    await visitor.show(path, { ...looks[0], javascript: false });
    // Scripts are turned on again after the page has loaded without its program, because axe uses timers.
    await visitor.page.setJavaScriptEnabled(true);
    for (const look of looks) {
      await visitor.change(look);
      expect(await axeIssues(visitor.page), `${look.width} px wide`).toEqual([]);
    }
  });
});

/** The alternative texts of the pictures in the visible slides. */
const stillsInView = projects.slice(0, 3).flatMap(({ stillAlt }) => stillAlt ?? []);

describe('a screen reader', () => {
  test.each(paths)('finds one h1 on %s, no level skipped, and the landmarks', async (path) => {
    await visitor.show(path);
    const heard = await tree();
    const outline = heard.filter(({ role }) => role === 'heading');
    const levels = outline.map(({ level = 0 }) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(outline[0]).toMatchObject({ level: 1, name: headingOf(path) });
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });

    const namesOf = names(heard);
    for (const role of ['banner', 'main', 'contentinfo']) expect(namesOf(role)).toHaveLength(1);
    const languages = site.otherLanguages.map(({ name }) => name).join(', ');
    expect(namesOf('navigation')).toEqual([languages, words.bar.label].filter(Boolean));
    const isHome = path === routes.home.path;
    const regions = isHome ? Object.values(sectionHeadings) : [headingOf(path)];
    // The pages of details are articles. On the page of work the list of jobs is a region with its own heading.
    const ofArticle = path === routes.workDetails.path ? [words.workDetails.list] : [];
    const isSection = partsAt(path).some((part) => !part.startsWith('/'));
    expect(namesOf('region')).toEqual(isSection ? regions : ofArticle);
  });

  test('hears what each link and button does, and which open a new tab', async () => {
    const { page, show } = visitor;
    await show(routes.home.path);
    await settle(page);
    await carouselRuns(page);
    const namesOf = names(await tree());
    const inNewTab = (name: string) => `${name} (${words.newTab})`;
    const { work, life, cv } = words.about.cards;
    const links: (string | undefined)[] = [
      words.skipLink,
      ...site.otherLanguages.map(({ name }) => name),
      ...(portfolio.reel ? [inNewTab(portfolio.reel.name)] : []),
      work.title,
      life.title,
      `${cv.title} (PDF – ${words.newTab})`,
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
    ];
    // A page may have further links.
    expect(namesOf('link').filter((name) => links.includes(name))).toEqual(links);
    const wrong = await page.$$eval(
      'a',
      (all, newTab) =>
        all
          .filter(({ target, text }) => (target === '_blank') !== text.includes(newTab))
          .map(({ text }) => text),
      words.newTab,
    );
    expect(wrong).toEqual([]);
    expect(namesOf('button')).toEqual([
      ...barSections.map((name) => words.bar[name]),
      words.hero.button,
      words.projects.previous,
      ...projects.map((_, index) => bulletName(index)),
      words.projects.next,
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
  });

  test.each(wholePaths)('hears on %s nothing that is only decoration', async (path) => {
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
    expect(pictures.map(({ name }) => name)).toEqual(
      isHome ? [portfolio.portraitAlt, ...stillsInView] : [],
    );
    if (path === routes.lifeDetails.path) expect(heard).toContain(life[0]?.text);
    if (path === routes.workDetails.path) expect(heard).toContain(work.jobs[0]?.points?.[0]);
  });
});

type Heard = Pick<SerializedAXNode, 'role' | 'name' | 'level' | 'roledescription'>;

/** What a screen reader reads, in order. */
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
