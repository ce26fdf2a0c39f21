import { describe, expect, it } from 'vitest';
import { checkFit } from '../../../../src/compose/check/fit.ts';
import type { Texts } from '../../../../src/words/overwrite.ts';
import { shippedLanguages } from '../../../../src/words/shipped-languages.ts';
import { portfolio } from '../../../support/owners/content.ts';
import { fonts } from '../../../support/sites/compiled.ts';

function tooWide(texts: Texts, language = 'en'): string[] {
  const issues = checkFit({ ...portfolio, texts }, language, fonts.measures);
  return issues.map(({ field, problem }) => `${field} ${problem}`);
}

describe('on a phone of 320 px there is room for', () => {
  it.each(shippedLanguages)('the words that the site has in %s', (language) => {
    expect(tooWide({}, language)).toEqual([]);
  });

  it.each([
    ['several long words with spaces', 'Information Experience Information'],
    ['a longer word with a hyphen', 'Film-Experience'],
    ['a longer word with a soft hyphen', 'Produktions\u00ADerfahrung'],
  ])('%s in a heading', (_, heading) => {
    expect(tooWide({ 'about.heading': heading })).toEqual([]);
  });

  it.each([
    ['ru', 'Дальше: немного обо мне'],
    ['el', 'Στη συνέχεια: λίγα για μένα'],
    ['he', 'והפעם: כמה מילים עליי'],
    ['fa', 'در ادامه: درباره‌ی من'],
    ['hi', 'आगे: मेरे बारे में'],
    ['ja', 'カメラの前と後ろで、出会った人たち'],
    ['ko', '다음 순서는 저에 대한 이야기'],
    ['zh', '接下来请让我介绍一下我自己和我的工作'],
    ['th', 'ต่อไปนี้คือเรื่องราวเกี่ยวกับตัวฉันเอง'],
  ])('a usual heading in %s, whose letters the fonts lack', (written, heading) => {
    const language = written === 'ja' ? 'ja' : 'en';
    expect(tooWide({ 'about.heading': heading }, language)).toEqual([]);
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

  it.each([
    ['ru', 'Киноператорствование и другое', 'Киноператорствование'],
    ['el', 'Οπτικοακουστικές παραγωγές', 'Οπτικοακουστικές'],
    ['ar', 'واستخداماتهماالمتنوعة معا', 'واستخداماتهماالمتنوعة'],
    ['ja', 'ドキュメンタリープロデューサー', 'ドキュメンタリープロデューサー'],
  ])('a long word of %s, whose letters the fonts lack', (written, heading, word) => {
    const language = written === 'ja' ? 'ja' : 'en';
    expect(tooWide({ 'about.heading': heading }, language)).toEqual([
      expect.stringMatching(
        new RegExp(`px too wide for a phone of 320 px: ‘\\u2068?${word}\\u2069?’`),
      ),
    ]);
  });

  it('labels of the bar that fit only in several lines', () => {
    const label = { 'bar.about': 'Who I am', 'bar.contact': 'Write to me' };
    expect(tooWide(label)).toHaveLength(0);
    expect(tooWide({ ...label, 'bar.project': 'What I have made' })).toHaveLength(1);
    expect(
      tooWide({ 'bar.about': 'プロフィールと職歴', 'bar.contact': 'お問い合わせ' }, 'ja'),
    ).toHaveLength(1);
  });

  it('four names in the bar that are too long together, which the widest one is told', () => {
    const bar = {
      'bar.home': 'Startseite',
      'bar.about': 'Persönliches',
      'bar.project': 'Produktionen',
      'bar.contact': 'Kontaktaufnahme',
    };
    expect(tooWide(bar)).toEqual([
      expect.stringMatching(
        /^texts\["bar\.contact"\] is \d+ px too wide for a phone of 320 px: side by side stand ‘Startseite’, ‘Persönliches’, ‘Produktionen’,? and ‘Kontaktaufnahme’\.$/,
      ),
    ]);
  });
});
