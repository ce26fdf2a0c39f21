/**
 * Puts files in the place of those that an earlier run wrote into a folder: all of them or, whatever fails while they are
 * written, none. They are written whole beside it and then renamed into it one by one, because Windows renames no folder
 * while a program has a file of it open. There is one draft at a time: who has made it has the turn, so that the folder
 * holds one build and no mixture.
 */
import * as fs from 'node:fs';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onExit } from 'signal-exit';
import { OwnerError } from '../../compose/owner-error.ts';
import { namesInSync } from './folder-content.ts';
import type { Output } from './output.ts';

/** How long, in milliseconds, a scanner, an indexer or a browser may hold files before the owner is asked. */
const PATIENCE = 3000;
/** No disk takes that long for one file: a draft in which nothing was begun since is of a build that was killed. */
const STALE = 30_000;

// With retries: a write under way may still fill the draft while it is emptied.
const whole = { recursive: true, force: true, maxRetries: 3 } as const;

const quiet = { throwIfNoEntry: false } as const;

/** More of them in one sentence nobody reads. */
const MOST_NAMES = 3;

const READ_ONLY = 'it, or the folder it is in, is read-only. Allow writing to it, then try again.';
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
  ENAMETOOLONG: 'a file name is too long for this disk. Use a shorter name.',
};

/** Throws an OwnerError unless the folder is new, empty or holds what an earlier run wrote. */
export function refuseForeignFolder(output: Output): void {
  try {
    earlierFiles(output);
  } catch (error) {
    throw forOwner(error, output, '');
  }
}

