/** Writes the files of a site into its folder. It removes nothing but what a crash of its own has left. */
import { DEFLATED } from '../../compose/files/zip/zip-parts.ts';
import { mediaName } from '../../schema/media-names.ts';
import { type HeldMedia, sameName } from '../model/edited-site.ts';
import type { SiteFolder } from './site-folder.ts';
import { isPage, mayBeWritten } from './written-names.ts';

export type FileToWrite = HeldMedia & { name: string };

/** The files that differ from what lies there, in the order in which they are written, and those of them that are not as we left them. */
export async function changesIn(folder: SiteFolder, files: readonly FileToWrite[]) {
  const changed: FileToWrite[] = [];
  const foreign: string[] = [];
  for (const file of [...files].sort((one, other) => rankOf(one.name) - rankOf(other.name))) {
    const there = await fileAt(folder.handle, file.name);
    const mark = folder.marks.get(sameName(file.name));
    const isOurs = mark?.size === there?.size && mark?.lastModified === there?.lastModified;
    if (there && isOurs && mark?.bytes === file.blob) continue;
    if (there && (await isSame(there, await bytesOf(file)))) {
      note(folder, file, there);
      continue;
    }
    changed.push(file);
    if (there && !isOurs) foreign.push(file.name);
  }
  return { changed, foreign };
}

/** The files that the site had here earlier and has no more, such as those of a language that was removed. They stay, because only their owner may remove a file. */
export async function leftIn({ handle, marks }: SiteFolder, now: readonly string[]) {
  const own = new Set(now.map(sameName));
  const left: string[] = [];
  for (const [same, { name }] of marks)
    if (!own.has(same) && mayBeWritten(name) && (await fileAt(handle, name))) left.push(name);
  return left.sort();
}

/** Writes one file. Until all of it is there, the browser keeps the old one. */
export async function writeInto(folder: SiteFolder, file: FileToWrite): Promise<void> {
  if (!mayBeWritten(file.name)) throw new Error(`${file.name} is no name of a site`);
  const { parent, name } = await placeOf(folder.handle, file.name, true);
  // Chromium writes here first, and leaves it if it is ended meanwhile.
  await parent.removeEntry(`${name}.crswap`).catch(() => {});
  const handle = await parent.getFileHandle(name, { create: true });
  await (await bytesOf(file)).stream().pipeTo(await handle.createWritable());
  note(folder, file, await handle.getFile());
}

/** The file at a path. Returns undefined if there is none. */
export async function fileAt(folder: FileSystemDirectoryHandle, path: string) {
  try {
    const { parent, name } = await placeOf(folder, path, false);
    return await (await parent.getFileHandle(name)).getFile();
  } catch (error) {
    // The folder itself may be gone.
    if (error instanceof DOMException && error.name === 'NotFoundError' && (await isThere(folder)))
      return undefined;
    throw error;
  }
}

async function isThere(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const names = (folder as unknown as { keys(): AsyncIterator<string> }).keys();
  return names.next().then(
    () => true,
    () => false,
  );
}

/** A page that is there leads only to what is there. */
const rankOf = (name: string) => (isPage(name) ? 2 : Number(mediaName(name) !== undefined));

async function placeOf(folder: FileSystemDirectoryHandle, path: string, create: boolean) {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  let parent = folder;
  for (const each of folders) parent = await parent.getDirectoryHandle(each, { create });
  return { parent, name };
}

function note({ marks }: SiteFolder, { name, blob }: FileToWrite, { size, lastModified }: File) {
  marks.set(sameName(name), { name, size, lastModified, bytes: blob });
}

/** As it is, if it lies packed in a zip. */
async function bytesOf({ blob, packed }: FileToWrite): Promise<Blob> {
  if (packed?.method !== DEFLATED) return blob;
  return new Response(blob.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
}

/** In bytes: how much of two files is compared at once. */
const PIECE = 4_000_000;

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let at = 0; at < one.size; at += PIECE) {
    const pieces = [one, other].map((each) => each.slice(at, at + PIECE).arrayBuffer());
    const [ours = new ArrayBuffer(), theirs = new ArrayBuffer()] = await Promise.all(pieces);
    const bytes = new Uint8Array(theirs);
    if (!new Uint8Array(ours).every((byte, index) => byte === bytes[index])) return false;
  }
  return true;
}
