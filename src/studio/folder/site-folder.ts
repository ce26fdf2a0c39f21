/**
 * The folder of the disk that a site is saved into. It is kept in memory alone, because all pages from a disk share what a browser stores
 * for them.
 */
import type { Beside, EditedSite } from '../model/edited-site.ts';
import { sameName } from '../model/edited-site.ts';
import { commonFolder, isLitter } from '../opening/gather.ts';
import { isPage } from './written-names.ts';

/** A file as we wrote or read it last. `bytes` are what it was written from, if that is one object for long, such as a film. */
type Mark = { name: string; size: number; lastModified: number; bytes?: Blob };

export type SiteFolder = {
  readonly handle: FileSystemDirectoryHandle;
  /** By the paths of the files, as `sameName` writes them. */
  readonly marks: Map<string, Mark>;
};

/** No edit changes this part of a site, and another site has another. So undo, too, leads back to the folder of each. */
const folders = new WeakMap<Beside, SiteFolder>();

export const folderOf = ({ beside }: EditedSite) => folders.get(beside);

export const keepFolder = ({ beside }: EditedSite, folder: SiteFolder) =>
  void folders.set(beside, folder);

/** The folders that files were read from. */
const given = new WeakMap<readonly File[], FileSystemDirectoryHandle>();

export const noteFolder = (files: readonly File[], handle: FileSystemDirectoryHandle) =>
  void given.set(files, handle);

/** Keeps the folder that a site was opened from: that of the page, if all files lie in a folder of the one that was given. */
export async function keepFolderOf(files: readonly File[], site: EditedSite): Promise<void> {
  let handle = given.get(files);
  if (!handle) return;
  const own = files.filter(({ name }) => !isLitter(name));
  const common = commonFolder(own.map(({ name }) => name));
  // The page may have been in a zip there.
  const place = common + site.beside.folder;
  const isInPlace = (name: string) => name.lastIndexOf('/') + 1 === place.length && isPage(name);
  if (!own.some(({ name }) => name.startsWith(place) && isInPlace(name))) return;
  for (const part of common.split('/').slice(0, -1)) handle = await handle.getDirectoryHandle(part);
  const held = { ...site.mediaFiles, ...site.beside.files };
  const marks = own.map(({ name, size, lastModified }): [string, Mark] => {
    const path = name.slice(common.length);
    const bytes = Object.hasOwn(held, path) ? held[path]?.blob : undefined;
    return [sameName(path), { name: path, size, lastModified, ...(bytes && { bytes }) }];
  });
  keepFolder(site, { handle, marks: new Map(marks) });
}
