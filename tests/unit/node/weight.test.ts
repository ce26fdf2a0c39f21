import { expect, it } from 'vitest';
import { reportWeight } from '../../../src/node/weight.ts';
import { noise } from '../../support/owners/damaged.ts';

/** The text of a picture in a page, which has so many kilobytes when it is compressed. */
const bytes = await noise(600, 600).raw().toBuffer();
const heavy = (kilobytes: number) => bytes.subarray(0, kilobytes * 1000).toString('base64');

const pieces = (pictures: { name: string; src: string }[]) => ({
  words: heavy(12),
  fonts: heavy(28),
  program: heavy(110),
  portrait: heavy(34),
  pictures,
});

it('a page of ordinary weight is said to have it, and no more', () => {
  const { line, warning } = reportWeight(heavy(580), pieces([]));
  expect(line).toMatch(/^index\.html compressed: \d\d\d\.\d kB$/);
  expect(warning).toBeUndefined();
});

it('of a heavy page the owner is told which pieces are, the heaviest first', () => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'harbour.jpg'];
  const stills = names.map((name, index) => ({ name, src: heavy(100 + index) }));
  const { warning = '' } = reportWeight(heavy(900), pieces(stills));
  expect(warning.replace(/\d+\.\d kB/g, '… kB').split('\n')).toEqual([
    'index.html is heavy: … kB compressed, where 600 kB are plenty. On a slow line people wait for it.',
    'Fewer pictures make it lighter, and plainer ones: a sky takes less than a crowd. The heaviest pieces:',
    '',
    '  6 pictures from src/content/stills (the heaviest are harbour.jpg … kB, e.jpg … kB, d.jpg … kB, c.jpg … kB, b.jpg … kB): … kB',
    '  the program: … kB',
    '  the portrait: … kB',
    '  the fonts: … kB',
    '  the words and how they look: … kB',
  ]);
});

it('of one without pictures of projects none is told', () => {
  const { warning } = reportWeight(heavy(900), pieces([]));
  expect(warning).not.toContain('stills');
});
