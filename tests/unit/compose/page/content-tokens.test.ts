import { expect, it } from 'vitest';
import type { Compiled } from '../../../../src/compose/compiled.ts';
import { contentTokens } from '../../../../src/compose/page/content-tokens.ts';
import { site } from '../../../support/owners/content.ts';
import { fonts } from '../../../support/sites/compiled.ts';

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

it('the longest word of titles is known, but of a project’s only as long as it is not set small', () => {
  const of = (name: string, titles: string[]) => {
    const projects = titles.map((title) => ({ title }));
    const [job] = site.portfolio.work?.jobs ?? [];
    const jobs = titles.map((title) => ({ field: '', points: [], period: '1', ...job, title }));
    const portfolio = { ...site.portfolio, projects, work: { summary: '', jobs } };
    const tokens = contentTokens({ ...site, portfolio }, { fonts } as Compiled);
    return Number(new RegExp(`--longest-${name}:([\\d.]+)`).exec(tokens)?.[1]);
  };
  const long = 'Binnenschifffahrtsfunkverkehr';
  expect(of('title', ['At Sea', long])).toBeGreaterThan(2 * of('title', ['At Sea']));
  expect(of('project', ['At Sea', long])).toBe(of('project', ['At Sea']));
  expect(of('project', ['At Night'])).toBeGreaterThan(of('project', ['At Sea']));
});
