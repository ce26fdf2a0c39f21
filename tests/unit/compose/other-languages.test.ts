import { expect, test } from 'vitest';
import { otherLanguagesIn } from '../../../src/compose/other-languages.ts';
import { portfolio } from '../../support/owners/content.ts';

test.each([
  [
    'by their own names, as a label begins',
    'en',
    ['es', 'eu', 'ar'],
    ['Español', 'Euskara', 'العربية'],
  ],
  ['without a region', 'en', ['pt-BR', 'zh-Hant'], ['Português', '中文']],
  [
    'with it, if there are two of one language',
    'en',
    ['pt-BR', 'pt-PT'],
    ['Português (BR)', 'Português (PT)'],
  ],
  ['with it, as far as they have one', 'en', ['pt', 'pt-BR'], ['Português', 'Português (BR)']],
  ['with it, if the page has the same one', 'en-GB', ['en-US'], ['English (US)']],
  ['also by a code of three letters', 'en', ['fil'], ['Filipino']],
])('languages are named %s', (_, language, others, names) => {
  const otherLanguages = others.map((language) => ({ language, address: 'x.html' }));
  const found = otherLanguagesIn({ ...portfolio, language, otherLanguages });
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a page beside this one is asked for by its encoded name, another by its address', () => {
  const addresses = ['sítio em português.html', 'https://ines.pt/pt/?a=b'];
  const otherLanguages = addresses.map((address) => ({ language: 'pt', address }));
  expect(otherLanguagesIn({ ...portfolio, otherLanguages }).map(({ href }) => href)).toEqual([
    's%C3%ADtio%20em%20portugu%C3%AAs.html',
    addresses[1],
  ]);
});
