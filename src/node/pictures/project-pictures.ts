/** The pictures of the projects: photos in the content's folder `stills`. */
import { join } from 'node:path';
import pMap from 'p-map';
import { type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { type Picture, showsPoster, stillOf } from '../../compose/ingredients.ts';
import { PICTURE, POSTER, STILL, type Wanted } from '../../compose/pictures/wanted.ts';
import { withFocus } from '../../compose/pictures/with-focus.ts';
import type { Project } from '../../schema/portfolio/portfolio.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import { preparePicture, type Sources } from './picture.ts';

/** How many pictures are in memory at once. A photo has up to 20 MB, and the threads of sharp need no more of them. */
const AT_ONCE = 4;

/** A picture to read: the name of its file, and what is wanted of it. */
type Order = { name: string; wanted: Wanted };

/** Reads the pictures of the cards, those of the pages, and those that are seen before films. */
export async function readPictures(
  folders: Sources,
  { projects, reel }: { projects?: unknown; reel?: unknown },
  portfolio = PORTFOLIO,
) {
  const shown: readonly Shown[] = Array.isArray(projects) ? projects : [];
  const stills = ordersOf(shown, ({ stillFocus }) => withFocus(stillFocus, STILL));
  const posters = ordersOf(
    [...shown.filter((project) => project && showsPoster(project)), reel as Shown],
    () => POSTER,
  );
  const read = {
    stills: await readAll(folders, stills, portfolio),
    pictures: await readAll(folders, ordersOfPages(shown), portfolio),
    posters: await readAll(folders, posters, portfolio),
  };
  const all = Object.values(read);
  const value = {
    stills: read.stills.found,
    pictures: read.pictures.found,
    posters: read.posters.found,
  };
  // A picture that is missing in two places is told once.
  const missing = new Map(
    all.flatMap(({ missing }) => missing.map((each) => [each.name, each] as const)),
  );
  const issues = all.flatMap(({ issues }) => issues);
  return { value, issues: [...issues, ...issuesOf([...missing.values()])] };
}

async function readAll(folders: Sources, orders: ReadonlyMap<string, Order>, portfolio: string) {
  const found = new Map<string, Picture>();
  const missing: Missing[] = [];
  const issues: Issue[] = [];
  const read = async ([key, order]: [string, Order]) =>
    [key, await readPicture(folders, order, portfolio)] as const;
  for (const [key, picture] of await pMap(orders, read, { concurrency: AT_ONCE })) {
    if ('remedy' in picture) missing.push(picture);
    else if ('problem' in picture) issues.push(picture);
    else found.set(key, picture);
  }
  return { found, missing, issues };
}

type SomeOf<Name extends keyof Project> = Partial<Pick<Project, Name>>;

/** The projects may be wrong, because the schema may have refused them. */
type Shown = SomeOf<'still' | 'stillFocus' | 'film' | 'pictures'> | undefined;

/** The stills by their keys, so that each crop is read once. */
function ordersOf(projects: readonly Shown[], wantedOf: (project: SomeOf<'stillFocus'>) => Wanted) {
  return new Map(
    projects.flatMap((project): [string, Order][] => {
      if (typeof project?.still !== 'string') return [];
      return [[`${stillOf(project)}`, { name: project.still, wanted: wantedOf(project) }]];
    }),
  );
}

function ordersOfPages(projects: readonly Shown[]) {
  return new Map(
    projects.flatMap((project) => {
      const pictures = Array.isArray(project?.pictures) ? project.pictures : [];
      return pictures.flatMap((picture): [string, Order][] => {
        const name: unknown = picture?.file;
        return typeof name === 'string' ? [[name, { name, wanted: PICTURE }]] : [];
      });
    }),
  );
}

const FOLDER = 'src/content/stills/';

/** A missing picture. */
type Missing = {
  name: string;
  /** What the owner can do. The key is the same if one action helps for several pictures. */
  remedy: { key: string; one: string; several: string };
};

/** Caps the list, so that the sentence stays readable. */
const MOST_NAMES = 8;

/** Makes one issue for all pictures with the same remedy. */
function issuesOf(missing: readonly Missing[]): Issue[] {
  const alike = new Map<string, Missing[]>();
  for (const each of missing) {
    alike.set(each.remedy.key, [...(alike.get(each.remedy.key) ?? []), each]);
  }
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { name, remedy } = first;
    const expected = others.length > 0 ? remedy.several : remedy.one;
    const about = { field: '', expected, severity: 'error' as const };
    if (others.length === 0) return [{ file: FOLDER + name, problem: 'is not there.', ...about }];
    const names = [...new Set([first, ...others].map(({ name }) => name))];
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
    const named = names.slice(0, MOST_NAMES).join(', ') + more;
    return [{ file: FOLDER, problem: `lacks ${named}.`, ...about }];
  });
}

async function whereToPut(
  folders: Sources,
  name: string,
  names: readonly string[],
): Promise<Missing['remedy']> {
  const found = await lookFor(folders, (each) =>
    Boolean(speltIn([each.toLowerCase()], name.toLowerCase())),
  );
  const [folder] = /^src\/content\/stills?(?=\/)/i.exec(found ?? '') ?? [];
  if (folder) {
    const rename = `Rename the folder ${folder} to stills.`;
    return { key: rename, one: rename, several: rename };
  }
  if (found) {
    const place = found.slice(0, found.lastIndexOf('/') + 1);
    return {
      key: place,
      one: `It is ${found}: move it to ${FOLDER}.`,
      several: `They are in ${place || 'the folder of the project'}: move them to ${FOLDER}.`,
    };
  }
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'That folder is empty.';
  return { key: known, one: `Put it there. ${known}`, several: `Put them there. ${known}` };
}

async function readPicture(
  folders: Sources,
  { name, wanted }: Order,
  portfolio: string,
): Promise<Picture | Issue | Missing> {
  const names = await namesIn(join(folders.content, 'stills'));
  const file = speltIn(names, name);
  if (file !== undefined) return preparePicture(folders, `stills/${file}`, wanted);
  const meant = names.find((each) => speltIn([each.toLowerCase()], name.toLowerCase()));
  const write = `Write '${meant}' in ${portfolio}.`;
  const remedy = meant
    ? { key: write, one: write, several: write }
    : await whereToPut(folders, name, names);
  return { name, remedy };
}
