import { expect, test } from 'vitest';
import { issuesOfProjectPages } from '../../../../src/compose/check/project-pages.ts';

const issuesOf = (...projects: unknown[]) =>
  issuesOfProjectPages({ projects }).map(({ field, problem, expected, severity }) =>
    [severity, field, problem, expected].join(' '),
  );

test.each([
  ['captions of a film', { film: 'a.mp4', captions: 'a.vtt' }],
  ['a sound without captions', { film: 'a.mp3' }],
  ['two slugs', { slug: 'a' }, { slug: 'b' }],
  ['what the schema refuses', { film: 5, captions: [], slug: 5 }, null, 'none', { slug: 5 }],
])('%s are fine', (_, ...projects) => {
  expect(issuesOf(...projects)).toEqual([]);
});

test('two files cannot have names that differ only in capital letters', () => {
  const reel = { file: 'Film.mp4' };
  const projects = [{ film: 'Film.mp4' }, { film: 'film.mp4' }];
  expect(issuesOfProjectPages({ reel, projects }).map(({ field }) => field)).toEqual([
    'projects[1].film',
  ]);
});

test('something else than a list is the matter of the schema', () => {
  expect(issuesOfProjectPages({ projects: 'none' })).toEqual([]);
  expect(issuesOfProjectPages({})).toEqual([]);
});

test('it is asked whether the picture of a showreel without a film is meant', () => {
  const told = (reel: unknown) =>
    issuesOfProjectPages({ reel }).map(({ severity, field, problem, expected }) =>
      [severity, field, problem, expected].join(' '),
    );
  expect(told({ still: 'a.jpg', file: 'a.mp4' })).toEqual([]);
  expect(told({ still: 'a.jpg', address: 'https://vimeo.com/1' })).toEqual([
    'question reel.still has no film. Name its film, or remove the picture.',
  ]);
});

test('captions need a film', () => {
  expect(issuesOf({}, { captions: 'a.vtt' })).toEqual([
    'error projects[1].captions has no film. Name its film, or remove the captions.',
  ]);
});

test.each(['a.mp3', 'a.OGG', 'a.flac'])('the sound %s has no captions', (film) => {
  expect(issuesOf({ film, captions: 'a.vtt' })).toEqual([
    'error projects[0].captions belongs to a sound, which shows none. Write what is said in it into the story, and remove the captions.',
  ]);
});

test.each([
  ['harbour', 'harbour'],
  ['harbour', 'Harbour'],
  ['ñandú', 'ñandú'.normalize('NFD')],
])('two projects cannot have the slugs %s and %s', (one, other) => {
  expect(issuesOf({ slug: one }, {}, { slug: other })).toEqual([
    'error projects[2].slug is the same as that of project 1. Give each project an address of its own.',
  ]);
});
