/** Returns the files that are dropped, and those in a folder that is dropped. It leaves folders in that folder alone. */
export async function filesIn(transfer: DataTransfer): Promise<File[]> {
  // All are asked for at once, because the browser soon forgets them.
  const dropped = [...transfer.items].map((item) =>
    item.webkitGetAsEntry()?.isDirectory ? filesInFolder(item) : [item.getAsFile()],
  );
  return (await Promise.all(dropped)).flat().filter((file) => file !== null);
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

/** Chromium needs its newer interface, because a page from a disk cannot read entries there. */
async function filesInFolder(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  if ('getAsFileSystemHandle' in item) {
    const handle = await (item as HandledItem).getAsFileSystemHandle();
    const files: File[] = [];
    for await (const each of handle.values()) {
      if (each.kind !== 'file' || !/\.(?:html?|pdf|png)$/i.test(each.name)) continue;
      const file = await (each as FileSystemFileHandle).getFile();
      // The bytes are read at once, because reading never ends when the handle is gone.
      files.push(new File([await file.arrayBuffer()], file.name));
    }
    return files;
  }
  const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    entry.createReader().readEntries(resolve, reject),
  );
  const files = entries.filter(({ isFile }) => isFile) as FileSystemFileEntry[];
  return Promise.all(files.map((each) => new Promise<File>((found, no) => each.file(found, no))));
}

type HandledItem = {
  getAsFileSystemHandle(): Promise<{ values(): AsyncIterable<FileSystemHandle> }>;
};
