import { expect, test } from 'vitest';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import type { FormValues } from '../../../../src/studio/model/form-values.ts';
import { textsBeside } from '../../../../src/studio/opening/texts-beside.ts';

const form = formOf(portfolioSchema);

const harbour = { title: 'Hafen', film: 'harbour.mp4', role: 'Kamera' };
const night = { title: 'Nacht', still: 'still-1' };
const german: FormValues = {
  ...{ language: 'de', fullName: 'Ana', greeting: 'Hallo', email: 'a@b.tv', texts: {} },
  projects: [harbour, night],
};

test.each<[string, FormValues, FormValues, string[]]>([
  ['other texts', { greeting: 'Hello' }, { greeting: 'Hello' }, []],
  [
    'a project less',
    { projects: [{ ...harbour, title: 'Harbour' }] },
    { projects: [{ title: 'Harbour' }, {}] },
    ['Projects'],
  ],
  [
    'a project more',
    { projects: [harbour, { ...night, title: 'Night' }, { title: 'Day' }] },
    { projects: [{}, { title: 'Night' }] },
    ['Projects'],
  ],
  ['another address for mail', { email: 'c@d.tv' }, {}, ['Email']],
  ['another film', { projects: [{ ...harbour, film: 'b.mp4' }, night] }, {}, ['Projects']],
  ['a text more', { description: 'On nets' }, {}, ['Description']],
  ['a text less', { projects: [{ title: 'Hafen', film: 'harbour.mp4' }, night] }, {}, ['Projects']],
])('of a page beside the first one that has %s', (_, own, texts, more) => {
  expect(textsBeside(form, german, { ...german, language: 'en', ...own })).toEqual({
    texts: { language: 'en', ...texts },
    more,
  });
});
