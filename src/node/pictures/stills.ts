/** The stills of the projects: photos in the content's folder `stills`. */
import { join } from 'node:path';
import { around } from '../../compose/around.ts';
import type { Fault, Found } from '../../compose/check/fault.ts';
import { STILL } from '../../compose/pictures.ts';
import { type Picture, stillOf } from '../../compose/site-content.ts';
import type { Project } from '../../schema/portfolio.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { lookFor } from '../files/look-for.ts';
import { preparePicture, type Sources } from './picture.ts';

/** Reads each still once. They go by what stillOf says of the projects. */
export async function readStills(
  folders: Sources,
  projects: unknown,
): Promise<Found<ReadonlyMap<string, Picture>>> {
  const wanted = stillsOf(Array.isArray(projects) ? projects : []);
  const found = await Promise.all(
    [...wanted].map(async ([name, project]) => ({
      name,
      still: await readStill(folders, project),
    })),
  );
  const faults: Fault[] = [];
  const value = new Map<string, Picture>();
  for (const { name, still } of found) {
    if ('problem' in still) faults.push(still);
    else value.set(name, still);
  }
  return { value, faults };
}

type Shown = Partial<Pick<Project, 'still' | 'stillFocus'>> | undefined;

/** The projects may have faults, because the schema may not have seen them. */
function stillsOf(projects: readonly Shown[]): ReadonlyMap<string, Shown> {
  return new Map(
    projects.flatMap((project) =>
      project?.still === undefined ? [] : [[`${stillOf(project)}`, project]],
    ),
  );
}

async function whereToPut(folders: Sources, name: string, names: readonly string[]) {
  const found = await lookFor(folders, (each) =>
    Boolean(speltIn([each.toLowerCase()], name.toLowerCase())),
  );
  const [folder] = /^src\/content\/stills?(?=\/)/i.exec(found ?? '') ?? [];
  if (folder) return `Rename the folder ${folder} to stills.`;
  if (found) return `It is ${found}: move it to src/content/stills/.`;
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'That folder is empty.';
  return `Put it there. ${known}`;
}

async function readStill(folders: Sources, project: Shown): Promise<Picture | Fault> {
  const { still: name = '', stillFocus } = project ?? {};
  const names = await namesIn(join(folders.content, 'stills'));
  const file = speltIn(names, name);
  if (file !== undefined)
    return preparePicture(folders, `stills/${file}`, around(stillFocus, STILL));
  const meant = names.find((each) => speltIn([each.toLowerCase()], name.toLowerCase()));
  const expected = meant
    ? `Write '${meant}' in src/content/portfolio.toml.`
    : await whereToPut(folders, name, names);
  return { file: `src/content/stills/${name}`, field: '', problem: 'is not there.', expected };
}
