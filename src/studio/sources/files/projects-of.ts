/** Finds out which files are of one project: a film, the picture and the captions that are called as it is. */
import { isSound } from '../../../schema/media-names.ts';
import { titleOfFile } from './title-of-file.ts';

type GivenFilm = { film: File; picture?: File; captions?: File };

/** The files of a project that is to be made. A film may be a sound. */
export type GivenProject = GivenFilm | { film?: undefined; picture: File };

type Given = { media: readonly File[]; pictures: readonly File[]; captions: readonly File[] };

/** `alone` are captions without a film. In a folder, names are paths. Of several captions for a film, those in this language are taken. */
export function projectsOf({ media, pictures, captions }: Given, language: string) {
  const films = inOrder(media).map((film): GivenFilm => ({ film }));
  const own = given(films, inOrder(pictures), OF_STILLS, (film, picture) => {
    if (!film.picture) return Object.assign(film, { picture });
  });
  const isInLanguage = ({ name }: File) => tagOf(name).toLowerCase() === language;
  const [first, others] = [
    captions.filter(isInLanguage),
    captions.filter((each) => !isInLanguage(each)),
  ];
  const alone = given(films, [...first, ...inOrder(others)], TAG, (film, captions) => {
    if (!film.captions && !isSound(film.film.name)) return Object.assign(film, { captions });
  });
  const projects: GivenProject[] = [...films, ...own.map((picture) => ({ picture }))];
  return { projects: projects.sort((a, b) => compare(leadOf(a), leadOf(b))), alone };
}

/** The file that names the project. */
export const leadOf = (project: GivenProject): File => project.film ?? project.picture;

export const filesOfProject = (project: GivenProject): readonly File[] =>
  [project.film, project.picture, project.film && project.captions].filter(
    (file) => file !== undefined,
  );

/** What the names of pictures and of captions add to that of their film: 'harbour-still', 'harbour.en'. */
const OF_STILLS = /[ ._-]+(?:still|poster|thumb(?:nail)?|cover)$/i;
const TAG = /[._-][a-z]{2,3}(?:-[a-z\d]{2,8})?$/i;
const withoutEnding = (name: string) => name.replace(/\.[^./]*$/, '');
const tagOf = (name: string) => TAG.exec(withoutEnding(name))?.[0].slice(1) ?? '';

/** Gives files to the films that are called as they are, first by the whole name, then without what it adds, then by the title. */
function given(
  films: readonly GivenFilm[],
  files: readonly File[],
  addition: RegExp,
  take: (film: GivenFilm, file: File) => GivenFilm | undefined,
): readonly File[] {
  // Titles take long to find, and there may be thousands of pairs.
  const named = films.map((film) => ({ film, keys: keysOf(film.film.name, /$/) }));
  const all = files.map((file) => ({ file, keys: keysOf(file.name, addition) }));
  return [0, 1, 2]
    .reduce(
      (left, way) =>
        left.filter(
          ({ file, keys: { [way]: key = '' } }) =>
            !named.some(({ film, keys }) => key !== '' && keys[way] === key && take(film, file)),
        ),
      all,
    )
    .map(({ file }) => file);
}

/** The letters and digits of the name, of its beginning, and of its title. */
function keysOf(path: string, addition: RegExp): readonly string[] {
  const stem = withoutEnding(path);
  const begun = stem.replace(addition, '');
  const title = plain(titleOfFile(begun));
  // The names of cameras begin anew with each card, so these count only in one folder.
  const ofName = (name: string) =>
    title ? plain(name.replace(/^.*\//, '')) : plain(name) && name.toLowerCase();
  return [ofName(stem), ofName(begun), title];
}

const plain = (name: string) =>
  name
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A system gives the files of a choice in any order. */
const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });
const compare = (a: File, b: File) => compareNames(a.name, b.name);
const inOrder = (files: readonly File[]) => [...files].sort(compare);
