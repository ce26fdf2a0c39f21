import { mediaName } from '../../schema/rules.ts';
import { OpenError } from './open-error.ts';

/**
 * Returns the dropped files, and the files in a dropped folder, but not those in its subfolders. Returns undefined if something
 * else is dropped, such as a text.
 */
export function filesIn(transfer: DataTransfer): Promise<File[]> | undefined {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return undefined;
  // All items are read now, because the browser drops them after the event.
  return gathered(
    items.map((item) =>
      item.webkitGetAsEntry()?.isDirectory ? filesInFolder(item) : [item.getAsFile()],
    ),
  );
}

export function isFolder({ items: [first] }: DataTransfer): boolean {
  return first?.webkitGetAsEntry()?.isDirectory === true;
}

/** In bytes: the end of a zip, which has the names of its files. */
const NAMES = 65_536;

/** Whether a file is a page, or a zip with one. It reads the bytes, because an office document is a zip, too. */
export async function isSite(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).text();
  if (!start.startsWith('PK')) return /^\s*<(?:!doctype html|html)\b/i.test(start);
  return /\.html?\b/i.test(await file.slice(-NAMES).text());
}

async function gathered(
  dropped: readonly (Promise<readonly File[]> | readonly (File | null)[])[],
): Promise<File[]> {
  const files = (await Promise.all(dropped)).flat().filter((file) => file !== null);
  if (files.length === 0) throw new OpenError('noPage');
  // What is dropped onto the preview belongs to its frame, and cannot be read any more when the next frame replaces that.
  return files.map((file) => new File([file], file.name));
}

const BELONGS = /\.(?:html?|pdf|png)$/i;
const belongs = (name: string) => BELONGS.test(name) || mediaName(name) === undefined;

/** In Chromium it uses the newer interface, because there a page from a disk cannot read entries. */
async function filesInFolder(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  try {
    return 'getAsFileSystemHandle' in item
      ? await filesAt(await (item as HandledItem).getAsFileSystemHandle())
      : await filesOf(entry.createReader());
  } catch (error) {
    throw error instanceof OpenError ? error : new OpenError('gone');
  }
}

async function filesAt(handle: Handle): Promise<File[]> {
  const files: File[] = [];
  for await (const each of handle.values())
    if (each.kind === 'file' && belongs(each.name))
      files.push(await (each as FileSystemFileHandle).getFile());
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
      ...(some.filter(({ isFile, name }) => isFile && belongs(name)) as FileSystemFileEntry[]),
    );
  }
  return Promise.all(files.map((each) => new Promise<File>((found, no) => each.file(found, no))));
}

type Handle = { values(): AsyncIterable<FileSystemHandle> };
type HandledItem = { getAsFileSystemHandle(): Promise<Handle> };
