/** The files that are dropped, and those of a folder that is; folders within it are left alone. */
export async function filesIn(transfer: DataTransfer): Promise<File[]> {
  // All to be asked for at once: later the browser has forgotten them.
  const dropped = [...transfer.items].map((item) =>
    item.webkitGetAsEntry()?.isDirectory ? filesInFolder(item) : [item.getAsFile()],
  );
  return (await Promise.all(dropped)).flat().filter((file) => file !== null);
}

/** In Chromium by its newer interface: its entries cannot be read by a page that was opened from a file. */
async function filesInFolder(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry() as FileSystemDirectoryEntry;
  if ('getAsFileSystemHandle' in item) {
    const handle = await (item as HandledItem).getAsFileSystemHandle();
    const files: File[] = [];
    for await (const each of handle.values()) {
      if (each.kind !== 'file' || !/\.(?:html?|pdf|png)$/i.test(each.name)) continue;
      const file = await (each as FileSystemFileHandle).getFile();
      // At once: later, when the handle is gone, reading it never ends.
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
