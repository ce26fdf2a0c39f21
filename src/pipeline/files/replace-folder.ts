/**
 * Puts files in the place of a folder's: all of them or, whatever fails while they are written, none. They are written
 * whole beside it and then renamed into it one by one, as Windows renames no folder while a program has a file of it open.
 * Builds at the same time take turns at renaming, so that the folder holds one of them and no mixture.
 */
import * as fs from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OwnerError } from '../owner-error.ts';
import { withDraftOf } from './draft-folder.ts';
import { codeOf } from './error-code.ts';
import { entriesOf, withSlashes } from './folder-content.ts';

/** How long, in milliseconds, a scanner, an indexer or a browser may hold files before the owner is asked. */
const PATIENCE = 3000;
/** No build holds the lock for much longer than its patience: an older one is of a build that was killed. */
const STALE = 10_000;

export async function replaceFolder(
  target: string,
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<void> {
  const place = await realpath(target).catch(() => resolve(target));
  const lock = join(dirname(place), `.${basename(place)}-lock`);
  const name = `${shown(place)}/`;
  let outcome = fs.existsSync(place) ? ` The old ${name} is as it was.` : '';
  try {
    await withDraftOf(place, async (draft) => {
      for (const file of files) await writeInto(draft, ...file);
      while (!takeLock(lock)) await setTimeout(20);
      // Nothing is awaited while it is held: no signal is heard, and no other build of this process goes on.
      try {
        const until = Date.now() + PATIENCE;
        refuseUnlessWritable(place, until);
        outcome = ` ${name} may hold parts of the new one now.`;
        moveInto(place, draft, [...files.keys()], until);
      } finally {
        fs.rmSync(lock, { recursive: true, force: true, maxRetries: 3 });
      }
    });
  } catch (error) {
    const message = `${name} was not written: ${reasonOf(error, name)}${outcome}`;
    throw new OwnerError(message, { cause: error });
  }
}

async function writeInto(folder: string, name: string, content: Uint8Array | string) {
  const file = resolve(folder, name);
  if (!file.startsWith(folder + sep)) throw new OwnerError(`"${name}" is no file name.`);
  await mkdir(dirname(file), { recursive: true });
  // Some file systems notice only at the flush that the disk is full.
  await writeFile(file, content, { flush: true });
}

function takeLock(lock: string): boolean {
  try {
    fs.mkdirSync(lock);
    return true;
  } catch (error) {
    // Windows says EPERM while the last one is being removed.
    if (!['EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
  }
  const made = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Math.abs(Date.now() - made) > STALE) fs.rmSync(lock, { recursive: true, force: true });
  return false;
}

function refuseUnlessWritable(place: string, until: number): void {
  fs.mkdirSync(place, { recursive: true });
  fs.accessSync(place, fs.constants.W_OK);
  // root may write everywhere, but a folder marked read-only is meant to stay. On Windows the mark means something else.
  if (process.platform !== 'win32' && (fs.statSync(place).mode & 0o200) === 0) {
    throw Object.assign(new Error('read-only'), { code: 'EACCES' });
  }
  for (const { path, isFolder } of entriesOf(place)) {
    if (isFolder) continue;
    patiently(until, join(place, path), (file) => fs.closeSync(fs.openSync(file, 'r+')));
  }
}

function moveInto(place: string, draft: string, names: readonly string[], until: number): void {
  // First what is no longer part of it: to macOS and Windows ana-CV.pdf is Ana-CV.pdf, and the new one would go.
  for (const { path, isFolder } of entriesOf(place)) {
    const isPart = names.some((name) => (isFolder ? name.startsWith(`${path}/`) : name === path));
    if (isPart) continue;
    patiently(until, join(place, path), (file) =>
      fs.rmSync(file, { recursive: true, force: true }),
    );
  }
  // index.html last, as it names the others.
  for (const name of [...names].sort((a, b) => +(a === 'index.html') - +(b === 'index.html'))) {
    fs.mkdirSync(dirname(join(place, name)), { recursive: true });
    patiently(until, join(place, name), (file) => fs.renameSync(join(draft, name), file));
  }
}

/** Tries again what fails while a program has the file open. One end for all: the lock is not to be held for long. */
function patiently(until: number, file: string, act: (file: string) => void): void {
  for (;;) {
    try {
      act(file);
      return;
    } catch (error) {
      if (!['EACCES', 'EBUSY', 'ENOTEMPTY', 'EPERM'].includes(codeOf(error))) throw error;
      if (Date.now() > until) {
        throw new OwnerError(
          `${shown(file)} is in use, or not yours to change. Close what has it open, then try again.`,
        );
      }
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

function reasonOf(error: unknown, folder: string): string {
  if (error instanceof OwnerError) return error.message;
  const readOnly = `${folder}, or the folder it is in, is read-only. Allow writing to it, then try again.`;
  const inTheWay = 'a file is where a folder has to go. Rename or delete it.';
  const reasons: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full. Free some space, then try again.',
    EDQUOT: 'your part of the disk is full. Free some space, then try again.',
    EROFS: 'the disk is read-only. Copy the project to a disk you may write to.',
    EACCES: readOnly,
    EPERM: readOnly,
    EEXIST: inTheWay,
    ENOTDIR: inTheWay,
    ENAMETOOLONG: 'a file name is too long for this disk. Use a shorter name.',
  };
  const reason = reasons[codeOf(error)];
  // What has no such code is a fault of ours, to be shown with its stack.
  if (reason === undefined && codeOf(error) === '') throw error;
  return reason ?? `${String(error)}.`;
}

/** As the owner sees it from the project, on every system with '/'. */
function shown(path: string): string {
  return withSlashes(relative(process.cwd(), path) || path);
}
