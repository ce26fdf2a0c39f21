/**
 * Replaces the files that an earlier run wrote into a folder: all of them, or none if anything fails. A film that lies there
 * already stays. First it writes all other files as drafts, into a folder inside that one. Then it only renames: the earlier files
 * out, the new files in, and index.html last, over the old one. If a rename fails, it undoes those before it. Earlier files that
 * cannot be moved back are kept beside the drafts.
 */
import * as fs from 'node:fs';
import { chmod, copyFile, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OwnerError } from '../../compose/owner-error.ts';
import { areAlike, type Content, isOriginal } from './content.ts';
import { holds, namesIn, namesInSync } from './folder-content.ts';
import type { Output } from './output.ts';
import { folderName, forOwner, isOfSystem, READ_ONLY } from './write-errors.ts';

/** In milliseconds: how long a virus scanner, an indexer or a browser may have files open before the build fails. */
const PATIENCE = 3000;
/** Errors that may pass: a program has the file open, or (ENOENT) another build has just moved it. */
const PASSING = ['EACCES', 'EBUSY', 'EPERM', 'ENOENT'];
const PAGE = 'index.html';
/** The folder of a build's drafts. It has the id of the process in its name. */
const DRAFTS = /^\.unfinished-build-(\d+)$/;
const whole = { recursive: true, force: true, maxRetries: 3 } as const;
const quiet = { throwIfNoEntry: false } as const;

/** Throws an OwnerError unless the folder is new, is empty or has files of an earlier run. */
export function refuseForeignFolder(output: Output): void {
  try {
    earlierFiles(output);
  } catch (error) {
    throw forOwner(error, output.folder, '');
  }
}

type Files = ReadonlyMap<string, Content | string>;

export async function replaceFolder(output: Output, files: Files): Promise<void> {
  const { folder } = output;
  const drafts = join(folder, `.unfinished-build-${process.pid}`);
  const [made, old] = [join(drafts, 'new'), join(drafts, 'old')];
  const asItWas = fs.existsSync(folder) ? ` The old ${folderName(folder)} is as it was.` : '';
  try {
    await mkdir(folder, { recursive: true });
    // A read-only folder stays as it is, although root could write into it. On Windows the mark means something else.
    const isMarked = process.platform !== 'win32' && (fs.statSync(folder).mode & 0o200) === 0;
    if (isMarked) throw new OwnerError(READ_ONLY);
    for (const part of [made, old]) await mkdir(part, { recursive: true });
    const staying = stayingIn(folder, files);
    for (const [name, content] of files)
      if (!staying.includes(name)) await writeDraft(join(made, name), content);
    await patiently(() => exchange(output, [...files.keys()], staying, made, old));
  } catch (error) {
    const isUndone = (await namesIn(old)).length === 0;
    const mixed = ` ${folderName(folder)} may hold parts of the new one now. The rest of the old one is in ${folderName(old)} until a build succeeds.`;
    // Files that could not be moved back are nowhere else.
    await rm(isUndone ? drafts : made, whole).catch(() => {});
    throw forOwner(error, folder, isUndone ? asItWas : mixed);
  }
  await rm(drafts, whole).catch(() => {});
  await removeLeftDrafts(folder);
}

/** The films that are there, with this spelling and byte for byte. To copy them again may take minutes. */
function stayingIn(folder: string, files: Files): string[] {
  const there = namesInSync(folder);
  const isFile = (name: string) => fs.lstatSync(join(folder, name), quiet)?.isFile();
  return [...files].flatMap(([name, content]) => {
    const isThere = isOriginal(content) && there.includes(name) && isFile(name);
    return isThere && holds(folder, new Map([[name, content]])) ? [name] : [];
  });
}

/** The flush is needed, because some file systems report a full disk only then. */
async function writeDraft(draft: string, content: Content | string): Promise<void> {
  if (!isOriginal(content)) return writeFile(draft, content, { flush: true });
  // Where the file system can, the copy takes no time and no space until one of both changes.
  await copyFile(content.path, draft, fs.constants.COPYFILE_FICLONE);
  // A copy of a read-only film is read-only, and could not be replaced on Windows.
  await chmod(draft, 0o644);
  const copy = await open(draft, 'r+');
  await copy.sync().finally(() => copy.close());
}

/** Waits only if a rename fails, so a signal or another build can hardly come between two renames. */
async function exchange(
  output: Output,
  names: readonly string[],
  staying: readonly string[],
  made: string,
  old: string,
) {
  const { folder } = output;
  const undo: (() => void)[] = [];
  const move = (name: string, from: string, to: string) => {
    fs.renameSync(join(from, name), join(to, name));
    undo.unshift(() => fs.renameSync(join(to, name), join(from, name)));
  };
  const isBeside = (name: string) => name !== PAGE && !staying.includes(name);
  try {
    // All earlier files go out before a new one goes in, because ana-CV.pdf and Ana-CV.pdf are the same on macOS and Windows.
    for (const name of earlierFiles(output, names).filter(isBeside)) move(name, folder, old);
    for (const name of names.filter(isBeside)) {
      refuseToOverwrite(folder, name, made);
      move(name, made, folder);
    }
    // The page goes last, because it names the others, and over the old page, so there is always one.
    if (names.includes(PAGE)) move(PAGE, made, folder);
  } catch (error) {
    for (const step of undo) await patiently(step).catch(() => {});
    throw error;
  }
}

/** The names of the files in the folder that an earlier run wrote. Throws an OwnerError if there are only other things. */
function earlierFiles({ folder, earlier, remedy }: Output, made?: readonly string[]): string[] {
  const names = namesInSync(folder).filter((name) => !DRAFTS.test(name));
  const isFile = (name: string) => fs.lstatSync(join(folder, name), quiet)?.isFile();
  const files = names.filter(isFile);
  if (names.length === 0 || earlier(files).length > 0) return earlier(files, made);
  // Capped, so that the sentence stays readable.
  const others = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const named = names.slice(0, 3).join(', ') + others;
  throw new OwnerError(`it holds ${named}, but nothing of an earlier build. ${remedy}`);
}

/** A file that still has the name of a new one belongs to somebody, unless it is the same file. */
function refuseToOverwrite(folder: string, name: string, made: string): void {
  const [file, draft] = [join(folder, name), join(made, name)];
  const there = fs.lstatSync(file, quiet);
  if (!there || (there.isFile() && areAlike(file, draft))) return;
  throw new OwnerError(
    `${folderName(folder)}${name} is not of an earlier build, and would be lost. Move it elsewhere, then try again.`,
  );
}

/** Removes the drafts of builds that were killed, or could not move all earlier files back. Only a build that succeeded may do so. */
async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const id = DRAFTS.exec(name)?.[1];
    try {
      // Signal 0 ends nothing, and throws if the process is gone.
      if (id) process.kill(Number(id), 0);
    } catch {
      await rm(join(folder, name), whole).catch(() => {});
    }
  }
}

/** Tries again for a while if a program has a file open. */
async function patiently(act: () => unknown, until = Date.now() + PATIENCE): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isPassing = isOfSystem(error) && PASSING.includes(error.code);
    if (!isPassing || Date.now() > until) throw error;
    await setTimeout(50);
    await patiently(act, until);
  }
}
