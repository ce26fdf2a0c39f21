/** What is seen in the preview leads to its field, and a field to its place there. One file, because most tests point at one site. */
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { projectPathsOf } from '../../src/compose/project-paths.ts';
import { messages } from '../../src/messages/messages.ts';
import { englishTexts } from '../../src/schema/portfolio/texts.ts';
import { type FieldPath, nameOf } from '../../src/studio/model/edited-site.ts';
import { runIn } from '../support/drivers/puppeteer-driver.ts';
import { until } from '../support/drivers/waits.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { words } from '../support/owners/content.ts';
import { portfolioOf } from '../support/owners/owners.ts';
import { clickOn, pointAt } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();

/** A name of a field as a text: `projects[0].title` is ‘projects 0 title’. */
const spelled = (field: string) =>
  field
    .replace(/^texts/, '')
    .replace(/\W+/g, ' ')
    .trim();

/** Their values have a form, or name a file. */
const KEPT =
  /^(?:language|firstName|email|phone|linkedin|address|path|film|captions|still|stillFocus|file|slug|motif|portraitFocus)$/;

/** The same portfolio, in which each text is the name of its field. */
function namingItself(value: unknown, path: FieldPath = []): unknown {
  if (Array.isArray(value)) return value.map((each, index) => namingItself(each, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, namingItself(each, [...path, name])]),
    );
  if (typeof value !== 'string' || KEPT.test(`${path.at(-1)}`)) return value;
  return spelled(nameOf(path));
}

/** All texts that are the names of their fields. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string' && /^[\w ]+$/.test(value)
      ? [value]
      : [];

const owner = await portfolioOf('cinematographer');
const texts = Object.keys(englishTexts).filter((name) => !/^(?:kit|bar|hero\.subtitle)/.test(name));
/** Words that a screen reader says, that stand elsewhere, or that come only after something has happened. */
const UNSEEN =
  /^(?:skipLink|newTab|scriptsOff|footer phone|contact (?:copied|copyByHand|subject|tooLong)|(?:work|life)Details (?:title|current)|projects (?:bullet|carousel|slide)|projectPage (?:pictures|(?:film|sound) (?:name|play|missing|cannotPlay|onlySound)))$/;

const everything = namingItself({
  ...owner,
  texts: Object.fromEntries(texts.map((name) => [name, name])),
}) as typeof owner;

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

async function openSite(name: string, portfolio: typeof owner) {
  const studio = await studios.begin();
  await studio.open([await buildVariation(name, portfolio, {}, 'cinematographer')]);
  await studio.sees(
    'the preview of the site',
    (greeting: string) =>
      document
        .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
        ?.contentDocument?.querySelector('#greeting')?.textContent === greeting,
    portfolio.greeting,
  );
  return studio;
}

const isAt = (studio: Studio, route: string) =>
  studio.sees(
    `the page ${route}`,
    (route: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
      const page = frame?.contentWindow;
      return page?.location.hash === `#${route}` && page.document.querySelector('main h1') !== null;
    },
    route,
  );

async function goThere(studio: Studio, route: string) {
  await (await studio.preview()).evaluate((route) => {
    location.hash = route;
  }, route);
  await isAt(studio, route);
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

type Pointed = { text: string; fields: string[] };

/** Runs in the studio. Points at each text of the preview that is in view, and returns where its labels lead. */
async function pointAtAll() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
  const page = frame?.contentWindow as (Window & typeof globalThis) | null;
  if (!frame || !page) throw new Error('There is no preview.');
  const found: Pointed[] = [];
  const walker = page.document.createTreeWalker(page.document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const parent = node.parentElement;
    if (
      !node.textContent?.trim() ||
      parent?.closest('.visually-hidden, script, style, title, a[href="#main"], [inert]')
    )
      continue;
    const range = page.document.createRange();
    range.selectNodeContents(node);
    let from = 0;
    // Into the middle of each of the texts that stand in a line.
    for (const part of node.textContent.split('\u00A0· ')) {
      range.setStart(node, from);
      range.setEnd(node, from + part.length);
      from += part.length + 3;
      const boxIn = () => range.getClientRects()[0] ?? range.getBoundingClientRect();
      if (boxIn().width === 0) continue;
      const { top } = boxIn();
      page.scrollTo({ top: page.scrollY + top - page.innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve));
      const box = boxIn();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const point = { clientX: x, clientY: y, bubbles: true };
      const hit = page.document.elementFromPoint(x, y) ?? page.document.body;
      hit.dispatchEvent(new page.PointerEvent('pointermove', point));
      const labels = [...(frame.parentElement?.querySelectorAll('button') ?? [])];
      const fields: string[] = [];
      for (const label of labels) {
        label.click();
        fields.push(document.activeElement?.id.replace('field-', '') ?? '');
      }
      found.push({ text: part.replace(/[\u2066-\u2069]/g, ''), fields });
    }
  }
  return found;
}

describe('a site in which each text names its field', () => {
  test('leads from each of them there, on each kind of page', async () => {
    const studio = await openSite('each text names its field', everything);
    const paths = projectPathsOf(everything.projects);
    const names = new Set(textsIn(everything));
    const seen = new Set<string>();
    const routes = [
      '/',
      '/Project',
      '/Work-Details',
      '/Life-Details',
      paths[1],
      paths[2],
      paths[5],
    ];
    for (const route of [...routes, '/Showreel']) {
      await goThere(studio, `${route}`);
      const found = (await runIn(studio.page, pointAtAll, [])) as Pointed[];
      const named = found.filter(({ text }) => names.has(text));
      for (const { text } of named) seen.add(text);
      for (const { text, fields } of named) {
        const isThere = fields.some((field) => spelled(field) === text);
        expect(isThere, `${route} ${text}: ${fields}`).toBe(true);
      }
    }
    const unseen = texts.map(spelled).filter((name) => !seen.has(name) && !UNSEEN.test(name));
    expect(unseen).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
  });

  test('leads from each picture to what it is', async () => {
    const studio = await openSite('each text names its field', everything);
    for (const [route, selector, name] of [
      ['/', 'main > img', 'portrait'],
      ['/About', 'li:last-child svg', 'cv'],
      ['/Project', '.swiper-slide svg', 'projects[0].still'],
      ['/Life-Details', 'article svg', 'life[0].motif'],
    ] as const) {
      await goThere(studio, route);
      await clickOn(studio, selector);
      expect(await field(studio.page)).toBe(name);
    }
  });
});

describe('40 projects that say the same', () => {
  const slide = '.swiper-slide-active';

  test('are told apart, from the form to the page and back', async () => {
    const studio = await openSite('forty equal', equal);
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
    const studio = await openSite('forty equal', equal);
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
