import { describe, expect, test } from 'vitest';
import {
  allRoutes,
  barSections,
  mainId,
  type PagePart,
  partsOf,
  portraitPart,
  routeNames,
  routeOf,
  routes,
  routesOf,
  sectionIds,
} from '../../src/routes.ts';
import { site } from '../support/owners/content.ts';

const sections = Object.values(sectionIds);
const { home, about, project, contact } = sectionIds;

describe('the specified routes', () => {
  test.each<[string, readonly PagePart[]]>([
    ['/', [...sections, portraitPart]],
    ['/About', [about]],
    ['/Project', [project]],
    ['/Contact', [contact]],
    ['/Work-Details', ['/Work-Details']],
    ['/Life-Details', ['/Life-Details']],
  ])('%s shows %j', (path, parts) => {
    expect(routeOf(path, site).path).toBe(path);
    expect(partsOf(routeOf(path, site))).toEqual(parts);
  });

  test('the sections have the ids that the bar is specified to lead to', () => {
    expect(sectionIds).toMatchObject({
      home: 'home-section',
      about: 'about-section',
      project: 'project-section',
      contact: 'contact-section',
    });
    expect(barSections).toEqual(['home', 'about', 'project', 'contact']);
  });

  test('they are stacked in this order, whatever stands between them', () => {
    const given: readonly PagePart[] = [home, about, project, contact];
    expect(sections.filter((id) => given.includes(id))).toEqual(given);
  });
});

describe('the record of the routes', () => {
  test('is listed as it stands', () => {
    expect(allRoutes).toEqual(routeNames.map((name) => routes[name]));
  });

  // Capital and small letters mean the same in an address.
  test('names no place twice, in whatever case', () => {
    const names = [...allRoutes.map(({ path }) => path.slice(1)), ...sections, mainId];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test('shows on home every section that any route shows', () => {
    const shown = new Set(allRoutes.flatMap((route) => route.sections));
    expect([...shown].sort()).toEqual([...routes.home.sections].sort());
  });
});

describe('a site whose owner says nothing of', () => {
  test.each([
    ['projects', '/Project'],
    ['work', '/Work-Details'],
    ['life', '/Life-Details'],
  ] as const)('%s has no route %s: it means home', (part, path) => {
    const portfolio = { projects: [], work: {}, life: [], [part]: undefined };
    const without = { portfolio, projectPaths: {} };
    expect(routesOf(without).map((route) => route.path)).not.toContain(path);
    expect(routesOf(without)).toHaveLength(allRoutes.length - 1);
    expect(routeOf(path, without)).toBe(routes.home);
  });
});

describe('the route of a path', () => {
  test.each(allRoutes)('$path is that of the record', (route) => {
    expect(routeOf(route.path, site)).toBe(route);
  });

  test.each(['', '/nope', '/about', '/About/', 'About', '#/About', '/constructor'])(
    'of %j is home',
    (path) => {
      expect(routeOf(path, site)).toBe(routes.home);
    },
  );
});
