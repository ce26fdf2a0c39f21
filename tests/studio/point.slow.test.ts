/** What is seen in the preview leads to its field, and a field to its place there. One file, because most tests point at one site. */
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { projectPathsOf } from '../../src/compose/project-paths.ts';
import { messages } from '../../src/messages/messages.ts';
import { until } from '../support/drivers/waits.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { words } from '../support/owners/content.ts';
import { portfolioOf } from '../support/owners/owners.ts';
import { clickOn, goThere, isAt, pointAt } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();

const owner = await portfolioOf('cinematographer');

/** All that the cards say is equal, and so are the pages. */
const equal = {
  ...owner,
  projects: Array.from({ length: 40 }, (_, index) => ({
    ...{ title: 'Tide', role: 'Tide', client: 'Tide', year: 'Tide', text: 'Tide' },
    ...(index % 2 === 1 && {
      story: 'Tide',
      credits: [1, 2].map(() => ({ role: 'Tide', name: 'Tide' })),
    }),
  })),
};

async function openEqual() {
  const studio = await studios.enter();
  await studio.open([await buildVariation('forty equal', equal, {}, 'cinematographer')]);
  await studio.shows(equal.greeting);
  return studio;
}

/** The field with the focus. */
const field = (page: Page) => page.evaluate(() => document.activeElement?.id.replace('field-', ''));
const hasFocus = (studio: Studio, name: string) =>
  studio.sees(
    `the focus at ${name}`,
    (name: string) => document.activeElement?.id === `field-${name}`,
    name,
  );
const isMarked = (studio: Studio, selector: string) =>
  studio.sees(
    `a mark at ${selector}`,
    (selector: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const mark = frame?.parentElement?.querySelector(':scope > div')?.getBoundingClientRect();
      const outer = frame?.getBoundingClientRect();
      const box = frame?.contentDocument?.querySelector(selector)?.getBoundingClientRect();
      if (!mark || !outer || !box) return false;
      const [x, y] = [mark.x + mark.width / 2 - outer.x, mark.y + mark.height / 2 - outer.y];
      const isSeen = y > 0 && y < outer.height && x > 0 && x < outer.width;
      return isSeen && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    },
    selector,
  );
const labels = ({ page }: Studio) =>
  page.$$eval('iframe ~ div button', (all) => all.map(({ textContent }) => textContent));

describe('40 projects that say the same', () => {
  const slide = '.swiper-slide-active';

  test('are told apart, from the form to the page and back', async () => {
    const studio = await openEqual();
    for (const project of [2, 31, 40]) {
      const text = `projects[${project - 1}]`;
      await (await studio.field('Role', `Project ${project} Tide`)).focus();
      await isMarked(studio, `[data-swiper-slide-index="${project - 1}"] p`);
      await clickOn(studio, `[data-swiper-slide-index="${project - 1}"] p`, 0.5);
      expect(await field(studio.page)).toBe(`${text}.client`);
      await clickOn(studio, `[data-swiper-slide-index="${project - 1}"] p`, 0.95);
      expect(await field(studio.page)).toBe(`${text}.year`);
    }
    // The preview keeps the slide while somebody types.
    await studio.type('Year', 'Ebb', 'Project 40 Tide');
    await studio.sees(
      'the same slide with what is typed',
      (slide: string) =>
        document
          .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
          ?.contentDocument?.querySelector(slide)
          ?.textContent?.includes('Ebb'),
      slide,
    );
  });

  test('have a page each', async () => {
    const studio = await openEqual();
    const path = projectPathsOf(equal.projects)[39];
    await (await studio.field('Story', 'Project 40 Tide')).focus();
    await isAt(studio, `${path}`);
    await isMarked(studio, 'article > div > div > p');
    await clickOn(studio, 'article dl > div + div > dd');
    expect(await field(studio.page)).toBe('projects[39].credits[1].name');
    await clickOn(studio, 'article h1');
    expect(await field(studio.page)).toBe('projects[39].title');
    // Its address follows from its title.
    await studio.page.keyboard.type('s');
    await studio.shows('Tides');
    await isAt(studio, '/Project/tides');
  });
});

