/**
 * The prerendered document by itself: what text browsers read, where a fragment leads in a simple browser, and what mail programs show.
 * These run no script, and some, such as Thunderbird, drop every at-rule of the style.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { parse } from 'postcss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes, partsOf, routes } from '../../../src/routes.ts';
import { BECOMES_BUTTON, PART, ROUTE_ANCHOR } from '../../../src/site/hydration/marks.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { words } from '../../support/owners/content.ts';
import { buildFilms, films } from '../../support/owners/films-owner.ts';
import { expectInOrder } from '../../support/reading/in-order.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { builtFile } from '../../support/sites/site.ts';
import { studioFile } from '../../support/studio/studio.ts';
import { unpackStudio } from '../../support/studio/unpacked-studio.ts';
import { setUpContext } from '../set-up-page.ts';

const $ = load(readFileSync(builtFile(), 'utf8'));

test.each(allRoutes)(
  'the content of $path begins where its fragment leads',
  ({ path, sections }) => {
    const anchor = $(`[id="${path}"]`);
    expect(anchor).toHaveLength(1);
    expect(anchor.is(`[${ROUTE_ANCHOR}]`)).toBe(true);
    expect(anchor.text()).toBe('');
    if (path === routes.home.path) return;
    const [part] = partsOf({ path, sections } as (typeof allRoutes)[number]);
    expect(anchor.parent().attr(PART)).toBe(part);
    expect(anchor.prevAll()).toHaveLength(0);
  },
);

test('it has one h1, and each link in it leads somewhere', () => {
  expect($('h1')).toHaveLength(1);
  const targets = $('a[href^="#"]')
    .toArray()
    .map(({ attribs }) => attribs.href?.slice(1) ?? '');
  expect(targets.filter((id) => $(`[id="${id}"]`).length !== 1)).toEqual([]);
});

test('it has no control without words or without use', () => {
  const buttons = $('button')
    .toArray()
    .map((button) => $(button).text());
  expect(buttons).toEqual([words.contact.submit]);
  expect($(`[${BECOMES_BUTTON}]:not(a)`).text()).toBe('');
});

test('its form has no action, of which Thunderbird would warn as of a scam', () => {
  expect($('form')).toHaveLength(1);
  expect($('form').attr('action')).toBeUndefined();
});

test('each custom property that its style takes is declared there, and so in the studio', () => {
  for (const style of [$('style').text(), unpackStudio(readFileSync(studioFile, 'utf8')).style]) {
    const taken = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(taken).toContain('--target');
    expect(taken.filter((name) => !style.includes(`${name}:`))).toEqual([]);
  }
});

describe('in a mail, without scripts and at-rules', () => {
  const folder = scratchFolder('mail-body');
  const context = setUpContext();
  let seen: Awaited<ReturnType<typeof lookAt>>;

  const lookAt = async (site: string) => {
    const body = load(readFileSync(site));
    body('script, meta[http-equiv]').remove();
    for (const element of body('style').toArray()) {
      const style = parse(body(element).text());
      style.walkAtRules((rule) => {
        rule.remove();
      });
      body(element).text(`${style}`);
    }
    const file = join(folder.path, 'body.html');
    writeFileSync(file, body.html());
    const page = await newPage(context());
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(pathToFileURL(file).href);
    return page.evaluate(look);
  };
  beforeAll(async () => {
    seen = await lookAt(builtFile());
  });
  afterAll(folder.remove);

  test('all of it stands there, in order', () => {
    expectInOrder(seen.text);
    expect(seen.hidden).toEqual([]);
  });

  test('it is a column, with pictures that leave room for the words', () => {
    expect(seen.column).toBeLessThan(800);
    expect(seen.overflow).toBe(0);
    expect(seen.pictures.length).toBeGreaterThan(3);
    for (const { width, height } of seen.pictures) {
      expect(width).toBeGreaterThan(0);
      expect(width).toBeLessThan(seen.window / 2);
      expect(height).toBeLessThan(450);
    }
  });

  test('the portrait is seen first', () => {
    expect(seen.portrait).toBeLessThan(seen.greeting);
  });

  test('a page of a film has its picture, and no room for another one', async () => {
    const { overflow, pictures, text } = await lookAt(await buildFilms('films in a mail'));
    expect(text).toContain(films.film.story);
    expect(overflow).toBe(0);
    expect(pictures.filter(({ isEmpty }) => isEmpty)).toEqual([]);
    expect(pictures.filter(({ width }) => width > 600).length).toBeGreaterThan(1);
  });
});

/** Runs in the page. */
function look() {
  const isHidden = (element: Element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    return display === 'none' || visibility === 'hidden' || opacity === '0';
  };
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return {
    text: document.body.innerText,
    // What is for paper alone has the attribute.
    hidden: [...document.querySelectorAll('#root *:not(style, [hidden], [hidden] *)')]
      .filter(isHidden)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    window: innerWidth,
    column: box('main').width,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    portrait: box('[data-part="portrait"]').top,
    greeting: box('#greeting').top,
    pictures: [...document.querySelectorAll('img, main svg, article svg')].map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const isEmpty = picture.matches('[src^="data:image/svg+xml"][alt=""]') && height > 0;
      return { width, height, isEmpty };
    }),
  };
}
