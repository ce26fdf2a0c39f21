import { expect, test } from 'vitest';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';
import { type FormValues, withoutEmpty } from '../../../../src/studio/model/form-values.ts';
import { pagesOf, toTranslateIn, withText } from '../../../../src/studio/model/languages.ts';
import { editAtRandom } from '../../../support/studio/edits-in-two-languages.ts';

const form = formOf(portfolioSchema);

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'whatever is edited, undone, saved and opened, each text keeps its translation: %i',
  (seed) => {
    for (const { said, expected, step } of editAtRandom(seed)) expect(said, step).toEqual(expected);
  },
);

const german: FormValues = {
  ...{ language: 'de', fullName: 'Ana', greeting: 'Hallo', email: 'a@b.tv', texts: {} },
  projects: [
    { title: 'Hafen', film: 'harbour.mp4', role: 'Kamera' },
    { title: 'Nacht', still: 'still-1' },
  ],
};
const site: EditedSite = {
  ...NO_FILES,
  values: german,
  further: [{ values: { language: 'en', texts: {} } }],
  edited: 1,
};

test('a text that is written in a further language stands on its page, and all else is as in the first', () => {
  const written = withText(site, ['projects', 1, 'title'], 'Night');
  expect(written.values).toBe(german);
  const [first, english] = pagesOf(form, written);
  expect(first.values).toEqual({
    ...german,
    otherLanguages: [{ language: 'en', address: 'en.html' }],
  });
  expect(english).toEqual({
    values: {
      ...german,
      language: 'en',
      projects: [
        { title: 'Hafen', film: 'harbour.mp4', role: 'Kamera' },
        { title: 'Night', still: 'still-1' },
      ],
      otherLanguages: [{ language: 'de', address: 'index.html' }],
    },
    untranslated: ['greeting', 'projects[0].role'],
  });
});

/** What the page in English says, if German and English are written like this. */
const englishPage = (values: FormValues, english: FormValues) => {
  const further = [{ values: { language: 'en', texts: {}, ...english } }];
  const pages = pagesOf(form, { ...site, values: { ...german, ...values }, further });
  const { otherLanguages: _, ...said } = withoutEmpty(pages[1]?.values ?? {}).values;
  return said;
};

test.each<[string, FormValues, FormValues]>([
  ['a text', { about: '' }, { about: 'About me' }],
  [
    'a legal notice',
    { legal: { heading: '', text: ' ' } },
    { legal: { heading: 'Legal', text: 'Me' } },
  ],
  [
    'the text of a project',
    { projects: [{ title: 'Hafen', text: '' }] },
    { projects: [{ title: 'Harbour', text: 'At night' }] },
  ],
])('%s that is empty in the first language is on no page', (_, values, english) => {
  expect(JSON.stringify(englishPage(values, english))).not.toMatch(/About me|Legal|Me|At night/);
});

test('what is written in the first language again has its translation', () => {
  const english = { about: 'About me' };
  expect(englishPage({ about: 'Neu' }, english)).toMatchObject(english);
});

test('the words of the site and the tag are those of the language', () => {
  const texts = { 'hero.subtitle': 'Light' };
  expect(englishPage({ texts: { 'hero.subtitle': '' } }, { texts })).toMatchObject({
    language: 'en',
    texts,
  });
});

test('an entry that is empty in the first language is in none, so the others keep their translations', () => {
  const jobsIn = (...points: string[]) => ({ work: { jobs: [{ title: 'Job', points }] } });
  const english = jobsIn('Zero', 'One', 'Two');
  expect(englishPage(jobsIn('Null', '', 'Zwei'), english)).toMatchObject(jobsIn('Zero', 'Two'));
  const { work } = englishPage(
    { work: { jobs: [{}, { title: 'Ton' }] } },
    {
      work: { jobs: [{ title: 'Camera' }, { title: 'Sound' }] },
    },
  );
  expect(work).toEqual({ jobs: [{ title: 'Sound' }] });
});

test('nothing is to translate before the first language says a text', () => {
  const empty = { ...site, values: { language: 'de', fullName: 'Ana', greeting: '', texts: {} } };
  expect(toTranslateIn(form, empty)).toEqual({ all: 0, left: 0 });
  expect(toTranslateIn(form, withText(site, ['greeting'], 'Hello'))).toEqual({ all: 2, left: 1 });
});
