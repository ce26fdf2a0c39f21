/** The stills of the projects: photos in the folder stills of the content. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../content/types.ts';
import type { Fault } from '../content/fault.ts';
import { isSystemFile } from '../files/folder-content.ts';
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

/** Each once, by the names of their files. */
export async function prepareStills(folders: Sources, projects: readonly Project[]) {
  const stills = stillsOf(projects).map(
    async (name) => [name, usable(await readStill(folders, name))] as const,
  );
  return new Map(await Promise.all(stills));
}

function stillsOf(projects: readonly Project[]): string[] {
  return [...new Set(projects.flatMap((project) => project?.still ?? []))];
}

async function readStill(folders: Sources, name: string): Promise<Encoded | Fault> {
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
