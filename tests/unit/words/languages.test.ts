/** Words of all languages, in one file, because one table of them serves all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { flatten, texts } from '../../../src/schema/portfolio/texts.ts';
import { directionOf } from '../../../src/words/direction.ts';
import { isPlural } from '../../../src/words/fill.ts';
import { filledWordsIn, wordsIn } from '../../../src/words/languages.ts';
import { shippedLanguage, shippedLanguages } from '../../../src/words/shipped-languages.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { root } from '../../support/sites/project-copy.ts';

/** All that the site says in a language, as an owner would write it. */
function saidIn(language: string) {
  const { words, kit } = wordsIn(language, {});
  const readme = kit.readme ?? readFileSync(join(root, 'dist-readme.md'), 'utf8');
  return { ...words, kit: { ...kit, readme } };
}

/** The texts of the page and of the kit, without the README. */
function textsIn(language: string): string[] {
  const { 'kit.readme': _, ...texts } = flatten(saidIn(language));
  return Object.values(texts);
}

/** The {places} of each text that has any. */
function placesOf(language: string): Record<string, string[]> {
  const texts = Object.entries(flatten(saidIn(language)));
  const places = texts.map(
    ([name, text]) => [name, [...new Set(text.match(/\{\w+\}/g))].sort()] as const,
  );
  return Object.fromEntries(places.filter(([, { length }]) => length > 0));
}

describe.each(shippedLanguages)('the words in %s', (language) => {
  const { words, kit } = wordsIn(language, {});
  const counted = (number: number) =>
    filledWordsIn(language, {}, { jobs: number, size: '34 kB', pages: number });

  it('are texts like those that an owner may write, once they are counted', () => {
    const readme = kit.readme ?? readFileSync(join(root, 'dist-readme.md'), 'utf8');
    expect(
      texts.safeParse(flatten({ ...counted(7), kit: { ...kit, readme } })).error,
    ).toBeUndefined();
    for (const name of ['{fullName}', '{cvFileName}', '`index.html`'])
      expect(readme).toContain(name);
    expect(readme).not.toMatch(/iframe|sandbox/);
    expect(kit.preview).toMatch(/`preview\.png`.+`index\.html`/);
    expect(kit.letter).toMatch(/\[.+\][\s\S]*\[.+\][\s\S]*\n\{fullName\}\n$/);
  });

  it('count, with a text for each plural of the language, or for the number', () => {
    const { work, cv } = words.about.cards;
    const rules = new Intl.PluralRules(language);
    const numbers = Array.from({ length: 120 }, (_, index) => index + 1);
    for (const text of [work.text, cv.text].filter(isPlural))
      expect(
        numbers.filter((each) => !(`=${each}` in text || rules.select(each) in text)),
        'Numbers of a plural that has no text:',
      ).toEqual([]);
    const cards = numbers.map((number) => counted(number).about.cards);
    for (const { work, cv } of cards) {
      expect(work.text + cv.text).not.toMatch(/^\s|\s$|\s\s|[{}]/);
      expect(cv.text).toContain('34 kB');
    }
    expect(new Set(cards.map(({ work }) => work.text)).size).toBe(numbers.length);
    expect(new Set(cards.map(({ cv }) => cv.text)).size).toBe(numbers.length);
  });

  it('say nothing of an order where there is one job', () => {
    const [one = '', many = ''] = [1, 7].map((jobs) => counted(jobs).about.cards.work.text);
    const [, order = ''] = many.split(/[,،，。]/);
    expect(order.length).toBeGreaterThan(3);
    expect(one).not.toContain(order);
  });

  it('have the places to fill that the English words have', () => {
    expect(placesOf(language)).toEqual(placesOf('en'));
  });
});

describe('no language has the words of another', () => {
  const others = shippedLanguages.filter((language) => language !== 'en');

  /** Words that are the same in English, where there is more than the name WhatsApp. */
  const sameInEnglish: Readonly<Record<string, readonly string[]>> = {
    ar: [],
    de: ['Film', 'WhatsApp'],
    fr: ['Contact', 'PDF, {size}. {pages} pages.', 'Film', 'Message', 'WhatsApp'],
    it: ['Home', 'Film', 'WhatsApp'],
    pl: ['Film', 'WhatsApp'],
    pt: ['slide', 'WhatsApp'],
  };

  test.each(others)('nothing in %s, seen or heard, is left in English', (language) => {
    const english = textsIn('en');
    expect(
      textsIn(language).filter((text) => english.includes(text)),
      `If a word of ${language}.ts is really the same in English, list it in sameInEnglish.`,
    ).toEqual(sameInEnglish[language] ?? ['WhatsApp']);
  });

  /** Says whose words these are, if they are another language's. */
  function borrowedBy(language: string, own: readonly string[]): string[] {
    return others.flatMap((other) => {
      const theirs = textsIn(other);
      const same = own.filter((text) => theirs.includes(text));
      if (other === language || same.length < own.length / 4) return [];
      return `${language}.ts has ${same.length} words of ${other}.ts, such as ‘${same[0]}’.`;
    });
  }

  test.each(others)('the words in %s are its own', (language) => {
    expect(borrowedBy(language, textsIn(language))).toEqual([]);
  });

  test('a file that is copied and not translated is told', () => {
    const [copied, first] = [textsIn('it'), 'Vai al contenuto'];
    expect(borrowedBy('nl', copied)).toEqual([
      `nl.ts has ${copied.length} words of it.ts, such as ‘${first}’.`,
    ]);
  });
});

