/** The stills of the projects: photos in the content's folder `stills`. */
import { join } from 'node:path';
import { type Found, type Issue, PORTFOLIO } from '../../compose/check/issue.ts';
import { type Picture, stillOf } from '../../compose/ingredients.ts';
import { STILL } from '../../compose/pictures/wanted.ts';
import { withFocus } from '../../compose/pictures/with-focus.ts';
import type { Project } from '../../schema/portfolio/portfolio.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import { preparePicture, type Sources } from './picture.ts';

/** Reads each crop of a still once. `stillOf` gives each crop its key. */
export async function readStills(
  folders: Sources,
  projects: unknown,
  portfolio = PORTFOLIO,
): Promise<Found<ReadonlyMap<string, Picture>>> {
  const wanted = stillsOf(Array.isArray(projects) ? projects : []);
  const found = await Promise.all(
    [...wanted].map(async ([name, project]) => ({
      name,
      still: await readStill(folders, project, portfolio),
    })),
  );
  const issues: Issue[] = [];
  const missing: Missing[] = [];
  const value = new Map<string, Picture>();
  for (const { name, still } of found) {
    if ('remedy' in still) missing.push(still);
    else if ('problem' in still) issues.push(still);
    else value.set(name, still);
  }
  return { value, issues: [...issues, ...issuesOf(missing)] };
}

const FOLDER = 'src/content/stills/';

/** A missing still. */
type Missing = {
  name: string;
  /** What the owner can do. The key is the same if one action helps for several stills. */
  remedy: { key: string; one: string; several: string };
};

/** Caps the list, so that the sentence stays readable. */
const MOST_NAMES = 8;

/** Makes one issue for all stills with the same remedy. */
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

type Shown = Partial<Pick<Project, 'still' | 'stillFocus'>> | undefined;

/** The projects may be wrong, because the schema may have refused them. */
function stillsOf(projects: readonly Shown[]): ReadonlyMap<string, Shown> {
  return new Map(
    projects.flatMap((project) =>
      project?.still === undefined ? [] : [[`${stillOf(project)}`, project]],
    ),
  );
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

async function readStill(
  folders: Sources,
  project: Shown,
  portfolio: string,
): Promise<Picture | Issue | Missing> {
  const { still: name = '', stillFocus } = project ?? {};
  const names = await namesIn(join(folders.content, 'stills'));
  const file = speltIn(names, name);
  if (file !== undefined)
    return preparePicture(folders, `stills/${file}`, withFocus(stillFocus, STILL));
  const meant = names.find((each) => speltIn([each.toLowerCase()], name.toLowerCase()));
  const write = `Write '${meant}' in ${portfolio}.`;
  const remedy = meant
    ? { key: write, one: write, several: write }
    : await whereToPut(folders, name, names);
  return { name, remedy };
}