test('a field of the page of a project is in view, also soon after the site was opened, from a field without a place', async () => {
  const studio = await studios.enter();
  await studio.open([await buildVariation('pointed', owner, {}, 'cinematographer')]);
  await studio.shows(owner.greeting);
  expect(await field(studio.page)).toBe('firstName');
  await (await studio.field('Story', `Project 1 ${owner.projects[0]?.title}`)).focus();
  await isAt(studio, `${projectPathsOf(owner.projects)[0]}`);
  await isMarked(studio, 'article > div > div > p');
});

describe('in the preview', () => {
  test('the pointer shows what can be changed, and a click leads there', async () => {
    const studio = await studios.open();
    await pointAt(studio, '#greeting');
    await isMarked(studio, '#greeting');
    expect(await labels(studio)).toEqual(['Greeting']);
    await studio.page.mouse.move(5, 5);
    expect(await labels(studio)).toEqual([]);
    await clickOn(studio, '#greeting');
    expect(await field(studio.page)).toBe('greeting');
  });

  test('what leads on within the site does so, and its label leads to the field', async () => {
    const studio = await studios.open();
    await clickOn(studio, 'header nav li:nth-child(2) button');
    await studio.sees('the section', () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const top = frame?.contentDocument
        ?.getElementById('about-section')
        ?.getBoundingClientRect().top;
      return top !== undefined && top < 200;
    });
    expect(await field(studio.page)).not.toContain('bar');
    // A page that is shown anew has no mark until the pointer moves.
    const label = await until('the label', async () => {
      await studio.page.mouse.move(5, 5);
      await pointAt(studio, 'header nav li:nth-child(2) button');
      return studio.page.$(`section button::-p-text(${words.bar.about})`);
    });
    await label.click();
    expect(await field(studio.page)).toBe('texts["bar.about"]');
    await clickOn(studio, 'a[href="#/Work-Details"]');
    await isAt(studio, '/Work-Details');
    await clickOn(studio, 'ol > li:nth-child(2) li:nth-child(2)');
    expect(await field(studio.page)).toBe('work.jobs[1].points[1]');
  });

  test('nothing leads out of the site', async () => {
    const studio = await studios.open();
    await goThere(studio, '/Contact');
    const before = (await studio.page.browserContext().pages()).length;
    for (const [selector, name] of [
      ['address a', 'email'],
      ['#contact-section li:last-child a', 'linkedin'],
      ['form > button', 'texts["contact.submit"]'],
    ] as const) {
      await clickOn(studio, selector);
      expect(await field(studio.page)).toBe(name);
    }
    await isAt(studio, '/Contact');
    expect((await studio.page.browserContext().pages()).length).toBe(before);
  });

  test('a key leads from a field to its place, and another back', async () => {
    const studio = await studios.open();
    const { keyboard } = studio.page;
    const point = await studio.field('Point 2', 'Job 2');
    await point.focus();
    await isAt(studio, '/Work-Details');
    await isMarked(studio, 'ol > li:nth-child(2) li:nth-child(2)');
    await keyboard.down('Control');
    await keyboard.press('Enter');
    await keyboard.up('Control');
    expect(await studio.page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await keyboard.press('Escape');
    expect(await field(studio.page)).toBe('work.jobs[1].points[1]');
  });

  test('on a phone the form comes, with the field', async () => {
    const phone = await studios.open({ width: 390, height: 844 });
    await phone.press(messages.studio.show.preview);
    await clickOn(phone, '#greeting');
    await hasFocus(phone, 'greeting');
    expect(await (await phone.field('Greeting')).isVisible()).toBe(true);
  });

  test('pointing changes no byte of what is saved', async () => {
    const studio = await studios.open();
    const { zip } = await studio.save();
    await goThere(studio, '/Project');
    await clickOn(studio, '.swiper-slide-active span');
    await goThere(studio, '/Work-Details');
    await clickOn(studio, 'article h3');
    expect(await field(studio.page)).toBe('work.jobs[0].title');
    expect((await studio.save()).zip.equals(zip)).toBe(true);
  });
});
