import { expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { offerFor } from '../../../../../src/studio/form/pasting/offers.ts';
import { fieldPathOf } from '../../../../../src/studio/model/form-values.ts';
import { changedClipboards } from '../../../../support/studio/changed-clipboards.ts';
import { answersToAll } from './answers.ts';

const form = formOf(portfolioSchema);
const offered = (field: string, plain: string, around?: { before: string; after: string }) =>
  offerFor(form, fieldPathOf(field), { plain, html: '' }, around);

const LINES = '• One\n• Two';
const CREDITS = 'Director: Jane Roe\nSound: Ana';
const TABLE = 'Harbour\tCamera\t2024\nNight\tSound\t2019';
const PARAGRAPHS = Array.from({ length: 5 }, (_, index) => `Paragraph ${index}.`).join('\n\n');

test.each([
  ['work.jobs[0].points[0]', LINES, 'texts'],
  ['work.jobs[0].points', LINES, 'texts'],
  ['work.jobs[0].points[0]', CREDITS, 'texts'],
  ['work.jobs[0].points[0]', TABLE, 'table'],
  ['work.jobs[0].points[0]', '2019\tOne\n2020\tTwo', 'texts'],
  ['work.jobs[0].points[0]', 'One', undefined],
  ['work.lists[1].points[3]', LINES, 'texts'],
  ['work.lists[1].points[3]', TABLE, 'texts'],
  ['work.lists[1].heading', LINES, undefined],
  ['work.jobs[0].title', TABLE, 'table'],
  ['work.jobs[0].period', TABLE, 'table'],
  ['work.jobs', TABLE, 'table'],
  ['projects', TABLE, 'table'],
  ['projects[2].story', TABLE, 'table'],
  ['projects[2].title', LINES, undefined],
  ['projects[2].credits[0].role', CREDITS, 'credits'],
  ['projects[2].credits[0].name', CREDITS, 'credits'],
  ['projects[2].credits', CREDITS, 'credits'],
  ['projects[2].credits[0].role', 'Director\tJane Roe\nSound\tAna', 'credits'],
  ['projects[2].credits[0].role', 'Jane Roe', undefined],
  ['links[0].name', TABLE.repeat(2), 'rest'],
  ['about', PARAGRAPHS, 'rest'],
  ['about', 'One.\n\nTwo.', undefined],
  ['description', PARAGRAPHS.repeat(5), 'rest'],
  ['firstName', 'Ana', undefined],
  ['no.such[1].field', LINES, undefined],
])('into %s: %j', (field, plain, kind) => {
  expect(offered(field, plain)?.kind).toBe(kind);
});

test('what stood in the field belongs to the entries', () => {
  expect(offered('work.jobs[0].points[4]', LINES, { before: 'Zero', after: '- Three' })).toEqual({
    kind: 'texts',
    list: ['work', 'jobs', 0, 'points'],
    entry: 4,
    texts: ['Zero', 'One', 'Two', 'Three'],
  });
});

test('with a list in the markup its entries count, and not the lines', () => {
  const path = fieldPathOf('work.lists[0].points[0]');
  const html = '<ul><li>Silver Mic<br>2023</li><li>Prix</li></ul>';
  const offer = offerFor(form, path, { plain: '• Silver Mic\n2023\n• Prix', html });
  expect(offer).toMatchObject({ texts: ['Silver Mic 2023', 'Prix'] });
});

test('each of 100 clipboards that nobody has put together is answered at once', () => {
  answersToAll(changedClipboards(100));
});
