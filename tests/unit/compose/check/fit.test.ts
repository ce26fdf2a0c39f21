import { describe, expect, it } from 'vitest';
import { checkFit } from '../../../../src/compose/check/fit.ts';
import type { Texts } from '../../../../src/schema/texts.ts';
import { fonts } from '../../../support/compiled.ts';

function tooWide(texts: Texts, language = 'en'): string[] {
  const faults = checkFit(language, texts, fonts.measures);
  return faults.map(({ field, problem }) => `${field} ${problem}`);
}

describe('on a phone of 320 px there is room for', () => {
  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'])(
    'the words that the site has in %s',
    (language) => {
      expect(tooWide({}, language)).toEqual([]);
    },
  );

  it.each([
    ['several long words with spaces', 'Information Experience Information'],
    ['a longer word with a hyphen', 'Film-Experience'],
    ['a longer word with a soft hyphen', 'Produktions\u00ADerfahrung'],
    ['a script that the fonts do not have', 'Киноператорствование и другое'],
  ])('%s in a heading', (_, heading) => {
    expect(tooWide({ 'about.heading': heading })).toEqual([]);
  });
});

describe('there is none for', () => {
  it('a long word in a heading, and it is told how much is missing', () => {
    expect(tooWide({ 'about.heading': 'Meine Produktionserfahrungen' })).toEqual([
      expect.stringMatching(
        /^texts\["about\.heading"\] is \d+ px too wide for a phone of 320 px: ‘Produktionserfahrungen’\.$/,
      ),
    ]);
  });

  it('a word with letters of the larger alphabet', () => {
    expect(tooWide({ 'lifeDetails.heading': 'Najświętszomajstrował' })).toEqual([
      expect.stringMatching(/^texts\["lifeDetails\.heading"\] is \d+ px too wide/),
    ]);
  });

  it('four names in the bar that are too long together', () => {
    const bar = {
      'bar.home': 'Startseite',
      'bar.about': 'Persönliches',
      'bar.project': 'Produktionen',
      'bar.contact': 'Kontaktaufnahme',
    };
    expect(tooWide(bar)).toEqual([
      expect.stringMatching(
        /^texts\["bar\.…"\] is \d+ px too wide for a phone of 320 px: ‘Startseite’ ‘Persönliches’ ‘Produktionen’ ‘Kontaktaufnahme’\.$/,
      ),
    ]);
  });
});
