import { expect, test } from 'vitest';
import { drawings } from '../../../src/compose/drawings.ts';
import { prepareSiteContent } from '../../../src/compose/prepare-site-content.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { portfolio, site } from '../../support/owners/content.ts';
import { pdf } from '../../support/owners/damaged.ts';

test('two crops of one photo stay two, and two projects with the same crop share it', () => {
  const picture = (src: string) => ({ src, width: 640, height: 360 });
  const project = { title: 'Harbour', still: 'harbour.jpg' };
  const { site: prepared, late } = prepareSiteContent({
    portfolio: {
      ...portfolio,
      projects: [
        { ...project, stillFocus: 'left' },
        { ...project, stillFocus: 'right' },
        { ...project, stillFocus: 'left' },
        { title: 'Without one' },
      ],
    },
    portrait: site.portrait,
    cv: pdf(portfolio.fullName),
    stills: new Map([
      ['harbour.jpg left', picture('data:left')],
      ['harbour.jpg right', picture('data:right')],
    ]),
  });
  expect(prepared.portfolio.projects?.map(({ still }) => still)).toEqual([
    'still-1',
    'still-2',
    'still-1',
    undefined,
  ]);
  expect(late.pictures.map(({ id, src }) => [id, src])).toEqual([
    ['still-1', 'data:left'],
    ['still-2', 'data:right'],
  ]);
});

test("a page has the owner's own texts by themselves, but for those of the letter", () => {
  const ofTheFiles = { 'hero.button': 'Who?', 'kit.readme': '# Read me\n' };
  const texts = { ...ofTheFiles, 'kit.letter': 'I would start in May.\n' };
  const page = { portrait: site.portrait, cv: pdf(portfolio.fullName), stills: new Map() };
  const first = { ...page, portfolio: { ...portfolio, texts } };
  const second = { ...page, portfolio: { ...portfolio, language: 'de', texts } };
  const { late, ...others } = prepareSiteContent({ ...first, pages: [first, second] });
  expect(others.site.portfolio.texts).toEqual(ofTheFiles);
  expect(JSON.stringify(late)).not.toContain('in May');
});

test('a page has only the drawings that it shows in some language, and each once', () => {
  const page = (language: string, life: NonNullable<Portfolio['life']>) => ({
    portrait: site.portrait,
    cv: pdf(portfolio.fullName),
    stills: new Map(),
    portfolio: { ...portfolio, language, life },
  });
  const [first, second] = [
    page('en', [
      { text: 'I sing.', motif: 'music' },
      { text: 'I play.', motif: 'music' },
      { text: 'I rest.' },
    ]),
    page('de', [{ text: 'Ich koche.', motif: 'cooking' }]),
  ];
  for (const each of [first, second]) {
    const { site: prepared, late } = prepareSiteContent({ ...each, pages: [first, second] });
    expect(prepared.drawings).toEqual({ music: drawings.music, cooking: drawings.cooking });
    expect(JSON.stringify(late)).not.toContain(drawings.music.lines);
  }
  const alone = prepareSiteContent(page('en', [{ text: 'I rest.' }]));
  expect(alone.site.drawings).toEqual({});
});

test('captions that several pages name have the language of the first of these pages, in each', () => {
  const page = (language: string) => ({
    portrait: site.portrait,
    cv: pdf(portfolio.fullName),
    stills: new Map(),
    portfolio: { ...portfolio, language },
    captions: new Map([['film.vtt', { language, text: 'WEBVTT' }]]),
  });
  const [first, second, third] = [page('en'), page('de'), page('ar')];
  for (const each of [first, second, third]) {
    const { late } = prepareSiteContent({ ...each, pages: [first, second, third] });
    expect(late.blocks.captions['film.vtt']).toMatchObject({ language: 'en', label: 'English' });
  }
});
