import { describe, expect, it } from 'vitest';
import { bindShortWords, phrasesIn, phrasesOf } from '../../../src/compose/phrases.ts';
import { portfolio, words } from '../../support/owners/content.ts';

describe('a line of Japanese may break', () => {
  it.each([
    '職歴について、|もう|少し|詳しく',
    '私について',
    '経歴書を|ダウンロード',
    'プロフィール',
    'お問い合わせ',
    'こんにちは、|佐藤美咲です。',
    'おはようございます',
    'TV番組の|プロデューサー',
    'カメラウーマンの|山田花子です',
    'ドキュメンタリー|「海の|向こうへ」|撮影',
    '職歴4件。|進行表の|順に|並べました。',
    '全5ページ',
    'がんばれ！|ニッポン',
    'LinkedInでつながる',
    'Hello from Tokyo',
    '👋🏽こんにちは👨‍👩‍👧です',
  ])('only between its phrases: %s', (text) => {
    expect(phrasesOf(text.replaceAll('|', '')).join('|')).toBe(text);
  });
});

it('the words of the site and the titles of the owner are divided in Japanese, and in no other language', () => {
  const title = '前の作品について';
  const [project] = portfolio.projects;
  const owner = { ...portfolio, projects: project ? [{ ...project, title }] : [] };
  const ownWords = { ...words, skipLink: '本文へ移動' };
  const found = phrasesIn({ ...owner, language: 'ja-JP' }, ownWords);
  expect(found).toEqual(expect.arrayContaining([['本文へ', '移動'], phrasesOf(title)]));
  expect(phrasesIn(owner, ownWords)).toEqual([]);
});

it.each([
  ['pl', 'Kim jestem i z kim w tym roku', 'Kim jestem i_z_kim w_tym roku'],
  ['cs', 'O mně a k tomu', 'O_mně a_k_tomu'],
  ['sk', 'V akcii, s tebou', 'V_akcii, s_tebou'],
  ['es', 'A lo mejor', 'A lo mejor'],
])('no word of one letter ends a line of the words in %s', (language, heading, bound) => {
  const written = { about: { heading } };
  expect(bindShortWords(language, written)).toEqual({
    about: { heading: bound.replaceAll('_', '\u00A0') },
  });
});
