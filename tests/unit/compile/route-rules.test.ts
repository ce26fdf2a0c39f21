import { type CheerioAPI, load } from 'cheerio';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { routeRules } from '../../../src/compile/route-rules.ts';
import { allRoutes, type Part, partsOf, routes } from '../../../src/routes.ts';
import { PART, ROUTE, ROUTE_ANCHOR, SCRIPTS, STATIC } from '../../../src/site/hydration/marks.ts';

const allParts: readonly Part[] = [...new Set(allRoutes.flatMap(partsOf))];
const homeParts = partsOf(routes.home);
const narrow = allRoutes.filter(({ path }) => path !== routes.home.path);

// Cheerio has no :target, so an attribute replaces it.
const TARGET = 'is-target';

const hiding: string[] = [];
parse(routeRules()).walkRules(({ selector, nodes }) => {
  expect(nodes.map(String)).toEqual(['display:none']);
  hiding.push(selector.replaceAll(':target', `[${TARGET}]`));
});

/** The parts that show in a static document with these marks, where the fragment lands on the anchor of a route. */
function shownParts(marks: Record<string, string>, target?: string): Part[] {
  const anchors = allRoutes.map(({ path }) => `<h1 id="${path}" ${ROUTE_ANCHOR}=""></h1>`);
  const parts = allParts.map((part) => `<div ${PART}="${part}"></div>`);
  const $: CheerioAPI = load(
    `<div id="root" ${STATIC}="">${anchors.join('')}${parts.join('')}</div>`,
  );
  $('html').attr(marks);
  if (target) $(`[id="${target}"]`).attr(TARGET, '');
  $(hiding.join()).remove();
  return allParts.filter((part) => $(`[${PART}="${part}"]`).length > 0);
}

describe('with scripts', () => {
  const shownOn = (route: string) => shownParts({ [SCRIPTS]: '', [ROUTE]: route });

  test.each(allRoutes)('$path shows its own parts, and no other', (route) => {
    expect(shownOn(route.path.replace(/\/$/, ''))).toEqual(partsOf(route));
  });

  test.each(narrow)('$path does in any case', (route) => {
    expect(shownOn(route.path.toLowerCase())).toEqual(partsOf(route));
    expect(shownOn(route.path.toUpperCase())).toEqual(partsOf(route));
  });

  test.each(['', 'about-section', '/nope'])(
    '%j is home, without the pages of their own',
    (name) => {
      expect(shownOn(name)).toEqual(homeParts);
    },
  );
});

describe('without scripts', () => {
  test.each(narrow)('$path shows its own parts, and no other', (route) => {
    expect(shownParts({}, route.path)).toEqual(partsOf(route));
  });

  test.each([undefined, routes.home.path])('everything shows while the target is %s', (target) => {
    expect(shownParts({}, target)).toEqual(allParts);
  });
});

test('once the program has rendered the page, no rule hides what it shows', () => {
  const $ = load(`<div id="root"><div ${PART}="/Life-Details"></div></div>`);
  $('html').attr({ [SCRIPTS]: '', [ROUTE]: '/About' });
  expect($(hiding.join())).toHaveLength(0);
});
