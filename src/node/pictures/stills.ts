/** The stills of the projects: photos in the folder stills of the content. */
import { join } from 'node:path';
import type { Fault } from '../../compose/check/fault.ts';
import type { Project } from '../../schema/portfolio.ts';
import { namesIn, speltIn } from '../files/folder-content.ts';
import { preparePicture, type Sources, usable } from './picture.ts';
import type { Encoded, Wanted } from './pixels.ts';

const STILL: Wanted = {
  width: 640,
  height: 360,
  budget: 20_000,
  shortestSide: 320,
  position: 'attention',
};

export async function checkStills(folders: Sources, projects: unknown): Promise<Fault[]> {
  const stills = Array.isArray(projects) ? stillsOf(projects) : [];
  const found = await Promise.all(stills.map((name) => readStill(folders, name)));
  return found.filter((still) => 'problem' in still);
}

/** Each once, by the names of their files, with the id that it has in the page, which tells nothing of that name. */
export async function prepareStills(folders: Sources, projects: readonly Project[]) {
  const stills = stillsOf(projects).map(async (name, index) => {
    const { src } = usable(await readStill(folders, name));
    return [name, { id: `still-${index + 1}`, src }] as const;
  });
  return new Map(await Promise.all(stills));
}

function stillsOf(projects: readonly Project[]): string[] {
  return [...new Set(projects.flatMap((project) => project?.still ?? []))];
}

async function readStill(folders: Sources, name: string): Promise<Encoded | Fault> {
  const names = await namesIn(join(folders.content, 'stills'));
  const file = speltIn(names, name);
  if (file !== undefined) return preparePicture(folders, `stills/${file}`, STILL);
  const meant = names.find((each) => speltIn([each.toLowerCase()], name.toLowerCase()));
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'That folder is empty.';
  const expected = meant
    ? `Write '${meant}' in src/content/portfolio.toml.`
    : `Put it there. ${known}`;
  return { file: `src/content/stills/${name}`, field: '', problem: 'is not there.', expected };
}
