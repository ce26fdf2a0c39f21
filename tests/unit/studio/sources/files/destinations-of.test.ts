import { expect, test } from 'vitest';
import { destinationsOf } from '../../../../../src/studio/sources/files/destinations-of.ts';
import type { GivenProject } from '../../../../../src/studio/sources/files/projects-of.ts';

const given = (name: string): GivenProject => {
  const file = new File(['x'], name);
  return name.endsWith('.jpg') ? { picture: file } : { film: file };
};

/** Where files with these names go, among projects with these values. */
const places = (projects: readonly Record<string, string>[], ...names: string[]) =>
  destinationsOf({ projects }, names.map(given));

test.each([
  ['the same title', 'Nachtschicht', 'Nachtschicht.mp3'],
  ['case, and what names of files write for blanks', 'Hafen Radio', 'hafen_radio.mp3'],
  ['accents', 'Über die Grenze', 'uber-die-grenze.wav'],
  ['accents of the one kind and of the other', 'Café', 'Cafe\u0301.mp4'],
  ['signs that no file may have in its name', 'Wer bin ich? Teil 1/2', 'Wer bin ich Teil 1-2.mp3'],
  ['what cameras and versions add', 'Folge 12', 'Folge 12 FINAL (2).mp3'],
  ['vowels of Arabic', 'مَدينة', 'مدينة.mp3'],
])('%s: %s gets %s', (_, title, name) => expect(places([{ title }], name)).toEqual([0]));

test.each([
  ['another title', [{ title: 'Nachtschicht 2' }], 'Nachtschicht.mp3'],
  ['another sign of Japanese', [{ title: 'かき' }], 'かぎ.mp3'],
  ['no title', [{ title: '' }], 'IMG_1234.jpg'],
  ['a film already', [{ title: 'Hafen', film: 'other.mp4' }], 'Hafen.mp4'],
  ['a picture already', [{ title: 'Hafen', still: 'other.jpg' }], 'Hafen.jpg'],
])('a project with %s gets none', (_, projects, name) =>
  expect(places(projects, name)).toEqual([undefined]),
);

test('a project gets one file, and the second one of that title goes to the next', () => {
  const projects = [{ title: 'A', film: 'a.mp4' }, { title: 'A' }, { title: 'A', still: 'a.jpg' }];
  expect(places(projects, 'a.mp3', 'a.mp4', 'a.wav', 'B.mp3')).toEqual([
    1,
    2,
    undefined,
    undefined,
  ]);
});
