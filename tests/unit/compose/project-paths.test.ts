import { expect, test } from 'vitest';
import { projectPathsOf } from '../../../src/compose/project-paths.ts';
import type { Project } from '../../../src/schema/portfolio/portfolio.ts';

test.each([
  [
    'of its title',
    [{ title: 'Harbour at Dawn', story: 'At sea.' }],
    { 0: '/Project/harbour-at-dawn' },
  ],
  ['of one that has no letter', [{ title: '???', story: 'At sea.' }], { 0: '/Project/untitled' }],
  ['as the owner chose it', [{ title: 'Salt', slug: 'Sal' }], { 0: '/Project/Sal' }],
  [
    'that no other has',
    [{ title: 'Salt', story: 'a' }, { title: 'Rain' }, { title: 'Salt', story: 'b' }],
    { 0: '/Project/salt', 2: '/Project/salt-2' },
  ],
  [
    'that leaves one which an owner chose',
    [
      { title: 'Salt', story: 'a' },
      { title: 'Rain', slug: 'SALT' },
    ],
    { 0: '/Project/salt-2', 1: '/Project/SALT' },
  ],
])('a project has a path %s', (_, projects, paths) => {
  expect(projectPathsOf(projects)).toEqual(paths);
});

test.each([
  { role: 'Editor' },
  { path: '/Work-Details' },
  { text: 'At sea.' },
  { still: 'salt.jpg', stillAlt: 'Salt' },
  { story: undefined },
])('one that says no more than its card has none: %j', (said) => {
  expect(projectPathsOf([{ title: 'Salt', ...said } as Project])).toEqual({});
});
