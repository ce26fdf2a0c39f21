import { noteFolder } from '../folder/site-folder.ts';
import { MOST_FILES, OpenError } from './open-error.ts';

/** Returns the dropped files, and the files in a dropped folder. Returns undefined if something else is dropped, such as a text. */
export function filesIn(transfer: DataTransfer): Promise<File[]> | undefined {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return undefined;
  // All items are read now, because the browser drops them after the event.
  const folders = items.map((item) =>
    item.webkitGetAsEntry()?.isDirectory && 'getAsFileSystemHandle' in item
      ? (item as HandledItem).getAsFileSystemHandle()
      : undefined,
  );
  const files = gathered(
    items.map((item, index) =>
      item.webkitGetAsEntry()?.isDirectory
        ? filesInFolder(item, folders[index])
        : [item.getAsFile()],
    ),
  );
  const [folder, ...others] = folders;
  if (!folder || others.length > 0) return files;
  return files.then(async (all) => {
    noteFolder(all, await folder);
    return all;
  });
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
/** Letters of the next entry may follow the name. */
const PAGE_IN_ZIP = /\.html?/i;

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

/** The files in a dropped folder, by their paths in it. In Chromium by the newer interface: a page from a disk cannot read entries there. */
async function filesInFolder(item: DataTransferItem, handle?: Promise<FileSystemDirectoryHandle>) {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  return collected(async (take) =>
    handle ? takeAll(await handle, '', take) : takeEntries(entry, '', take),
  );
}

/** The files in a folder that was chosen, by their paths in it. */
export async function filesOfFolder(handle: FileSystemDirectoryHandle): Promise<File[]> {
  const files = await collected((take) => takeAll(handle, '', take));
  noteFolder(files, handle);
  return files;
}

async function collected(read: (take: Take) => Promise<void>): Promise<File[]> {
  const files: File[] = [];
  try {
    await read((file, path) => {
      const { type, lastModified } = file;
      files.push(new File([file], path, { type, lastModified }));
      // Somebody may drop all that they have.
      if (files.length > MOST_FILES) throw new OpenError('manyFiles', `${MOST_FILES}`);
    });
  } catch (error) {
    throw error instanceof OpenError ? error : new OpenError('gone');
  }
  return files;
}

type Take = (file: File, path: string) => void;

/** Hidden folders are those of programs, such as .git. */
const isOfProgram = (name: string) => name.startsWith('.');

async function takeAll(folder: FileSystemDirectoryHandle, path: string, take: Take): Promise<void> {
  for await (const each of (folder as unknown as Iterated).values()) {
    const { kind, name } = each;
    if (kind === 'file') take(await (each as FileSystemFileHandle).getFile(), path + name);
    else if (!isOfProgram(name))
      await takeAll(each as FileSystemDirectoryHandle, `${path}${name}/`, take);
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

type Iterated = { values(): AsyncIterable<FileSystemHandle> };
type HandledItem = { getAsFileSystemHandle(): Promise<FileSystemDirectoryHandle> };
