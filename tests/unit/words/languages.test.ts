import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { flatten, texts } from '../../../src/schema/texts.ts';
import { count, withPlaces } from '../../../src/words/count.ts';
import {
  directionOf,
  shippedLanguage,
  shippedLanguages,
  wordsIn,
} from '../../../src/words/languages.ts';
import { root } from '../../support/sites/project-copy.ts';

describe.each(shippedLanguages)('the words in %s', (language) => {
  const { words, kit } = wordsIn(language, {});
  const counted = (number: number) => count(words, { jobs: number, size: '34 kB', pages: number });

  it('are texts like those that an owner may write, once they are counted', () => {
    const readme = kit.readme ?? readFileSync(join(root, 'dist-readme.md'), 'utf8');
    expect(
      texts.safeParse(flatten({ ...counted(7), kit: { ...kit, readme } })).error,
    ).toBeUndefined();
    for (const name of ['{fullName}', '{cvFileName}', '`index.html`', 'allow-scripts'])
      expect(readme).toContain(name);
    expect(kit.preview).toMatch(/`preview\.png`.+`index\.html`/);
    expect(kit.letter).toMatch(/\[.+\][\s\S]*\[.+\][\s\S]*\n\{fullName\}\n$/);
  });

  it('count, whatever there is', () => {
    const counts = [1, 2, 3, 7, 12, 13, 40];
    const cards = counts.map((number) => counted(number).about.cards);
    for (const text of cards.flatMap(({ work, cv }) => [work.text, cv.text]))
      expect(text).not.toMatch(/undefined|NaN|^\s|\s$|\s\s|[{}]/);
    for (const { cv } of cards) expect(cv.text).toContain('34 kB');
    expect(new Set(cards.map(({ work }) => work.text)).size).toBe(counts.length);
    expect(new Set(cards.map(({ cv }) => cv.text)).size).toBe(counts.length);
  });

  it('say nothing of an order where there is one job', () => {
    const [one = '', many = ''] = [1, 7].map((jobs) => counted(jobs).about.cards.work.text);
    const [, order = ''] = many.split(/[,،。]/);
    expect(order.length).toBeGreaterThan(3);
    expect(one).not.toContain(order);
  });

  it('have the places that the site fills, and no others', () => {
    expect(placesIn(words.projects.position)).toEqual(['{count}', '{position}']);
    expect(placesIn(words.projects.bullet)).toEqual(['{position}']);
    expect(placesIn(kit.subject)).toEqual(['{fullName}']);
    const { work, cv } = withPlaces(words).about.cards;
    expect(placesIn(work.text)).toEqual(['{count}']);
    expect(placesIn(cv.text)).toEqual(['{pages}', '{size}']);
    const { projects, ...others } = counted(7);
    expect(placesIn(JSON.stringify(others))).toEqual([]);
  });
});

const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((word) => {
    if (typeof word === 'string') return [word];
    return typeof word === 'object' ? textsIn(word) : [];
  });

const others = shippedLanguages.filter((language) => language !== 'en');

/** Words that are the same in English, where there is more than the name WhatsApp. */
const sameInEnglish: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  fr: ['Contact', 'Message', 'WhatsApp'],
  it: ['Home', 'WhatsApp'],
  pt: ['slide', 'WhatsApp'],
};

test.each(others)('nothing in %s, seen or heard, is left in English', (language) => {
  const english = textsIn(wordsIn('en', {}));
  const same = textsIn(wordsIn(language, {})).filter((text) => english.includes(text));
  expect(same).toEqual(sameInEnglish[language] ?? ['WhatsApp']);
});

test.each(others)('the words in %s are no other language’s', (language) => {
  const own = textsIn(wordsIn(language, {}));
  for (const other of others.filter((each) => each !== language)) {
    const theirs = textsIn(wordsIn(other, {}));
    const same = own.filter((text) => theirs.includes(text));
    expect(same.length, `${language} and ${other} share ${same}`).toBeLessThan(own.length / 4);
  }
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
    const { words } = wordsIn('en', { 'hero.subtitle': 'Camera', 'bar.home': 'Top' });
    expect(words.hero).toEqual({ ...wordsIn('en', {}).words.hero, subtitle: 'Camera' });
    expect(words.bar).toEqual({ ...wordsIn('en', {}).words.bar, home: 'Top' });
  });

  it.each([
    ['nothing', 'All my jobs.', 'All my jobs.'],
    ['places', '{count} jobs; {count}!', '7 jobs; 7!'],
    ['a place that there is not', '{counts} jobs', '{counts} jobs'],
  ])('may hold %s where the site counts', (_, text, shown) => {
    const { words } = wordsIn('en', {
      'about.cards.work.text': text,
      'about.cards.cv.text': text,
    });
    const counted = count(words, { jobs: 7, size: '34 kB', pages: 2 });
    expect(counted.about.cards.work.text).toBe(shown);
  });

  it('may say the size and the pages of the CV', () => {
    const { words } = wordsIn('ar', { 'about.cards.cv.text': '{pages} p., {size}' });
    const counted = count(words, { jobs: 7, size: '34 kB', pages: 2 });
    expect(counted.about.cards.cv.text).toBe('2 p., 34 kB');
    expect(counted.about.cards.work.text).toBe('سبع محطات، بترتيب البث.');
  });

  it('may be all of it, in a language that the site does not come with', () => {
    const { words: mixed, kit } = wordsIn('en', {});
    const words = count(mixed, { jobs: 7, size: '34 kB', pages: 2 });
    expect(wordsIn('nl', flatten({ ...words, kit }))).toMatchObject({ words, kit });
  });

  it('may be a part of it there: the rest is in English', () => {
    const { words } = wordsIn('nl', { 'bar.contact': 'Bellen' });
    expect(words).toEqual({ ...wordsIn('en', { 'bar.contact': 'Bellen' }).words });
  });
});
