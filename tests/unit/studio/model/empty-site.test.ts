import { expect, test } from 'vitest';
import { emptySite } from '../../../../src/studio/model/empty-site.ts';

test.each([
  [['es-ES', 'en'], 'es'],
  [['nl'], 'nl'],
  [['C', 'de-AT'], 'de'],
  [[''], 'en'],
  [[], 'en'],
])('with the languages %j the site begins in %s', (languages, language) => {
  expect(emptySite(languages).values).toEqual({ language, whatsapp: false, texts: {} });
});
