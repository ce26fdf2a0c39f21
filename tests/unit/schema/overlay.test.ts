import { describe, expect, test } from 'vitest';
import { formOf } from '../../../src/schema/form.ts';
import { overlay } from '../../../src/schema/overlay.ts';
import { portfolioSchema } from '../../../src/schema/portfolio/portfolio.ts';

const form = formOf(portfolioSchema);
const over = (first: object, further: object) => overlay(form, first, further);

describe('a further page has what it does not say itself', () => {
  test.each([
    ['of names and of what all share', { fullName: 'Ana', email: 'a@b.tv' }, {}, []],
    ['of what is to be translated, and that is told', { greeting: 'Hola' }, {}, ['greeting']],
    [
      'of entries of lists, in their order',
      { projects: [{ title: 'Sal', role: 'Cámara' }, { title: 'Mar' }] },
      {},
      ['projects[0].role'],
    ],
    [
      'of the points of a job',
      { work: { jobs: [{ title: 'Cámara', points: ['Una', 'Dos'] }] } },
      {},
      ['work.jobs[0].title', 'work.jobs[0].points[0]', 'work.jobs[0].points[1]'],
    ],
  ])('%s', (_, first, further, untranslated) => {
    expect(over(first, further)).toEqual({ value: first, untranslated, outOfStep: [] });
  });
});

test('what it says itself stands in the place of that', () => {
  const first = {
    ...{ language: 'es', greeting: 'Hola', email: 'a@b.tv' },
    projects: [{ title: 'Sal', film: 'salt.mp4', text: 'En el mar.' }],
  };
  const further = { language: 'en', greeting: 'Hello', projects: [{ title: 'Salt' }] };
  expect(over(first, further)).toEqual({
    value: { ...further, email: 'a@b.tv', projects: [{ ...first.projects[0], title: 'Salt' }] },
    untranslated: ['projects[0].text'],
    outOfStep: [],
  });
});

test.each([
  ['the language', { language: 'es' }, {}, {}],
  ['the words of the site', { texts: { 'hero.subtitle': 'Luz' } }, {}, {}],
  ['some of them', { texts: { 'a.b': 'Luz' } }, { texts: { c: 'd' } }, { texts: { c: 'd' } }],
  [
    'the film of a showreel that is an address here',
    { reel: { name: 'Bobina', file: 'reel.mp4' } },
    { reel: { name: 'Reel', address: 'https://vimeo.com/1' } },
    { reel: { name: 'Reel', address: 'https://vimeo.com/1' } },
  ],
])('it does not have %s of the first page', (_, first, further, value) => {
  expect(over(first, further)).toEqual({ value, untranslated: [], outOfStep: [] });
});

test('entries of a list of another length stay as they are, and that is told', () => {
  const further = { projects: [{ title: 'Salt' }] };
  expect(over({ projects: [{ title: 'Sal', role: 'Luz' }, { title: 'Mar' }] }, further)).toEqual({
    value: further,
    untranslated: [],
    outOfStep: [{ field: 'projects', ofFirst: 2, own: 1 }],
  });
});

test.each([
  ['a text where a list belongs', { projects: 'Salt' }],
  ['a list where a group belongs', { work: [] }],
  ['an unknown field', { photo: 'a.jpg' }],
])('%s is left to the check', (_, further) => {
  const first = { projects: [{ title: 'Sal' }], work: { jobs: [{ title: 'Luz' }] } };
  expect(over(first, further).value).toEqual({ ...first, ...further });
});
