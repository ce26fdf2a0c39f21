/** Packs films, sounds and what else lies beside the page for a zip. No film is ever in memory. */
import { crc32 } from '../../../compose/files/zip/crc32.ts';
import { STORED, type ZipEntry } from '../../../compose/files/zip/zip-parts.ts';
import { type EditedSite, fileNamed, type HeldMedia } from '../../model/edited-site.ts';

/** `missing`: not there, or changed or gone since they were opened. `note` hears how many bytes are read, and of how many. */
export async function packMedia(
  names: readonly string[],
  files: EditedSite['mediaFiles'],
  note: (read: number, all: number) => void = () => {},
) {
  const packed: ZipEntry<Blob>[] = [];
  const missing: string[] = [];
  const found = names.map((name) => fileNamed(files, name));
  const all = found.reduce((sum, file) => sum + (file && !file.packed ? file.blob.size : 0), 0);
  let read = 0;
  const add = (bytes: number) => {
    read += bytes;
    note(read, all);
  };
  for (const [index, name] of names.entries()) {
    const file = found[index];
    const entry = file && (await entryOf(name, file, add).catch(() => undefined));
    if (entry) packed.push(entry);
    else missing.push(name);
  }
  return { packed, missing };
}

/** Rejects if the file cannot be read. */
async function entryOf(
  name: string,
  { blob, packed }: HeldMedia,
  add: (bytes: number) => void,
): Promise<ZipEntry<Blob>> {
  if (packed) {
    // A zip has the checksum already, so one byte shows whether the file is still there.
    await blob.slice(0, 1).arrayBuffer();
    return { ...packed, name, bytes: blob };
  }
  const { size } = blob;
  const checksum = await checksumOf(blob, add);
  return { method: STORED, size, packedSize: size, checksum, name, bytes: blob };
}

async function checksumOf(blob: Blob, add: (bytes: number) => void): Promise<number> {
  let sum = 0;
  const reader = blob.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sum = crc32(read.value, sum);
    add(read.value.length);
  }
  return sum;
}
