import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { textsSchema } from '../../../src/pipeline/content/texts-schema.ts';
import { directionOf, shippedLanguage, wordsIn } from '../../../src/words/languages.ts';
import { root } from '../../support/project-copy.ts';

const languages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt'];

describe.each(languages)('the words in %s', (language) => {
  const { words, kit } = wordsIn(language, {});

  it('are texts like those that an owner may write', () => {
    const readme = kit.readme ?? readFileSync(join(root, 'dist-readme.md'), 'utf8');
    // An unknown language has to be whole.
    expect(
      textsSchema('tlh').safeParse({ ...words, kit: { ...kit, readme } }).error,
    ).toBeUndefined();
    for (const name of ['{fullName}', '{cvFileName}', '`index.html`', 'allow-scripts'])
      expect(readme).toContain(name);
    expect(kit.preview).toMatch(/`preview\.png`.+`index\.html`/);
    expect(kit.letter).toMatch(/\[.+\][\s\S]*\[.+\][\s\S]*\n\{fullName\}\n$/);
  });

  it('count, whatever there is', () => {
    const { work, cv } = words.about.cards;
    for (const count of [1, 2, 3, 7, 12, 13, 40]) {
      const texts = [
        work.text(count),
        cv.text('34 kB', count),
        words.projects.bullet(count),
        words.projects.position(count, 40),
      ];
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|^\s|\s$|\s\s/);
      expect(cv.text('34 kB', count)).toContain('34 kB');
    }
    const texts = [1, 2, 3, 12, 13, 40].map(work.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((word) => {
    if (typeof word === 'string') return [word];
    return typeof word === 'object' ? textsIn(word) : [];
  });

test.each([
  ['ar', []],
  ['de', ['WhatsApp']],
  ['es', ['WhatsApp']],
  ['fr', ['Contact', 'Message', 'WhatsApp']],
  ['it', ['Home', 'WhatsApp']],
  ['ja', ['WhatsApp']],
  ['pt', ['slide', 'WhatsApp']],
])('nothing in %s, seen or heard, is left in English but %j', (language, same) => {
  const english = textsIn(wordsIn('en', {}));
  expect(textsIn(wordsIn(language, {})).filter((text) => english.includes(text))).toEqual(same);
});

test('a language is meant with a region, too', () => {
  expect(['pt-BR', 'es-419', 'ja', 'nl', 'zh-Hant'].map(shippedLanguage)).toEqual([
    'pt',
    'es',
    'ja',
    undefined,
    undefined,
  ]);
});

test('the direction goes by the script', () => {
  const rightToLeft = ['ar', 'fa', 'he', 'ur', 'pa-Arab', 'ar-EG', 'yi'];
  expect(rightToLeft.map(directionOf)).toEqual(rightToLeft.map(() => 'rtl'));
  const leftToRight = ['en', 'ja', 'pa', 'az', 'ar-Latn', 'ku'];
  expect(leftToRight.map(directionOf)).toEqual(leftToRight.map(() => 'ltr'));
});

describe('what the owner says otherwise', () => {
  it('stands in the place of the word, and of nothing else', () => {
    const { words } = wordsIn('en', { hero: { subtitle: 'Camera' }, bar: { home: 'Top' } });
    expect(words.hero).toEqual({ ...wordsIn('en', {}).words.hero, subtitle: 'Camera' });
    expect(words.bar).toEqual({ ...wordsIn('en', {}).words.bar, home: 'Top' });
  });

  it('may be a plain text where the site counts', () => {
    const { words } = wordsIn('en', { about: { cards: { work: { text: 'All my jobs.' } } } });
    expect(words.about.cards.work.text(7)).toBe('All my jobs.');
  });

  it('is all of it in a language that the site does not come with', () => {
    const { words, kit } = wordsIn('en', {});
    expect(wordsIn('nl', { ...words, kit })).toMatchObject({ words, kit });
  });
});
