/** Finds out which files are of one project: a film, the picture and the captions that are called as it is. */
import { isSound } from '../../../schema/media-names.ts';
import { stemOf, titleOfFile } from './title-of-file.ts';

type GivenFilm = { film: File; picture?: File; captions?: File };

/** The files of a project that is to be made. A film may be a sound. */
export type GivenProject = GivenFilm | { film?: undefined; picture: File };

type Given = { media: readonly File[]; pictures: readonly File[]; captions: readonly File[] };

/** `alone` are captions without a film. In a folder, names are paths. Of several captions for a film, those in this language are taken. */
export function projectsOf({ media, pictures, captions }: Given, language: string) {
  const films = inOrder(media).map((film): GivenFilm => ({ film }));
  const own = inOrder(pictures).filter((picture) => {
    const film = filmFor(picture.name.replace(OF_STILLS, '$1'), films, (each) => !each.picture);
    if (film) film.picture = picture;
    return !film;
  });
  const isInLanguage = ({ name }: File) => tagOf(name).toLowerCase() === language;
  const [first, others] = [
    captions.filter(isInLanguage),
    captions.filter((each) => !isInLanguage(each)),
  ];
  const alone = [...first, ...inOrder(others)].filter((file) => {
    const hasRoom = (each: GivenFilm) => !each.captions && !isSound(each.film.name);
    const stem = file.name.replace(ENDING, '');
    const film = filmFor(stem, films, hasRoom) ?? filmFor(stem.replace(TAG, ''), films, hasRoom);
    if (film) film.captions = file;
    return !film;
  });
  const projects: GivenProject[] = [...films, ...own.map((picture) => ({ picture }))];
  return { projects: projects.sort((a, b) => compare(leadOf(a), leadOf(b))), alone };
}

/** The file that names the project. */
export const leadOf = (project: GivenProject): File => project.film ?? project.picture;

export const filesOf = (project: GivenProject): readonly File[] =>
  [project.film, project.picture, project.film && project.captions].filter(
    (file) => file !== undefined,
  );

/** What is added to the names of pictures of films. */
const OF_STILLS = /[ ._-]+(?:still|poster|thumb(?:nail)?|cover)(\.\w+)$/i;
const ENDING = /\.[a-z]+$/i;
/** A language, as in 'harbour.en.vtt'. */
const TAG = /[._-][a-z]{2,3}(?:-[a-z\d]{2,8})?$/i;
const tagOf = (name: string) => TAG.exec(name.replace(ENDING, ''))?.[0].slice(1) ?? '';

/** The film that is called so. The names of cameras begin anew with each card, so these count only in one folder. */
function filmFor(
  name: string,
  films: readonly GivenFilm[],
  hasRoom: (film: GivenFilm) => boolean,
): GivenFilm | undefined {
  const free = films.filter(hasRoom);
  const title = plain(titleOfFile(name));
  const isSame = ({ film }: GivenFilm) =>
    stemIn(film.name) === stemIn(name) && (title !== '' || folderOf(film.name) === folderOf(name));
  return (
    free.find(isSame) ??
    free.find(({ film }) => title !== '' && plain(titleOfFile(film.name)) === title)
  );
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const plain = (name: string) =>
  name
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const stemIn = (path: string) => plain(stemOf(path.slice(folderOf(path).length)));

/** A system gives the files of a choice in any order. */
const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });
const compare = (a: File, b: File) => compareNames(a.name, b.name);
const inOrder = (files: readonly File[]) => [...files].sort(compare);
