import { describe, expect, it } from 'vitest';
import { bindShortWords, phrasesIn, phrasesOf, unbroken } from '../../../src/compose/phrases.ts';
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
    expect(phrasesOf('ja', text.replaceAll('|', '')).join('|')).toBe(text);
  });
});

describe('a line of simplified Chinese may break', () => {
  it.each([
    '接下来|请看：|关于我',
    '工作|经历，|从头细说',
    '我的|作品',
    '我们的|村庄',
    '联系',
    '你好，|我是|林晓雨。',
    '大家|好，|我是|陈思远',
    '电视|节目|制片人',
    '新闻|记者、|主持人',
    '纪录片|《大河之上》|导演',
    '“没有人的|站台”——|一部|纪录片',
    '《三体》|（广播剧）',
    '第12届|上海|国际|电影节',
    '7段|经历，|按节目单|依次|播出。',
    'PDF，|34kB，|共2页。',
    '在 LinkedIn |上联系',
    '凌晨|三点的|调频|广播',
    '深夜|食堂·|最后|一单',
    'Hello from Beijing',
    '👋🏽|大家|好👨‍👩‍👧',
  ])('only between its phrases: %s', (text) => {
    expect(phrasesOf('zh', text.replaceAll('|', '')).join('|')).toBe(text);
  });

  it.each(['zh', 'zh-CN', 'zh-Hans-HK', 'zh-SG'])('also if its tag is %s', (tag) => {
    expect(phrasesOf(tag, '我的作品')).toEqual(['我的', '作品']);
    expect(unbroken(tag, '我的 作品')).toEqual(['我的', '作品']);
  });

  it.each(['zh-Hant', 'zh-TW', 'zh-HK', 'yue', 'ko'])('and that of %s anywhere', (tag) => {
    expect(phrasesOf(tag, '我的作品')).toEqual(['我的作品']);
    expect(unbroken(tag, '我的作品')).toEqual([...'我的作品']);
  });
});

it('the words of the site and the titles of the owner are divided in Japanese and Chinese, and in no language with spaces', () => {
  const title = '前の作品について';
  const [project] = portfolio.projects;
  const owner = { ...portfolio, projects: project ? [{ ...project, title }] : [] };
  const ownWords = { ...words, skipLink: '本文へ移動' };
  const found = phrasesIn({ ...owner, language: 'ja-JP' }, ownWords);
  expect(found).toEqual(expect.arrayContaining([['本文へ', '移動'], phrasesOf('ja', title)]));
  expect(
    phrasesIn({ ...owner, language: 'zh-CN' }, { ...words, skipLink: '我的作品' }),
  ).toContainEqual(['我的', '作品']);
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
