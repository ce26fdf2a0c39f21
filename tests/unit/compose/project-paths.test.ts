import { expect, test } from 'vitest';
import { otherPathsOf, projectPathsOf } from '../../../src/compose/project-paths.ts';
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

test.each([
  [
    'takes those of the first page, and each project answers to its own',
    [
      { title: 'Night train', story: 'a' },
      { title: 'Salt', slug: 'sal' },
    ],
    [
      { title: 'Nachtzug', story: 'b' },
      { title: 'Salz', slug: 'salz' },
    ],
    { 0: '/Project/night-train', 1: '/Project/sal' },
    { '/Project/nachtzug': '/Project/night-train', '/Project/salz': '/Project/sal' },
  ],
  [
    'has one of its own for a project that the first page does not have',
    [{ title: 'Salt', story: 'a' }],
    [
      { title: 'Salz', story: 'b' },
      { title: 'Salt', story: 'c' },
    ],
    { 0: '/Project/salt', 1: '/Project/salt-2' },
    { '/Project/salz': '/Project/salt' },
  ],
  [
    'has none where it says no more than the card',
    [{ title: 'Salt', story: 'a' }],
    [{ title: 'Salz' }],
    {},
    {},
  ],
])('a page in another language %s', (_, first, projects, paths, others) => {
  const made = projectPathsOf(projects, projectPathsOf(first));
  expect(made).toEqual(paths);
  expect(otherPathsOf(projects, made)).toEqual(others);
});
