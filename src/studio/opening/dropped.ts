import { words } from '../words.ts';
import { LARGEST, Unopened } from './unopened.ts';

/**
 * Returns the files that are dropped, and those in a folder that is dropped. It leaves folders in that folder alone. Nothing, if
 * what is dropped holds no files at all, such as a text.
 */
export function filesIn(transfer: DataTransfer): Promise<File[]> | undefined {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return undefined;
  // All are asked for at once, because the browser soon forgets them.
  return gathered(
    items.map((item) =>
      item.webkitGetAsEntry()?.isDirectory ? filesInFolder(item) : [item.getAsFile()],
    ),
  );
}

export function isFolder({ items: [first] }: DataTransfer): boolean {
  return first?.webkitGetAsEntry()?.isDirectory === true;
}

/** A zip has the names of its files at its end. */
const NAMES = 65_536;

/** Whether a file is a page, or a zip with one. Its bytes tell, because an office document is a zip as well. */
export async function isSite(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).text();
  if (!start.startsWith('PK')) return /^\s*<(?:!doctype html|html)\b/i.test(start);
  return /\.html?\b/i.test(await file.slice(-NAMES).text());
}

async function gathered(
  dropped: readonly (Promise<readonly File[]> | readonly (File | null)[])[],
): Promise<File[]> {
  const files = (await Promise.all(dropped)).flat().filter((file) => file !== null);
  if (files.length === 0) throw new Unopened(words.cannotOpen.noPage);
  return files;
}

const BELONGS = /\.(?:html?|pdf|png)$/i;

/** Chromium needs its newer interface, because a page from a disk cannot read entries there. */
async function filesInFolder(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  try {
    return 'getAsFileSystemHandle' in item
      ? await filesAt(await (item as HandledItem).getAsFileSystemHandle())
      : await filesOf(entry.createReader());
  } catch (error) {
    throw error instanceof Unopened ? error : new Unopened(words.cannotOpen.gone);
  }
}

async function filesAt(handle: Handle): Promise<File[]> {
  const files: File[] = [];
  let sum = 0;
  for await (const each of handle.values()) {
    if (each.kind !== 'file' || !BELONGS.test(each.name)) continue;
    const file = await (each as FileSystemFileHandle).getFile();
    sum += file.size;
    if (sum > LARGEST) throw new Unopened(words.cannotOpen.large);
    // The bytes are read at once, because reading never ends when the handle is gone.
    files.push(new File([await file.arrayBuffer()], file.name));
  }
  return files;
}

async function filesOf(reader: FileSystemDirectoryReader): Promise<File[]> {
  const files: FileSystemFileEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    files.push(
      ...(some.filter(({ isFile, name }) => isFile && BELONGS.test(name)) as FileSystemFileEntry[]),
    );
  }
  return Promise.all(files.map((each) => new Promise<File>((found, no) => each.file(found, no))));
}

type Handle = { values(): AsyncIterable<FileSystemHandle> };
type HandledItem = { getAsFileSystemHandle(): Promise<Handle> };
