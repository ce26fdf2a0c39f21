import { expect, test } from 'vitest';
import type { MediaHead } from '../../../../src/compose/media/media.ts';
import {
  cleanName,
  nameFor,
  withNamesOfProjects,
} from '../../../../src/studio/media/media-name.ts';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';

const mp4: MediaHead = { container: 'mp4' };

test.each<[own: string, container: MediaHead['container'], name: string]>([
  ['harbour.mp4', 'mp4', 'harbour.mp4'],
  ['Harbour FINAL (2).MP4', 'mp4', 'Harbour-FINAL-2.mp4'],
  ['harbour.m4v', 'mp4', 'harbour.m4v'],
  ['harbour.mp4', 'webm', 'harbour.webm'],
  ['Mañana: “día” 1/2.mov', 'mov', 'Mañana-día-1-2.mov'],
  ['فيلم.mp4', 'mp4', 'فيلم.mp4'],
  ['aux.mp4', 'mp4', 'film-aux.mp4'],
  ['COM1.mp3', 'mp3', 'sound-COM1.mp3'],
  ['com².mov', 'mov', 'film-com².mov'],
  ['???.mp4', 'mp4', 'film.mp4'],
  ['.mp4', 'mp4', 'film.mp4'],
  ['harbour', 'mp4', 'harbour.mp4'],
  [`${'a'.repeat(300)}.mp4`, 'mp4', `${'a'.repeat(50)}.mp4`],
])('%s as %s is called %s', (own, container, name) => {
  expect(cleanName(own, { container })).toBe(name);
});

const film = (name: string, content = 'a') => new File([content], name, { lastModified: 7 });

/** The first project has a film, which is there or not. */
function siteWith(name: string, file?: File): EditedSite {
  return {
    ...NO_FILES,
    values: { projects: [{ film: name }, { film: '' }] },
    ...(file && { mediaFiles: { [name]: { blob: file } } }),
  };
}

test.each<[what: string, site: EditedSite, project: number, file: File, name: string]>([
  [
    'a missing film comes back under its name',
    siteWith('My film.mp4'),
    0,
    film('My film.mp4'),
    'My film.mp4',
  ],
  [
    'another file in place of a missing one has its own',
    siteWith('My film.mp4'),
    0,
    film('b.mp4'),
    'b.mp4',
  ],
  [
    'a newer film of the same name replaces it',
    siteWith('a.mp4', film('a.mp4')),
    0,
    film('a.mp4', 'new'),
    'a.mp4',
  ],
  ['the same file is there once', siteWith('x.mp4', film('a.mp4')), 1, film('a.mp4'), 'x.mp4'],
  [
    'another file of that name is not it',
    siteWith('A.mp4', film('A.mp4')),
    1,
    film('a.mp4', 'new'),
    'a-2.mp4',
  ],
  [
    'a long name, with a number once more, has room',
    siteWith(`${'a'.repeat(50)}.mp4`, film('x.mp4')),
    1,
    film(`${'a'.repeat(50)}-2.mp4`, 'new'),
    `${'a'.repeat(50)}-2.mp4`,
  ],
  ['a missing film elsewhere keeps its name', siteWith('a.mp4'), 1, film('a.mp4'), 'a-2.mp4'],
])('%s', (_, site, project, file, name) => {
  expect(nameFor(site, ['projects', project, 'film'], file, mp4)).toBe(name);
});

test.each<[what: string, own: string, name: string, title: string, saved: string]>([
  ['what shows it', 'IMG_1 (2).mp4', 'IMG-1-2.mp4', 'Night train', 'Night-train.mp4'],
  ['nothing while that has no title', 'IMG_1.mp4', 'IMG-1.mp4', ' ', 'IMG-1.mp4'],
  ['what it was named after before', 'IMG_1.mp4', 'Harbour.mp4', 'Night train', 'Harbour.mp4'],
  ['what other files are not', 'a.mp4', 'a-2.mp4', 'Rain', 'Rain-2.mp4'],
  ['itself, if that is the title', 'rain-1.mp4', 'rain-1.mp4', 'Rain 1', 'rain-1.mp4'],
])('a chosen film is saved under the name of %s', (_, own, name, title, saved) => {
  const site = siteWith(name, film(own));
  const projects = [{ title, film: name }, { film: name }];
  const { values, mediaFiles } = withNamesOfProjects({
    ...{ ...site, values: { projects } },
    beside: { ...site.beside, files: { 'RAIN.mp4': { blob: film('RAIN.mp4') } } },
  });
  expect(values).toEqual({
    projects: [{ title, film: saved }, { film: saved }],
  });
  expect(mediaFiles[saved]?.blob).toBe(site.mediaFiles[name]?.blob);
});

test('a film of a site that was opened keeps its name', () => {
  const site = { ...siteWith('a.mp4'), mediaFiles: { 'a.mp4': { blob: new Blob(['a']) } } };
  expect(
    withNamesOfProjects({ ...site, values: { projects: [{ title: 'Rain', film: 'a.mp4' }] } }),
  ).toEqual({ ...site, values: { projects: [{ title: 'Rain', film: 'a.mp4' }] } });
});
