import { expect, test } from 'vitest';
import { differencesOf, withDifferences } from '../../../../src/site/languages/differences.ts';

const german = {
  language: 'de',
  greeting: 'Guten Abend',
  whatsapp: false,
  jobs: [{ title: 'Kamera', points: ['Licht'] }, { title: 'Ton' }, { title: 'Schnitt' }],
  links: [{ name: 'Films', address: 'https://films.example' }],
};
const english = {
  ...german,
  ...{ language: 'en', greeting: 'Good evening' },
  jobs: [{ title: 'Camera', points: ['Light', 'Lenses'] }, german.jobs[1], { title: 'Editing' }],
};

test('only what differs is said again, also in lists of the same length', () => {
  expect(differencesOf(german, english)).toEqual({
    ...{ language: 'en', greeting: 'Good evening' },
    jobs: { 0: { title: 'Camera', points: ['Light', 'Lenses'] }, 2: { title: 'Editing' } },
  });
  expect(differencesOf(german, structuredClone(german))).toBeUndefined();
});

test.each([
  ['a text', english],
  ['nothing', german],
  ['a list with another length', { ...english, links: [] }],
  ['a field less', { language: 'en', greeting: 'Good evening' }],
  ['a field more', { ...german, life: { text: 'Sailing', tags: [] } }],
])('the differences make the other again, if it has %s', (_, other) => {
  const sent = JSON.parse(JSON.stringify(differencesOf(german, other) ?? {}));
  expect(withDifferences(german, sent)).toEqual(other);
});
