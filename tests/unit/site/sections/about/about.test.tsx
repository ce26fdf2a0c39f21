import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { drawings } from '../../../../../src/compose/drawings.ts';
import type { Portfolio } from '../../../../../src/schema/portfolio/portfolio.ts';
import { AboutSection } from '../../../../../src/site/sections/about/about.tsx';
import { Site } from '../../../../../src/site/site-content.ts';
import { portfolio, site } from '../../../../support/owners/content.ts';

const { craft: _, accent: __, ...plain } = portfolio;
const life: NonNullable<Portfolio['life']> = [
  { text: 'I rest.' },
  { text: 'I sing.', motif: 'music' },
  { text: 'I cook.', motif: 'cooking' },
];

/** The lines on the card of the personal page. */
function linesWith(look: Partial<Portfolio>): (string | undefined)[] {
  const $ = load(
    renderToStaticMarkup(
      <Site value={{ ...site, portfolio: { ...plain, life, ...look } }}>
        <MemoryRouter>
          <AboutSection headingLevel="h2" />
        </MemoryRouter>
      </Site>,
    ),
  );
  const card = $('li').filter((_, each) =>
    $(each).text().includes(site.words.about.cards.life.title),
  );
  return card
    .find('svg path')
    .get()
    .map((path) => $(path).attr('d'));
}

test.each<[string, Partial<Portfolio>]>([
  ['the colour', { accent: 'blue' }],
  ['the ring', { craft: 'radio' }],
])('an owner who chooses %s has the first drawing of the personal page on its card', (_, look) => {
  const { accent, lines } = drawings.music;
  expect(linesWith(look)).toEqual([accent, lines]);
});

test('without such a choice, or without a drawing, the card keeps the bicycle', () => {
  const bicycle = linesWith({});
  expect(bicycle).toContain('M0 112h160');
  expect(linesWith({ accent: 'blue', life: [{ text: 'I rest.' }] })).toEqual(bicycle);
});
