import { expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { namedColumns } from '../../../../../src/studio/form/pasting/named-columns.ts';
import { columnFields } from '../../../../../src/studio/form/pasting/offers.ts';

const form = formOf(portfolioSchema);

const named = (list: readonly string[], ...cells: string[]) =>
  namedColumns(
    cells.map((text) => ({ text })),
    columnFields(form, list),
  );

test('a column has the name of its field, in any case, or another one of it', () => {
  expect(named(['projects'], 'TITLE', 'Year', 'Link', 'Rating')).toEqual([
    ...['title', 'year', 'path', undefined],
  ]);
});

test.each([
  ...['Broadcaster', 'Station', 'Network', 'Channel', 'Sender', 'Anstalt', 'Cadena', 'Emisora'],
  ...['Chaîne', 'CHAINE', 'Diffuseur', 'Emittente', 'Canale', 'Stacja', 'Nadawca', 'Emissora'],
  ...['Canal', '放送局', '电视台', 'قناة', 'محطة'],
])('%s is the client of a project, and the employer of a job', (name) => {
  expect(named(['projects'], name, 'Title')).toEqual(['client', 'title']);
  expect(named(['work', 'jobs'], 'Title', name)).toEqual(['title', 'field']);
});