describe('an owner in tests/fixtures writes', () => {
  const writers = readdirSync(join(root, 'tests/fixtures/writers')).map(
    (name) => `writers/${name}`,
  );
  const owners = ['owner', 'director', ...writers];

  test.each(shippedLanguages)('in %s, with the words of its file alone', async (language) => {
    const all = await Promise.all(
      owners.map(async (name) => ({ name, ...(await portfolioOf(name)) })),
    );
    const found = all.find((owner) => shippedLanguage(owner.language) === language);
    expect(
      found,
      `Nobody writes in ${language}: add tests/fixtures/writers/${language}.`,
    ).toBeDefined();
    expect(
      found?.texts,
      `The words of ${language}.ts are not seen, because tests/fixtures/${found?.name} replaces them: remove its [texts].`,
    ).toEqual({});
  });
});

test.each(['words', 'messages'])('every file in src/%s/languages is a language', (kind) => {
  const files = readdirSync(join(root, 'src', kind, 'languages'));
  const listed = shippedLanguages.map((language) => `${language}.ts`);
  expect(files.sort(), 'Each is in src/words/shipped-languages.ts.').toEqual(listed);
});

test('a language is meant with a region, too, but not in another script', () => {
  expect(['pt-BR', 'es-419', 'ja', 'nl', 'zh-SG'].map(shippedLanguage)).toEqual([
    'pt',
    'es',
    'ja',
    undefined,
    'zh',
  ]);
  expect(['zh-Hant', 'zh-TW', 'zh-HK', 'ar-Latn'].map(shippedLanguage)).toEqual(
    Array(4).fill(undefined),
  );
});

test('the direction goes by the script', () => {
  const rightToLeft = ['ar', 'fa', 'he', 'ur', 'pa-Arab', 'ar-EG', 'yi'];
  expect(rightToLeft.map(directionOf)).toEqual(rightToLeft.map(() => 'rtl'));
  const leftToRight = ['en', 'ja', 'pa', 'az', 'ar-Latn', 'ku'];
  expect(leftToRight.map(directionOf)).toEqual(leftToRight.map(() => 'ltr'));
});

describe('what the owner says otherwise', () => {
  const counts = { jobs: 7, size: '34 kB', pages: 2 };

  it('stands in the place of the word, and of nothing else', () => {
    const { words } = wordsIn('en', { 'hero.subtitle': 'Camera', 'bar.home': 'Top' });
    expect(words.hero).toEqual({ ...wordsIn('en', {}).words.hero, subtitle: 'Camera' });
    expect(words.bar).toEqual({ ...wordsIn('en', {}).words.bar, home: 'Top' });
  });

  it.each([
    ['nothing', 'All my jobs.', 'All my jobs.'],
    ['places', '{count} jobs; {count}!', '7 jobs; 7!'],
    ['a place that there is not', '{counts} jobs', '{counts} jobs'],
  ])('may hold %s where the site counts', (_, text, shown) => {
    const texts = { 'about.cards.work.text': text, 'about.cards.cv.text': text };
    const counted = filledWordsIn('en', texts, counts);
    expect(counted.about.cards.work.text).toBe(shown);
  });

  it('may say the size and the pages of the CV', () => {
    const texts = { 'about.cards.cv.text': '{pages} p., {size}' };
    const counted = filledWordsIn('ar', texts, counts);
    expect(counted.about.cards.cv.text).toBe('2 p., 34 kB');
    expect(counted.about.cards.work.text).toBe('سبع محطات، بترتيب البث.');
  });

  it('may be all of it, in a language that the site does not come with', () => {
    const { kit } = wordsIn('en', {});
    const words = filledWordsIn('en', {}, counts);
    expect(wordsIn('nl', flatten({ ...words, kit }))).toMatchObject({ words, kit });
  });

  it('may be a part of it there: the rest is in English', () => {
    const { words } = wordsIn('nl', { 'bar.contact': 'Bellen' });
    expect(words).toEqual({ ...wordsIn('en', { 'bar.contact': 'Bellen' }).words });
  });
});
