import { expect, test } from 'vitest';
import { prepareSiteContent } from '../../../src/compose/prepare-site-content.ts';
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
