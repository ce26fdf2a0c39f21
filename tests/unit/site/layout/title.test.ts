import { expect, test } from 'vitest';
import { allRoutes, routes } from '../../../../src/routes.ts';
import { titleOf } from '../../../../src/site/layout/title.ts';
import { portfolio, site, words } from '../../../support/owners/content.ts';

test('home begins with the owner', () => {
  expect(titleOf(routes.home.path, site)).toBe(`${portfolio.fullName} – ${words.hero.subtitle}`);
});

test.each(allRoutes.filter(({ path }) => path !== routes.home.path))(
  '$path begins with its own title and ends with the owner',
  ({ path, title }) => {
    expect(titleOf(path, site)).toBe(`${title(words)} – ${portfolio.fullName}`);
  },
);

test('a path of no route has the title of home', () => {
  expect(titleOf('/nope', site)).toBe(titleOf(routes.home.path, site));
});
