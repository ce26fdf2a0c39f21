import { expect, it } from 'vitest';
import type { Compiled } from '../../../../src/compose/compiled.ts';
import { contentTokens } from '../../../../src/compose/page/content-tokens.ts';
import { fonts } from '../../../support/compiled.ts';
import { site } from '../../../support/content.ts';

const tokensOf = (greeting: string, heading = 'About') =>
  contentTokens(
    {
      ...site,
      portfolio: { ...site.portfolio, greeting },
      words: { ...site.words, about: { ...site.words.about, heading } },
    },
    { fonts } as Compiled,
  );

it.each(['Cześć, tu Żaneta', 'Soy Ángela', 'Je suis Éloïse', 'A\u0301ngel'])(
  'accents on the capitals of a greeting get room: %s',
  (greeting) => expect(tokensOf(greeting)).toContain('--leading:1.16'),
);

it('accents on the capitals of a heading get room', () => {
  expect(tokensOf('Hola', 'Ésta soy yo')).toContain('--leading:1.16');
});

it.each(['Hola, soy José', 'Hej, Łukasz', 'こんにちは'])('others are set tight: %s', (greeting) =>
  expect(tokensOf(greeting)).not.toContain('--leading'),
);

it('the longest word of the greeting is known, in any script', () => {
  const width = (greeting: string) =>
    Number(/--longest-word:([\d.]+)/.exec(tokensOf(greeting))?.[1]);
  expect(width('Hi Featherstonehaugh')).toBeGreaterThan(2 * width('Hi Feather'));
  expect(width('汐見原千紘')).toBe(1);
});
