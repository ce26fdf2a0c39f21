import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type Container, parse, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { allRoutes, type PagePart, partsOf, routes } from '../../../../src/routes.ts';
import {
  NAMED,
  PART,
  ROUTE,
  ROUTE_ANCHOR,
  SCRIPTS,
  STATIC,
} from '../../../../src/site/hydration/marks.ts';
import { root } from '../../../support/sites/project-copy.ts';

const projects: readonly PagePart[] = ['/Project/harbour', '/Project/港'];
const allParts: readonly PagePart[] = [...new Set(allRoutes.flatMap(partsOf)), ...projects];
const homeParts = partsOf(routes.home);
const pages = [
  ...allRoutes
    .filter(({ path }) => path !== routes.home.path)
    .map((route) => ({ path: route.path, parts: partsOf(route) })),
  ...projects.map((path) => ({ path, parts: [path] })),
];

// Cheerio has no :target, so an attribute replaces it.
const TARGET = 'is-target';

const style = parse(
  readFileSync(join(root, 'src/site/hydration/prerendered-document.css'), 'utf8'),
);
const isOnPaper = ({ parent }: Rule | Container): boolean =>
  parent !== undefined &&
  ((parent.type === 'atrule' && Reflect.get(parent, 'params') === 'print') ||
    isOnPaper(parent as Container));
const hiding: Record<'screen' | 'paper', string[]> = { screen: [], paper: [] };
style.walkRules((rule) => {
  if (!rule.selector.includes(`[${PART}`)) return;
  expect(rule.nodes.map(String)).toEqual(['display: none']);
  const selector = rule.selector.replaceAll(':target', `[${TARGET}]`);
  hiding.paper.push(selector);
  if (!isOnPaper(rule)) hiding.screen.push(selector);
});

/** The parts that show in a prerendered document with these marks, where the fragment leads to the anchor of a route. */
function shownParts(
  marks: Record<string, string>,
  { target, named }: { target?: string; named?: readonly string[] },
  on: 'screen' | 'paper' = 'screen',
): PagePart[] {
  const parts = allParts.map((part) => {
    const tag = part.startsWith('/') ? 'article' : 'section';
    const isNamed = named?.includes(part) ? ` ${NAMED}=""` : '';
    const route = pages.find(({ parts }) => `${parts}` === part)?.path;
    return `<${tag} ${PART}="${part}"${isNamed}><i id="${route}" ${ROUTE_ANCHOR}=""></i></${tag}>`;
  });
  const home = `<i id="/" ${ROUTE_ANCHOR}=""></i>`;
  const $: CheerioAPI = load(`<div id="root" ${STATIC}="">${home}${parts.join('')}</div>`);
  $('html').attr(marks);
  if (target) $(`[id="${target}"]`).attr(TARGET, '');
  $(hiding[on].join()).remove();
  return allParts.filter((part) => $(`[${PART}="${part}"]`).length > 0);
}

describe('with scripts', () => {
  const shownOn = (route: string, named: readonly string[] = []) =>
    shownParts({ [SCRIPTS]: '', [ROUTE]: route }, { named });

  test.each(pages)('$path shows its own parts, and no other', ({ path, parts }) => {
    expect(shownOn(path, parts)).toEqual(parts);
  });

  test.each(pages)('$path shows nothing before its part is there', ({ path }) => {
    expect(shownOn(path)).toEqual([]);
  });

  test.each(['', 'about-section'])('%j is home, without the pages of their own', (name) => {
    expect(shownOn(name)).toEqual(homeParts);
  });
});

describe('without scripts', () => {
  test.each(pages)('$path shows its own parts, and no other', ({ path, parts }) => {
    expect(shownParts({}, { target: path })).toEqual(parts);
    expect(shownParts({}, { target: path }, 'paper')).toEqual(parts);
  });

  test.each([undefined, routes.home.path])('everything shows while the target is %s', (target) => {
    expect(shownParts({}, target ? { target } : {})).toEqual(allParts);
  });

  test('the whole document has no page of a project on paper', () => {
    const others = allParts.filter((part) => !projects.includes(part));
    expect(shownParts({}, {}, 'paper')).toEqual(others);
  });
});

test('once the program has rendered the page, no rule hides what it shows', () => {
  const $ = load(`<div id="root"><article ${PART}="/Life-Details"></article></div>`);
  $('html').attr({ [SCRIPTS]: '', [ROUTE]: '/About' });
  expect($(hiding.screen.join())).toHaveLength(0);
});
