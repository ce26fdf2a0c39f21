import { describe, expect, test } from 'vitest';
import { fragmentOf, placeOf } from '../../../src/navigation/place.ts';

const home = { path: '/' };

describe('a fragment means a place', () => {
  test.each([
    // the six routes
    ['', home],
    ['#', home],
    ['#/', home],
    ['#/About', { path: '/About' }],
    ['#/Project', { path: '/Project' }],
    ['#/Contact', { path: '/Contact' }],
    ['#/Work-Details', { path: '/Work-Details' }],
    ['#/Life-Details', { path: '/Life-Details' }],
    // any case, a trailing slash, a query, no leading slash
    ['#/about', { path: '/About' }],
    ['#/WORK-DETAILS', { path: '/Work-Details' }],
    ['#/Contact/', { path: '/Contact' }],
    ['#/Contact//', { path: '/Contact' }],
    ['#/Project?from=mail', { path: '/Project' }],
    ['#/Work%2DDetails', { path: '/Work-Details' }],
    ['#Life-Details', { path: '/Life-Details' }],
    // the four sections
    ['#home-section', { path: '/', section: 'home-section' }],
    ['#about-section', { path: '/', section: 'about-section' }],
    ['#project-section', { path: '/', section: 'project-section' }],
    ['#contact-section', { path: '/', section: 'contact-section' }],
    ['#/contact-section', { path: '/', section: 'contact-section' }],
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
    expect(placeOf(fragment)).toEqual(place);
  });

  test.each(['/', '/About', '/Project', '/Contact', '/Work-Details', '/Life-Details'] as const)(
    '%s has one spelling, which leads back to it',
    (path) => {
      expect(fragmentOf({ path })).toBe(`#${path}`);
      expect(placeOf(fragmentOf({ path }))).toEqual({ path });
    },
  );

  test('a section keeps its own fragment, to which the document answers without a program', () => {
    expect(fragmentOf({ path: '/', section: 'about-section' })).toBe('#about-section');
  });
});
