/**
 * All files that were given to be opened as a site: plain ones, and those in zips. Anybody may have made them. What does not belong to
 * the page stays as it is: only the page, its README, its CV, its films and its link image are made anew, and of these one that another
 * page names, too, is kept as well.
 */
import type { RangedFile } from '../../compose/media/bytes.ts';
import { LARGEST_SITE, MOST_FILES, OpenError } from './open-error.ts';
import { safePathOf } from './path-of.ts';
import { type Entry, entriesOf, isZip } from './unzip.ts';

/** `file` is the place of the given file that the entry lies in. */
export type GivenEntry = Entry & { file: number };

/** Their names are paths in the folder of the site. Throws if there are too many, or if two have one name. */
export async function gather(given: readonly (RangedFile & { name: string })[]) {
  const room = { left: LARGEST_SITE };
  const plain: GivenEntry[] = [];
  const packed: GivenEntry[][] = [];
  for (const [file, each] of given.entries()) {
    if (!(await isZip(each))) plain.push({ ...wholeFile(each, room), file });
    else packed.push((await entriesOf(each, room)).map((entry) => ({ ...entry, file })));
  }
  const all = withoutCopies([plain, ...packed].flatMap(withoutFolder));
  if (all.length > MOST_FILES) throw new OpenError('manyFiles', `${MOST_FILES}`);
  return all;
}

/** What is left of files without the folder that all of them lie in, and without folders and litter. */
function withoutFolder(entries: readonly GivenEntry[]): GivenEntry[] {
  const files = entries
    .filter(({ name }) => !name.endsWith('/') && !isLitter(name))
    .map((entry) => ({ ...entry, name: safePathOf(entry.name) }));
  const { length } = commonFolder(files.map(({ name }) => name));
  return files.map((entry) => ({ ...entry, name: entry.name.slice(length) }));
}

/** What systems put beside the files of people. */
export const isLitter = (path: string) =>
  /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

export const isHidden = (path: string) => /(?:^|\/)\./.test(path);

/** The folder that all of them lie in: '' or 'my site/'. */
export function commonFolder([first = '', ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((name) => name.startsWith(folder)))
    folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1);
  return folder;
}

/** Two zips may hold the same film. If two files have one name and are not the same, nobody knows which one is meant. */
function withoutCopies(entries: readonly GivenEntry[]): GivenEntry[] {
  const byName = new Map<string, GivenEntry>();
  for (const entry of entries) {
    const { name, size, checksum } = entry;
    const other = byName.get(name);
    const isCopy = checksum !== undefined && checksum === other?.checksum && size === other.size;
    if (other && !isCopy) throw new OpenError('twice', name);
    if (!other) byName.set(name, entry);
  }
  return [...byName.values()];
}

function wholeFile(
  { name, size, read }: RangedFile & { name: string },
  room: { left: number },
): Entry {
  return {
    name,
    size,
    find: async () => ({ start: 0, end: size }),
    read: async () => {
      if (size > room.left) throw new OpenError('large');
      room.left -= size;
      return new Uint8Array(await read(0, size));
    },
  };
}
