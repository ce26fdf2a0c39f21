/** Takes out of films and sounds where they were taken, in the files of the owner, so that it is done once. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { patchesOfPlaces } from '../../compose/media/without-place.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import type { Folders } from '../folders.ts';
import { findBeside } from './beside.ts';
import { loadPages } from './load.ts';
import { inRanges, MEDIA, ownedMediaNames } from './media.ts';
import { Unreadable } from './toml.ts';

/** Returns the names of those that said it. What is missing or wrong is left to the build, which reports it. */
export async function removePlaces(folders: Folders): Promise<string[]> {
  const { pages } = await loadPages(folders);
  const names = new Set(
    pages.flatMap(({ portfolio }) =>
      portfolio instanceof Unreadable ? [] : [...ownedMediaNames(portfolio)],
    ),
  );
  const changed: string[] = [];
  for (const name of names) {
    const found = await findBeside(folders, name, MEDIA);
    if ('problem' in found) continue;
    if (await removePlace(join(folders.beside, found.spelt), name)) changed.push(name);
  }
  return changed;
}

/** Whether there was one. Only its bytes are written, so a film of any size takes no time and no room. */
async function removePlace(path: string, name: string): Promise<boolean> {
  const patches = await inRanges(path, patchesOfPlaces).catch(() => []);
  if (patches.length === 0) return false;
  try {
    const file = await open(path, 'r+');
    try {
      for (const { at, bytes } of patches) await file.write(bytes, 0, bytes.length, at);
    } finally {
      await file.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new OwnerError(
      `public/${name} cannot be changed (${reason}).\n` +
        'Close the programs that have it open, allow that it is written, and try again.',
    );
  }
  return true;
}
