import { afterAll, describe, expect, it } from 'vitest';
import { checkRoom } from '../../../../src/compose/check/room.ts';
import type { Texts } from '../../../../src/schema/texts.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';

const cache = scratchFolder('room-cache');
afterAll(cache.remove);

async function tooWide(texts: Texts, language = 'en'): Promise<string[]> {
  const faults = await checkRoom(language, texts, cache.path);
  return faults.map(({ field, problem }) => `${field} ${problem}`);
}

describe('on a phone of 320 px there is room for', () => {
  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'])(
    'the words that the site has in %s',
    async (language) => {
      expect(await tooWide({}, language)).toEqual([]);
    },
  );

  it.each([
    ['several long words with spaces', 'Information Experience Information'],
    ['a longer word with a hyphen', 'Film-Experience'],
    ['a longer word with a soft hyphen', 'Produktions\u00ADerfahrung'],
    ['a script that the fonts do not have', 'Киноператорствование и другое'],
  ])('%s in a heading', async (_, heading) => {
    expect(await tooWide({ 'about.heading': heading })).toEqual([]);
  });
});

describe('there is none for', () => {
  it('a long word in a heading, and it is told how much is missing', async () => {
    expect(await tooWide({ 'about.heading': 'Meine Produktionserfahrungen' })).toEqual([
      expect.stringMatching(
        /^texts\["about\.heading"\] is \d+ px too wide for a phone of 320 px: ‘Produktionserfahrungen’\.$/,
      ),
    ]);
  });

  it('a word with letters of the larger alphabet', async () => {
    expect(await tooWide({ 'lifeDetails.heading': 'Najświętszomajstrował' })).toEqual([
      expect.stringMatching(/^texts\["lifeDetails\.heading"\] is \d+ px too wide/),
    ]);
  });

  it('four names in the bar that are too long together', async () => {
    const bar = {
      'bar.home': 'Startseite',
      'bar.about': 'Persönliches',
      'bar.project': 'Produktionen',
      'bar.contact': 'Kontaktaufnahme',
    };
    expect(await tooWide(bar)).toEqual([
      expect.stringMatching(
        /^texts\["bar\.…"\] is \d+ px too wide for a phone of 320 px: ‘Startseite’ ‘Persönliches’ ‘Produktionen’ ‘Kontaktaufnahme’\.$/,
      ),
    ]);
  });
});
