import { describe, expect, test } from 'vitest';
import {
  nameOf,
  placeInForm,
  withoutEmpty,
  withValue,
} from '../../../../src/studio/model/form-values.ts';

describe('what was left empty', () => {
  const values = {
    firstName: ' Ana ',
    phone: '  ',
    links: [{ name: '', address: '' }],
    projects: [{}, { title: 'One' }, { title: '' }, { title: 'Two', role: '' }],
    work: { jobs: [{ points: ['', 'I shoot.'] }] },
  };

  test('is no part of the values, nor are spaces around a text', () => {
    expect(withoutEmpty(values).values).toEqual({
      texts: {},
      firstName: 'Ana',
      projects: [{ title: 'One' }, { title: 'Two' }],
      work: { jobs: [{ points: ['I shoot.'] }] },
    });
  });

  test.each([
    ['projects[1].title', 'projects[3].title'],
    ['work.jobs[0].points[0]', 'work.jobs[0].points[1]'],
    ['email', 'email'],
    ['texts["hero.button"]', 'texts["hero.button"]'],
  ])('moves no issue: %s stands in the form as %s', (field, place) => {
    expect(placeInForm(withoutEmpty(values).places, field)).toBe(place);
  });
});

test('a place that is not there comes to be when something is written in it', () => {
  expect(withValue({}, ['reel', 'name'], 'Reel')).toEqual({ reel: { name: 'Reel' } });
  expect(withValue({ a: ['x', 'y'] }, ['a', 1], 'z')).toEqual({ a: ['x', 'z'] });
});

test.each([
  [['projects', 2, 'title'], 'projects[2].title'],
  [['texts', 'hero.subtitle'], 'texts["hero.subtitle"]'],
  [['work', 'jobs', 0, 'points', 1], 'work.jobs[0].points[1]'],
])('%j is called as issues call it', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
