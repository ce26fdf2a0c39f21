import { describe, expect, test } from 'vitest';
import { allRoutes, routes, sectionIds } from '../../../../src/routes.ts';
import { fragmentOf, type Place, placeOf } from '../../../../src/site/navigation/place.ts';
import { site } from '../../../support/owners/content.ts';

const home: Place = { path: routes.home.path };

const places: Place[] = [
  ...allRoutes.map(({ path }) => ({ path })),
  ...Object.values(sectionIds).map((section) => ({ ...home, section })),
];

/** Spellings of the name of a place: a path without its slash, or the id of a section. */
const spellings: [string, (name: string) => string][] = [
  ['as it is', (name) => `#/${name}`],
  ['in small letters', (name) => `#/${name.toLowerCase()}`],
  ['in capitals', (name) => `#/${name.toUpperCase()}`],
  ['without the leading slash', (name) => `#${name}`],
  ['with a trailing slash', (name) => `#/${name}/`],
  ['with two', (name) => `#/${name}//`],
  ['with a query', (name) => `#/${name}?from=mail`],
  ['with what a mail program adds', (name) => `#/${name}&utm_source=news`],
  ['as in old programs of one page', (name) => `#!/${name}`],
  ['with a blank', (name) => `#/${name}%20`],
  ['with a second fragment', (name) => `#/${name}#more`],
  ['in percent signs', (name) => `#/${name.replaceAll('-', '%2D')}`],
];

describe('a fragment means a place', () => {
  test.each(spellings)('each of the record, %s', (_, spell) => {
    for (const place of places) {
      const name = place.section ?? place.path.slice(1);
      expect(placeOf(spell(name), site), spell(name)).toEqual(place);
    }
  });

  test.each([
    ['', home],
    ['#', home],
    ['#/', home],
    ['#/WORK-DETAILS', { path: '/Work-Details' }],
    ['#Contact-Section/', { path: '/', section: 'contact-section' }],
    // anything else leads home
    ['#/nope', home],
    ['#main', home],
    ['#/About/more', home],
    ['#//About', home],
    ['#/%E0%A4%A', home],
    ['#%E0%A4%A', home],
    ['#/../..', home],
    ['#<script>', home],
    ['#/constructor', home],
    ['#__proto__', home],
    [`#/${'a'.repeat(10_000)}`, home],
  ])('%.60s', (fragment, place) => {
    expect(placeOf(fragment, site)).toEqual(place);
  });
});

describe('a place has one fragment', () => {
  test.each(places)('%j, which leads back to it', (place) => {
    expect(placeOf(fragmentOf(place), site)).toEqual(place);
  });

  test.each<[Place, string]>([
    [{ path: '/About' }, '#/About'],
    // The document itself handles its own fragments, without the program.
    [{ path: '/', section: 'about-section' }, '#about-section'],
  ])('%j: %s', (place, fragment) => {
    expect(fragmentOf(place)).toBe(fragment);
  });
});
