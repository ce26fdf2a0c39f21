/** Why a folder could not be written, in words for its owner. */
import { basename, relative, resolve, sep } from 'node:path';
import { OwnerError } from '../../compose/owner-error.ts';

const IN_USE = ' is in use, or not yours to change. Close what has it open, then try again.';
export const READ_ONLY =
  'it, or the folder it is in, is read-only. Allow writing to it, then try again.';
const IN_THE_WAY =
  'a file is where a folder has to go. Choose another folder, or rename that file.';
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, then try again.',
  EDQUOT: 'your part of the disk is full. Free some space, then try again.',
  EROFS: 'the disk is read-only. Copy the project to a disk you may write to.',
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EBUSY: 'a file in it is in use. Close what has it open, then try again.',
  EEXIST: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
  ENOENT:
    'a link in its path leads nowhere, or a disk is gone. Remove the link, or attach the disk.',
  ELOOP: 'a link in its path leads to itself. Remove the link.',
  ENAMETOOLONG: 'a file name is too long for this disk. Use a shorter name.',
};

export function forOwner(error: unknown, folder: string, outcome: string): unknown {
  const name = folderName(folder);
  let reason = error instanceof OwnerError && error.message;
  if (isOfSystem(error)) {
    const isInUse = error.syscall === 'rename';
    reason = isInUse
      ? name + basename(error.path ?? '') + IN_USE
      : (REASONS[error.code] ?? error.message);
  }
  // An error without a reason is a bug of this program, and is shown with its stack.
  return reason
    ? new OwnerError(`${name} was not written: ${reason}${outcome}`, { cause: error })
    : error;
}

/** Errors of the system have a code, such as 'ENOSPC' or 'EBUSY'. */
export function isOfSystem(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error;
}

/** The folder's path from the project, with '/' on every system. A folder elsewhere has its full path. */
export function folderName(folder: string): string {
  const fromHere = relative(process.cwd(), folder);
  const shown = /^(?:$|\.\.)/.test(fromHere) ? resolve(folder) : fromHere;
  return `${shown.replaceAll(sep, '/')}/`;
}
