/** Owners who leave out parts of the site: the parts are not there, and no link leads to them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allRoutes, hasRoute, type OptionalParts, routes } from '../../../src/routes.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { expectedTextsOf, titleAt } from '../../support/owners/expected-texts.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import { missingFromLines, pdfPages } from '../../support/reading/pdf-text.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const owners: { without: (keyof OptionalParts)[]; bar: number; cards: number }[] = [
  { without: ['projects'], bar: 3, cards: 3 },
  { without: ['work'], bar: 4, cards: 2 },
  { without: ['life'], bar: 4, cards: 2 },
  { without: ['projects', 'work', 'life'], bar: 3, cards: 1 },
];

describe.each(owners)('a site without $without', ({ without, bar, cards }) => {
  const kept = Object.entries(portfolio).filter(([name]) => !without.includes(name as never));
  const content = { ...(Object.fromEntries(kept) as typeof portfolio) };
  // On one of the sites no text stands above the cards.
  if (without.includes('life')) delete content.about;
  // A link to a missing page would be an error.
  if (content.projects && without.includes('work'))
    content.projects = content.projects.map(({ path: _, ...project }) => project);
  let file = '';
  const visitor = setUpRoutePage(async () => {
    file = await buildVariation(`without ${without.join(' and ')}`, content);
    return file;
  });
  const gone = allRoutes.filter((route) => !hasRoute(content, route));

  test.each([true, false])(
    'has neither button nor card nor link (scripts: %s)',
    async (scripts) => {
      const { page, show } = visitor;
      await show('', { javascript: scripts });
      expect(await page.$$eval('header nav li', (keys) => keys.length)).toBe(bar);
      expect(await page.$$eval('#about-section li', (all) => all.length)).toBe(cards);
      for (const { path } of gone)
        expect(await page.$$eval(`[href="#${path}"], [id="${path}"]`, (all) => all.length)).toBe(0);
      expect((await page.$('#project-section')) === null).toBe(without.includes('projects'));
    },
  );

  // Only the scripts of the head and the document run, not the program.
  const unprogrammed = () => file.replace('index', 'unprogrammed');
  const early = setUpRoutePage(() => {
    const page = readFileSync(file, 'utf8');
    writeFileSync(
      unprogrammed(),
      page.replace(/(<style id="fonts">.*?<\/style>).*<\/html>/s, '$1'),
    );
    return unprogrammed();
  });

  test('an address of what is not there means home, before the program and with it', async () => {
    expect(gone.length).toBeGreaterThan(0);
    for (const { path } of gone) {
      await visitor.show(path);
      expect(await visitor.page.title()).toBe(titleAt(routes.home.path));
      expect(await visitor.page.$$eval('main > [id]', (all) => all.length)).toBeGreaterThan(2);
      await early.page.goto('about:blank');
      await early.page.goto(`${pathToFileURL(unprogrammed())}#${path}`);
      const hero = await early.page.$eval('#home-section', (hero) => hero.checkVisibility());
      expect(hero, path).toBe(true);
    }
  });

  test('fits every width, and passes the checker', async () => {
    const { page, show, change } = visitor;
    await show(routes.home.path);
    await settle(page);
    for (const width of [320, 768, 1280, 1920]) {
      await change({ width });
      expect(await layoutIssues(page), `${width} px wide`).toEqual([]);
    }
    expect(await axeIssues(page)).toEqual([]);
  });

  test.runIf(cards === 2)('fills the screen with the cards that are left', async () => {
    const { page, show, change } = visitor;
    await show(routes.about.path, { width: 1440, height: 900, reducedMotion: true });
    await settle(page);
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await change({ width, height });
      const { heading, first, last } = await page.$eval('#about-heading', (heading) => {
        const boxes = [heading, ...document.querySelectorAll('main li')].map((element) => {
          const { left, right, top } = element.getBoundingClientRect();
          return { left, right, top: top - (heading.closest('main')?.offsetTop ?? 0) };
        });
        return { heading: boxes[0], first: boxes[1], last: boxes.at(-1) };
      });
      // It fills the width between the margins.
      expect(first?.left, `${width} px`).toBeCloseTo(heading?.left ?? 0, 0);
      expect(last?.right, `${width} px`).toBeCloseTo(heading?.right ?? 0, 0);
      // On a phone the section has no large empty space.
      if (width === 390) expect(heading?.top).toBeLessThan(64);
    }
  });

  test('is printed whole, without the words of what is not there', async () => {
    const { page, show } = visitor;
    await show(routes.home.path);
    const text = (await pdfPages(await page.pdf({ format: 'A4' }))).join(' ');
    expect(missingFromLines(text, expectedTextsOf(content, words).home)).toEqual([]);
    const { cards } = words.about;
    const heads = {
      projects: words.projects.heading,
      work: cards.work.title,
      life: cards.life.title,
    };
    for (const part of without) expect(text).not.toContain(heads[part]);
  });
});
