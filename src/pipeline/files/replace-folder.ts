/**
 * Puts a finished folder in the place of another: all of it or nothing. The files are written beside the target and the
 * two are swapped by renaming, so a full disk, a stopped build or a second build at the same time never leaves half a folder.
 */
import { randomBytes } from 'node:crypto';
import { constants, existsSync, renameSync, rmSync } from 'node:fs';
import { access, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** A failure the owner can do something about: show the message without a stack. */
export class FolderError extends Error {
  override name = 'FolderError';
}

const inUse = new Set<string>();

export async function replaceFolder(
  target: string,
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<void> {
  const place = await realpath(target).catch(() => resolve(target));
  const draft = join(
    dirname(place),
    `.${basename(place)}-${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  inUse.add(draft);
  const stopWatching = removeWhenStopped(draft);
  try {
    await refuseUnlessReplaceable(place);
    await mkdir(dirname(place), { recursive: true });
    await clearLeftovers(place);
    await mkdir(draft);
    for (const [name, content] of files) await writeWhole(draft, name, content);
    swap(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw explain(error, place);
  } finally {
    stopWatching();
    inUse.delete(draft);
  }
  // What cannot be removed now (Windows, a file still open) goes at the next run.
  await rm(retired(draft), { recursive: true, force: true }).catch(() => {});
}

async function refuseUnlessReplaceable(place: string): Promise<void> {
  const found = await stat(place).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) {
    throw new FolderError(
      `${shown(place)} is a file, but a folder has to go there. Rename or delete it.`,
    );
  }
  // The mode is looked at as well: root may write everywhere, but a folder marked read-only is meant to stay.
  if ((found.mode & 0o200) === 0) throw Object.assign(new Error('read-only'), { code: 'EACCES' });
  await access(place, constants.W_OK).catch((error: unknown) => {
    // Another build has just moved it aside.
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}

async function writeWhole(
  folder: string,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  const file = resolve(folder, name);
  if (!file.startsWith(folder + sep)) throw new FolderError(`"${name}" is no file name.`);
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    // Some file systems notice only here that the disk is full.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Synchronous, so that no signal handler of this process can run between the two renames. */
function swap(draft: string, place: string): void {
  const old = retired(draft);
  for (let attempt = 1; ; attempt += 1) {
    renameIfThere(place, old);
    try {
      renameSync(draft, place);
      return;
    } catch (error) {
      // Another build may have put its folder there in between: then take that one away, too.
      const overtaken = existsSync(place) && attempt < 20;
      if (!existsSync(place)) renameIfThere(old, place);
      if (!overtaken) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function retired(draft: string): string {
  return `${draft}-old`;
}

/** Removes what killed processes left behind, and brings back an old folder that one had already moved aside. */
async function clearLeftovers(place: string): Promise<void> {
  const parent = dirname(place);
  const prefix = `.${basename(place)}-`;
  for (const name of await readdir(parent)) {
    const pid =
      name.startsWith(prefix) && /^(\d+)-[0-9a-f]{8}(-old)?$/.exec(name.slice(prefix.length));
    const path = join(parent, name);
    if (!pid || isAlive(Number(pid[1]), path)) continue;
    if (pid[2] && !existsSync(place)) renameIfThere(path, place);
    else await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return inUse.has(path.replace(/-old$/, ''));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function removeWhenStopped(draft: string): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stop = (signal: NodeJS.Signals) => {
    // A write under way may still fill the folder while it is emptied: hence the retries.
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    for (const name of signals) process.off(name, stop);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

function explain(error: unknown, place: string): Error {
  if (error instanceof FolderError) return error;
  const kept = existsSync(place) ? ` The old ${shown(place)} is as it was.` : '';
  return new FolderError(`${shown(place)} was not written: ${reason(error, place)}${kept}`, {
    cause: error,
  });
}

function reason(error: unknown, place: string): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Free some space, then try again.';
    case 'EROFS':
      return 'the disk is read-only. Copy the project to a disk you may write to.';
    case 'EACCES':
    case 'EPERM':
    case 'EBUSY':
      return `${shown(place)}, or the folder it is in, is read-only or in use. Allow writing to it, close what has it open, then try again.`;
    case 'ENAMETOOLONG':
      return 'a file name is too long for this disk. Use a shorter name.';
    default:
      return `${error instanceof Error ? error.message : String(error)}.`;
  }
}

function shown(place: string): string {
  return `${relative(process.cwd(), place) || place}${sep}`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
