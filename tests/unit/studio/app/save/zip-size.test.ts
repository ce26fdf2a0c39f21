import { expect, test } from 'vitest';
import { sizeBeside, tellSize } from '../../../../../src/studio/app/save/zip-size.tsx';
import { type EditedSite, NO_FILES } from '../../../../../src/studio/model/edited-site.ts';

/** A site with a film of this size in two places, and a film that no field names. */
function siteWith(size: number): EditedSite {
  const blob = Object.defineProperty(new Blob(), 'size', { value: size });
  return {
    ...NO_FILES,
    values: { reel: { file: 'a.mp4' }, projects: [{ film: 'a.mp4' }, { film: 'gone.mp4' }, {}] },
    mediaFiles: { 'a.mp4': { blob }, 'unused.mp4': { blob } },
  };
}

test('a film counts once, and only if a field names it', () => {
  expect(sizeBeside(siteWith(1_000_000)) - sizeBeside(siteWith(0))).toBe(1_000_000);
});

test.each([
  [1_100_000, '1.1 MB, little enough for any mail.'],
  [9_100_000, '9.1 MB, too much for a mail to some mailboxes.'],
  [11_100_000, '11.1 MB, too much for a mail to some mailboxes.'],
  [15_100_000, '15.1 MB, too much for most mail'],
  [26_000_000, 'too much for most mail: send a link to it, or a stick.'],
  [4_200_000_000, '4.2 GB, too much for most mail'],
  [4_500_000_000, '4.5 GB, too much for mail: send a link to it, or a stick that is formatted as'],
])('what %i bytes mean is told', (size, sentence) => {
  expect(tellSize(size)).toContain(sentence);
});
