import { expect, test } from 'vitest';
import { editedSiteOf } from '../../../../src/node/owner/edited-site.ts';
import { portfolio } from '../../../support/owners/content.ts';

const picture = (src: string) => ({ src, width: 640, height: 360 });

test('two crops of one photo stay two, and two projects with the same crop share it', () => {
  const project = { title: 'Harbour', still: 'harbour.jpg' };
  const { values, stills } = editedSiteOf({
    portfolio: {
      ...portfolio,
      projects: [
        { ...project, stillFocus: 'left' },
        { ...project, stillFocus: 'right' },
        { ...project, stillFocus: 'left' },
        { title: 'Without one' },
      ],
    },
    portrait: picture('data:portrait'),
    stills: new Map([
      ['harbour.jpg left', picture('data:left')],
      ['harbour.jpg right', picture('data:right')],
    ]),
  });
  expect(values.projects).toEqual([
    { ...project, still: 'still-1', stillFocus: 'left' },
    { ...project, still: 'still-2', stillFocus: 'right' },
    { ...project, still: 'still-1', stillFocus: 'left' },
    { title: 'Without one' },
  ]);
  expect(stills).toEqual({
    'still-1': { picture: picture('data:left'), focus: 'left' },
    'still-2': { picture: picture('data:right'), focus: 'right' },
  });
});
