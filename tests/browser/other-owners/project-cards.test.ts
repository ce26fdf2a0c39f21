import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { Project } from '../../../src/schema/portfolio/portfolio.ts';
import { fill } from '../../../src/words/fill.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { bulletName } from '../../support/owners/expected-texts.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import { missingLetters, pdfPages } from '../../support/reading/pdf-text.ts';
import { carousel, carouselRuns } from '../../support/visits/controls.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';
import { LEAST_OF_CREDITS, smallestLetters } from './letters.ts';

const titles = [
  'A',
  'Empty',
  'The Orchestra of Those Who Come Late and Play Standing Up',
  'Donaudampfschifffahrtsgesellschaftskapitänspatentverleihung!',
  '放送局の朝',
  'ليلة الانتخابات على الهواء',
];

const credits = { role: 'Direction and script', client: 'Regional station', year: '2024' };

/** Long and short titles of several scripts, in turn; each third with credits. */
function manyProjects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    ...(index % 3 === 1 && credits),
    ...(index % 4 === 2 && { path: '/Work-Details' as const }),
  }));
}

// One project, as many as are in view at most, and too many for bullets.
describe.each([1, 3, 13])('%i projects', (count) => {
  const visitor = setUpRoutePage(() =>
    buildVariation(`projects-${count}`, { ...portfolio, projects: manyProjects(count) }),
  );

  test.each([true, false])(
    'stay in their frames, of one height in a row (scripts: %s)',
    async (javascript) => {
      const { page, show, change } = visitor;
      await show(routes.project.path, { width: 1920, height: 800, javascript });
      if (javascript) {
        await settle(page);
        await carouselRuns(page);
      }
      for (const width of [1920, 1280, 1024, 768, 481, 390, 320]) {
        await change({ width });
        expect(await layoutIssues(page), `${width} px`).toEqual([]);
        expect(await page.$eval(carousel, cardIssues), `${width} px`).toEqual([]);
        for (const words of [titles.slice(1), Object.values(credits)]) {
          const least = await page.evaluate(smallestLetters, words);
          expect(least, `${width} px`).toBeGreaterThanOrEqual(LEAST_OF_CREDITS);
        }
      }
    },
  );

  test.runIf(count === 3).each([titles[2], '夜明け前の放送局で待つ人びとと'.repeat(4)])(
    'leave less than a fifth of a card empty beside a long title: %s',
    async (title = '') => {
      const { page, show, change } = visitor;
      await show(routes.project.path, { width: 1920, height: 800 });
      await page.$eval(
        `${carousel} [data-long]`,
        (long, title) => long.replaceChildren(title),
        title,
      );
      for (const width of [1920, 1280, 1024, 768, 390, 320]) {
        await change({ width });
        expect(await page.$eval(carousel, emptiest), `${width} px`).toBeLessThan(0.2);
      }
    },
  );

  test.each([true, false])(
    'are printed, all of them, and none is split over two pages (scripts: %s)',
    async (javascript) => {
      const { page, show } = visitor;
      await show(routes.project.path, { javascript });
      if (javascript) await carouselRuns(page);
      const pages = await pdfPages(await page.pdf({ format: 'A4' }));
      const expected = manyProjects(count).flatMap(({ title, role = '', client = '' }) => [
        title,
        role,
        client,
      ]);
      expect(missingLetters(pages.join(' '), expected)).toEqual([]);
      // Each title that has credits has them on its own page.
      for (const text of pages) {
        const times = (words: string) => text.replaceAll(' ', '').split(words).length - 1;
        expect(times('Regionalstation')).toBe(times('Empty') + times('放送局の朝'));
      }
      // A list has no current position.
      expect(pages.join(' ')).not.toContain(fill(words.projects.position, { position: 1, count }));
    },
  );

  test('have no button where no program runs', async () => {
    const { page, show } = visitor;
    await show(routes.project.path, { javascript: false });
    expect(await page.$$(`${carousel} button`)).toEqual([]);
  });

  test('have bullets as long as there is somewhere to go, up to twelve, and arrows where there is room', async () => {
    const { page, show, change } = visitor;
    await show(routes.project.path, { width: 1280, height: 800 });
    await settle(page);
    for (const [width, inView] of [
      [1280, 3],
      [1000, 2.5],
      [600, 2],
      [390, 1],
    ] as const) {
      await change({ width });
      const names = await page.$$eval(`${carousel} button`, (all) =>
        all.filter((button) => button.checkVisibility()).map(({ ariaLabel }) => ariaLabel),
      );
      const { previous, next } = words.projects;
      const bullets = Array.from({ length: count }, (_, index) => bulletName(index));
      const all = count > 12 ? [previous, next] : [previous, ...bullets, next];
      // On a phone one swipes.
      const wanted = width < 769 && count <= 12 ? bullets : all;
      expect(names, `${width} px`).toEqual(count <= inView ? [] : wanted);
    }
  });
});

/** Runs in the page, as does the next one: the largest empty share of a card below its words. */
function emptiest(carousel: Element): number {
  const shares = [...carousel.querySelectorAll('[role="group"] > section')].map((card) => {
    const caption = card.lastElementChild;
    const words = caption?.lastElementChild;
    if (!caption || !words) throw new Error('A card has no words.');
    const padding = Number.parseFloat(getComputedStyle(caption).paddingBottom);
    const below = caption.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    return (below - padding) / card.getBoundingClientRect().height;
  });
  return Math.max(...shares);
}

/** Cards of a row with different heights, and parts of a card that are outside of it. */
function cardIssues(carousel: Element): string[] {
  const issues: string[] = [];
  const heights = new Map<number, number>();
  for (const card of carousel.querySelectorAll('.swiper-slide > *')) {
    const box = card.getBoundingClientRect();
    const top = Math.round(box.top);
    const height = heights.get(top) ?? box.height;
    heights.set(top, height);
    if (Math.abs(height - box.height) > 1) issues.push(`${box.height} px beside ${height} px`);
    for (const inner of card.querySelectorAll('*')) {
      const part = inner.getBoundingClientRect();
      const isOut =
        part.top < box.top - 1 ||
        part.bottom > box.bottom + 1 ||
        part.left < box.left - 1 ||
        part.right > box.right + 1;
      if (isOut && part.width > 2)
        issues.push(`${inner.className} leaves its card: ${card.textContent}`);
    }
  }
  return issues;
}