export async function replaceFolder(
  output: Output,
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<void> {
  const { folder } = output;
  const place = await realpath(folder).catch(() => resolve(folder));
  const draft = join(dirname(place), `.${basename(place)}-draft`);
  const name = folderName(folder);
  let outcome = fs.existsSync(place) ? ` The old ${name} is as it was.` : '';
  try {
    await mkdir(dirname(place), { recursive: true });
    let isOurs = false;
    // Heard from before there is a draft, or a signal in between would leave it.
    const forget = onExit(() => {
      if (isOurs) fs.rmSync(draft, whole);
    });
    try {
      while (!takeTurn(draft)) await setTimeout(20);
      isOurs = true;
      for (const file of files) await writeInto(draft, ...file);
      // Nothing is awaited from here on, so that no signal is heard in the middle.
      const until = Date.now() + PATIENCE;
      const names = [...files.keys()];
      const earlier = earlierFiles(output);
      refuseToOverwrite(place, draft, names, earlier);
      refuseUnlessWritable(place, [...names, ...earlier], until);
      outcome = ` ${name} may hold parts of the new one now.`;
      moveInto(place, draft, names, earlier, until);
    } finally {
      if (isOurs) await rm(draft, whole).catch(() => {});
      forget();
    }
  } catch (error) {
    throw forOwner(error, output, outcome);
  }
}

function forOwner(error: unknown, { folder }: Output, outcome: string): unknown {
  const code = codeOf(error);
  // What the system has no code for is a fault of ours, to be shown with its stack.
  if (!(error instanceof Error) || (code === '' && !(error instanceof OwnerError))) return error;
  const reason = REASONS[code] ?? error.message;
  const message = `${folderName(folder)} was not written: ${reason}${outcome}`;
  return new OwnerError(message, { cause: error });
}

/** The names of the files in the folder that an earlier run wrote. */
function earlierFiles({ folder, earlier, remedy }: Output): string[] {
  const names = namesInSync(folder);
  const isFile = (name: string) => fs.lstatSync(join(folder, name), quiet)?.isFile();
  const found = earlier(names.filter(isFile));
  if (names.length === 0 || found.length > 0) return found;
  const others = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const named = names.slice(0, MOST_NAMES).join(', ') + others;
  throw new OwnerError(`it holds ${named}, but nothing of an earlier build. ${remedy}`);
}

function takeTurn(draft: string): boolean {
  try {
    fs.mkdirSync(draft);
    return true;
  } catch (error) {
    // Windows says EPERM while the last one is being removed.
    if (!['EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
  }
  const changed = fs.statSync(draft, quiet)?.mtimeMs ?? Date.now();
  if (Math.abs(Date.now() - changed) > STALE) fs.rmSync(draft, whole);
  return false;
}

async function writeInto(folder: string, name: string, content: Uint8Array | string) {
  const file = resolve(folder, name);
  if (dirname(file) !== folder) throw new OwnerError(`"${name}" is no file name.`);
  // Some file systems notice only at the flush that the disk is full.
  await writeFile(file, content, { flush: true });
}

/** Whatever bears the name of a new file has to be an earlier one, or the same as the new one. */
function refuseToOverwrite(
  place: string,
  draft: string,
  names: readonly string[],
  earlier: readonly string[],
): void {
  // By number: to macOS and Windows ana-CV.pdf is Ana-CV.pdf.
  const numberOf = (name: string) =>
    fs.lstatSync(join(place, name), { bigint: true, ...quiet })?.ino;
  const replaced = earlier.map(numberOf);
  for (const name of names) {
    const number = numberOf(name);
    if (number === undefined || replaced.includes(number)) continue;
    const file = join(place, name);
    const isSame =
      fs.statSync(file, quiet)?.isFile() &&
      fs.readFileSync(file).equals(fs.readFileSync(join(draft, name)));
    if (isSame) continue;
    const problem = `${shown(file)} is not of an earlier build, and would be lost.`;
    throw new OwnerError(`${problem} Move it elsewhere, then try again.`);
  }
}

function refuseUnlessWritable(place: string, names: readonly string[], until: number): void {
  fs.mkdirSync(place, { recursive: true });
  fs.accessSync(place, fs.constants.W_OK);
  // root may write everywhere, but a folder marked read-only is meant to stay. On Windows the mark means something else.
  const isMarked = process.platform !== 'win32' && (fs.statSync(place).mode & 0o200) === 0;
  if (isMarked) throw new OwnerError(READ_ONLY);
  for (const name of names.filter((each) => fs.existsSync(join(place, each)))) {
    patiently(until, join(place, name), (file) => fs.closeSync(fs.openSync(file, 'r+')));
  }
}

function moveInto(
  place: string,
  draft: string,
  names: readonly string[],
  earlier: readonly string[],
  until: number,
): void {
  // First what is no longer part of it: to macOS and Windows ana-CV.pdf is Ana-CV.pdf, and the new one would go.
  for (const name of earlier.filter((each) => !names.includes(each))) {
    patiently(until, join(place, name), (file) => fs.rmSync(file, { force: true }));
  }
  // index.html last, as it names the others.
  for (const name of [...names].sort((a, b) => +(a === 'index.html') - +(b === 'index.html'))) {
    patiently(until, join(place, name), (file) => fs.renameSync(join(draft, name), file));
  }
}

/** Tries again what fails while a program has the file open. One end for all: others wait for their turn. */
function patiently(until: number, file: string, act: (file: string) => void): void {
  try {
    act(file);
  } catch (error) {
    if (!['EACCES', 'EBUSY', 'ENOTEMPTY', 'EPERM'].includes(codeOf(error))) throw error;
    const problem = `${shown(file)} is in use, or not yours to change.`;
    const advice = 'Close what has it open, then try again.';
    if (Date.now() > until) throw new OwnerError(`${problem} ${advice}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    patiently(until, file, act);
  }
}

/** The system's name for what went wrong: 'ENOSPC', 'EBUSY', … */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** As the owner sees it from the project, on every system with '/'; in full where it lies elsewhere. */
function shown(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return (/^(?:$|\.\.)/.test(fromHere) ? resolve(path) : fromHere).replaceAll(sep, '/');
}

export function folderName(folder: string): string {
  return `${shown(folder)}/`;
}
