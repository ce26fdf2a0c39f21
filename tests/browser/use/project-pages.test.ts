/** Projects that say more than their cards: their addresses, the list of all of them, and the way back. */
import { describe, expect, test } from 'vitest';
import { sectionIds } from '../../../src/routes.ts';
import { ALONE } from '../../../src/site/hydration/marks.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import {
  barButton,
  bullet,
  carouselRuns,
  focusIsOn,
  rest,
  seesHeading,
  showsSlide,
} from '../../support/visits/controls.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const titles = ['Harbour at Dawn', 'Año', '港の朝', 'ميناء', '???', 'Harbour at Dawn', 'A card'];
const paths = [
  '/Project/harbour-at-dawn',
  '/Project/año',
  '/Project/港の朝',
  '/Project/ميناء',
  '/Project/untitled',
  '/Project/harbour-at-dawn-2',
];

const file = await buildVariation('project-pages', {
  ...portfolio,
  projects: titles.map((title, index) =>
    index < paths.length
      ? { title, year: `${2020 + index}`, story: `The story of number ${index}.` }
      : { title, path: 'https://vimeo.com/1' },
  ),
});
const visitor = setUpRoutePage(() => file);

const hash = () => visitor.page.evaluate(() => decodeURIComponent(location.hash));
const position = () => visitor.page.evaluate(() => scrollY);
const heading = () => visitor.page.$eval('h1', (heading) => heading.textContent);
/** An effect of the program lights it. */
const lamp = async () =>
  (await visitor.page.waitForSelector('header [aria-current="true"]'))?.evaluate(
    (lamp) => lamp.textContent,
  );
const linkTo = (path: string) => `main a[href="#${path}"]`;

async function press(selector: string): Promise<void> {
  await (await visitor.page.waitForSelector(selector))?.evaluate((link) =>
    (link as HTMLElement).click(),
  );
}

describe('the address of a project', () => {
  test.each(paths.map((path, index) => [path, titles[index] ?? ''] as const))(
    '%s shows its page, with its title and the lamp of the projects',
    async (path, title) => {
      await visitor.show(path);
      await seesHeading(visitor.page, title);
      expect(await hash()).toBe(`#${path}`);
      expect(await visitor.page.title()).toBe(`${title} – ${portfolio.fullName}`);
      expect(await lamp()).toBe(words.bar.project);
      expect(await visitor.page.$$eval('main [data-part]', (parts) => parts.length)).toBe(1);
    },
  );

  test.each([
    ['/project/HARBOUR-AT-DAWN/', '/Project/harbour-at-dawn'],
    [`/Project/${encodeURIComponent('港の朝')}`, '/Project/港の朝'],
    [`/Project/${encodeURIComponent('an\u0303o')}`, '/Project/año'],
    ['/Project/gone', '/Project'],
    ['/Project/gone/below', '/Project'],
  ])('%s means %s', async (written, path) => {
    await visitor.show(written);
    expect(await hash()).toBe(`#${path}`);
  });
});

describe('the list of all projects', () => {
  const overview = `[${ALONE}]`;

  test('stands below the carousel where the projects are the whole page, and leads to each', async () => {
    await visitor.show('/Project');
    const rows = await visitor.page.$$eval(`${overview} li`, (rows) =>
      rows.map((row) => row.querySelector('a')?.getAttribute('href')),
    );
    expect(rows).toEqual([...paths.map((path) => `#${path}`), 'https://vimeo.com/1']);
  });

  test('is not on the home page', async () => {
    await visitor.show('/');
    expect(await visitor.page.$(overview)).toBeNull();
    await visitor.show('/', { javascript: false });
    expect(await visitor.page.$eval(overview, (list) => list.getClientRects().length)).toBe(0);
  });
});

describe('who leaves for the page of a project', () => {
  /** Shows the third project on this route, scrolls, and presses its title. */
  async function leave(route: string): Promise<number> {
    const { page, show } = visitor;
    await show(route);
    await page.$eval(`#${sectionIds.project}`, (section) =>
      scrollTo({ top: section.getBoundingClientRect().top + scrollY + 20, behavior: 'instant' }),
    );
    await carouselRuns(page);
    await press(bullet(2));
    await showsSlide(page, 2);
    await rest(page);
    const top = await position();
    await press(linkTo('/Project/港の朝'));
    await focusIsOn(page, '港の朝');
    expect(await position()).toBe(0);
    return top;
  }

  test.each(['/', '/Project'])(
    'comes back to the same place and slide of %s, the focus on the link',
    async (route) => {
      const { page } = visitor;
      const top = await leave(route);
      await page.goBack();
      await page.waitForSelector(`${linkTo('/Project/港の朝')}:focus`);
      expect(await hash()).toBe(`#${route}`);
      expect(await position()).toBe(top);
      await showsSlide(page, 2);
    },
  );

  test('goes on to another project and comes back all the same', async () => {
    const { page } = visitor;
    const top = await leave('/Project');
    await page.evaluate(() => {
      location.hash = '/Project/untitled';
    });
    await focusIsOn(page, '???');
    await page.goBack();
    await focusIsOn(page, '港の朝');
    await page.goBack();
    await showsSlide(page, 2);
    expect(await position()).toBe(top);
  });

  test('starts at the top where the bar leads', async () => {
    const { page } = visitor;
    await leave('/');
    await press(barButton('home'));
    await seesHeading(page, portfolio.greeting);
    expect(await position()).toBe(0);
    expect(await heading()).toBe(portfolio.greeting);
  });
});
