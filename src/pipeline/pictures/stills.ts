/** The stills of the projects: photos in the folder stills of the content. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../content/types.ts';
import { stillId } from '../../sections/still-id.ts';
import type { Fault } from '../content/fault.ts';
import { isSystemFile } from '../files/folder-content.ts';
import { OwnerError } from '../owner-error.ts';
import { preparePicture, type Sources } from './picture.ts';
import type { Wanted } from './pixels.ts';

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

/**
 * All of them, to stand behind the program, so that nothing else waits for their bytes: each is there once, and still.tsx
 * refers to it, with or without a program.
 */
export async function renderStills(folders: Sources, projects: readonly Project[]) {
  const stills = await Promise.all(
    stillsOf(projects).map(async (name) => {
      const still = await readStill(folders, name);
      if ('problem' in still)
        throw new OwnerError(`${still.file} ${still.problem} ${still.expected}`);
      const { src } = still;
      return `<image id="${stillId(name)}" href="${src}" width="16" height="9" preserveAspectRatio="none"/>`;
    }),
  );
  return stills.length > 0 ? `<div hidden><svg>${stills.join('')}</svg></div>` : '';
}

function stillsOf(projects: readonly Project[]): string[] {
  return [...new Set(projects.flatMap((project) => project?.still ?? []))];
}

async function readStill(folders: Sources, name: string) {
  const entries = await readdir(join(folders.content, 'stills')).catch(() => []);
  const spelt = (entry: string) => entry.normalize('NFC');
  const file = entries.find((entry) => spelt(entry) === spelt(name));
  if (file !== undefined) return preparePicture(folders, `stills/${file}`, STILL);
  const others = entries.filter((entry) => !isSystemFile(entry)).sort();
  const meant = others.find((entry) => spelt(entry).toLowerCase() === spelt(name).toLowerCase());
  const known = others.length > 0 ? `There are: ${others.join(', ')}.` : 'That folder is empty.';
  const expected = meant
    ? `Write '${meant}' in src/content/projects.ts.`
    : `Put it there. ${known}`;
  return { file: `src/content/stills/${name}`, field: '', problem: 'is not there.', expected };
}
