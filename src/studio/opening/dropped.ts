import { MOST_FILES, OpenError } from './open-error.ts';

/** Returns the dropped files, and the files in a dropped folder. Returns undefined if something else is dropped, such as a text. */
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

/** In bytes: the end of a zip, which has the names of its files. Those of 2,000 files have 200 kB. */
const NAMES = 400_000;

/** Whether a file is a page, or a zip with one. It reads the bytes, because an office document is a zip, too. */
export async function isSite(file: File): Promise<boolean> {
  if (PAGE.test(file.name)) return true;
  const start = await file.slice(0, 1024).text();
  if (!start.startsWith('PK')) return /^\s*<(?:!doctype html|html)\b/i.test(start);
  return PAGE_IN_ZIP.test(await namesInZip(file));
}

const PAGE = /\.html?$/i;
const PAGE_IN_ZIP = /\.html?\b/i;

/** The names of the files in a zip, among other bytes. */
export const namesInZip = (file: File) => file.slice(-NAMES).text();

async function gathered(
  dropped: readonly (Promise<readonly File[]> | readonly (File | null)[])[],
): Promise<File[]> {
  const files = (await Promise.all(dropped)).flat().filter((file) => file !== null);
  if (files.length === 0) throw new OpenError('empty');
  // What is dropped onto the preview belongs to its frame, and cannot be read any more when the next frame replaces that.
  return files.map(
    ({ name, type, lastModified }, index) =>
      new File([files[index] ?? ''], name, { type, lastModified }),
  );
}

/** The files in a folder, by their paths in it. In Chromium by the newer interface: a page from a disk cannot read entries there. */
async function filesInFolder(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  const files: File[] = [];
  const take = (file: File, path: string) => {
    const { type, lastModified } = file;
    files.push(new File([file], path, { type, lastModified }));
    // Somebody may drop all that they have.
    if (files.length > MOST_FILES) throw new OpenError('manyFiles', `${MOST_FILES}`);
  };
  try {
    if ('getAsFileSystemHandle' in item)
      await takeAll(await (item as HandledItem).getAsFileSystemHandle(), '', take);
    else await takeEntries(entry, '', take);
  } catch (error) {
    throw error instanceof OpenError ? error : new OpenError('gone');
  }
  return files;
}

type Take = (file: File, path: string) => void;

/** Hidden folders are those of programs, such as .git. */
const isOfProgram = (name: string) => name.startsWith('.');

async function takeAll(folder: Handle, path: string, take: Take): Promise<void> {
  for await (const each of folder.values()) {
    const { kind, name } = each;
    if (kind === 'file') take(await (each as FileSystemFileHandle).getFile(), path + name);
    else if (!isOfProgram(name)) await takeAll(each as unknown as Handle, `${path}${name}/`, take);
  }
}

async function takeEntries(folder: FileSystemDirectoryEntry, path: string, take: Take) {
  const reader = folder.createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const each of some) {
      const { isFile, name } = each;
      if (isFile) take(await fileOf(each as FileSystemFileEntry), path + name);
      else if (!isOfProgram(name))
        await takeEntries(each as FileSystemDirectoryEntry, `${path}${name}/`, take);
    }
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

type Handle = { values(): AsyncIterable<FileSystemHandle> };
type HandledItem = { getAsFileSystemHandle(): Promise<Handle> };
