import { expect, test } from 'vitest';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';
import type { FormValues } from '../../../../src/studio/model/form-values.ts';
import { pagesOf, withText } from '../../../../src/studio/model/languages.ts';
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
