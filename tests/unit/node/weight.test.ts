import { expect, it } from 'vitest';
import { readableSize } from '../../../src/node/size.ts';
import { reportFolder, reportWeight } from '../../../src/node/weight.ts';
import { noise } from '../../support/owners/damaged.ts';

/** The text of a picture in a page, which has so many kilobytes when it is compressed. */
const bytes = await noise(600, 600).raw().toBuffer();
const heavy = (kilobytes: number) => bytes.subarray(0, kilobytes * 1000).toString('base64');

const pieces = (stills: { name: string; src: string }[]) => ({
  words: heavy(12),
  fonts: heavy(28),
  program: heavy(110),
  portrait: heavy(34),
  stills,
  pagePictures: [],
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
    'index.html is heavy: … kB compressed, where … kB are plenty. On a slow line people wait for it.',
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

it.each([
  [0, '0.0 kB'],
  [999, '1.0 kB'],
  [454_300, '454.3 kB'],
  [999_940, '999.9 kB'],
  [999_960, '1.0 MB'],
  [123_000_000, '123.0 MB'],
  [3_000_000_000, '3.0 GB'],
  [5e12, '5000.0 GB'],
])('%i bytes are said to be %s', (bytes, size) => {
  expect(readableSize(bytes)).toBe(size);
});

it.each([
  [[500_000], 'dist/ in all: 500.0 kB, little enough for any mail.'],
  [
    [500_000, 3_200_000],
    'dist/ in all: 3.7 MB, too much for a mail to some mailboxes (5 MB are safe).',
  ],
  [
    [9e6, 9e6],
    'dist/ in all: 18.0 MB, too much for a mail (hardly any mailbox takes more than 20 MB): put it on the web, or hand it over on a stick.',
  ],
])('of a folder of %j bytes it is said whether a mail takes it', (sizes, line) => {
  const files = new Map(sizes.map((size, index) => [`${index}.mp4`, { path: '', size }]));
  expect(reportFolder('dist/', files)).toEqual([line]);
});

it('of a file that most sticks do not take the owner is told', () => {
  const files = new Map([
    ['a.mp4', { path: '', size: 2 ** 32 - 1 }],
    ['b.mp4', { path: '', size: 2 ** 32 }],
  ]);
  expect(reportFolder('dist/', files).slice(1)).toEqual([
    'b.mp4 is over 4 GB: it fits only on a stick that is formatted as exFAT.',
  ]);
});

it('the pictures of project pages count only where they are very many', () => {
  const pictures = (kilobytes: number) => ({
    ...pieces([]),
    pagePictures: [{ name: 'night.jpg', src: heavy(kilobytes) }],
  });
  expect(reportWeight(heavy(900), pictures(400))).not.toHaveProperty('warning');
  const { warning } = reportWeight(heavy(900).repeat(4), pictures(1));
  expect(warning).toMatch(/^index\.html is heavy: 3\.\d MB compressed, where 600\.0 kB are plenty/);
});
