/**
 * Keeps what takes long to make. The key of an entry is made of its inputs, the code that makes it, and the installed
 * packages, so a change in any of them makes it anew. The cache only saves time: an entry that is missing, damaged or
 * cannot be written never fails a build.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import cacache from 'cacache';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** In bytes. Together with 6 MB of Vite's, .cache stays below 50 MB. */
const LARGEST = 40_000_000;

/** npm's list of installed packages; with other package managers, the lockfile. */
const PACKAGES = ['node_modules/.package-lock.json', 'package-lock.json'];

const root = resolve(import.meta.dirname, '../../..');

type Recipe = {
  /** The files with the code that makes it; paths from the project folder. */
  code: readonly string[];
  /** All else that it depends on. */
  inputs: readonly (string | Uint8Array)[];
};

/** Returns what is kept for a recipe; otherwise makes it and keeps it. */
export async function cached<Value>(folder: string, recipe: Recipe, make: () => Promise<Value>) {
  const kept = await recall<Value>(folder, recipe);
  if (kept !== undefined) return kept;
  const value = await make();
  await keep(folder, recipe, value);
  return value;
}

export async function recall<Value>(folder: string, recipe: Recipe): Promise<Value | undefined> {
  const kept = await cacache.get(folder, await keyOf(recipe)).catch(() => undefined);
  return kept && (JSON.parse(kept.data.toString()) as Value);
}

export async function keep(folder: string, recipe: Recipe, value: unknown): Promise<void> {
  tidied ??= tidy(folder);
  await tidied;
  await cacache.put(folder, await keyOf(recipe), JSON.stringify(value)).catch(() => {});
}

/** Each file is read once, because a process continues with the code that it began with. */
const texts = new Map<string, Promise<string>>();
/** A process tidies once, before it first writes. */
let tidied: Promise<void> | undefined;

async function keyOf({ code, inputs }: Recipe): Promise<string> {
  const files = [...PACKAGES, ...code].map((file) => {
    const reading = texts.get(file) ?? readFile(resolve(root, file), 'utf8').catch(() => '');
    texts.set(file, reading);
    return reading;
  });
  return [...(await Promise.all(files)), ...inputs].map((part) => hash('sha256', part)).join();
}

/** Removes entries that are damaged or a month old. Two processes at once can only lose entries. */
async function tidy(folder: string): Promise<void> {
  try {
    for (const { key, time } of Object.values(await cacache.ls(folder))) {
      if (time < Date.now() - MONTH) await cacache.rm.entry(folder, key);
    }
    const { keptSize } = await cacache.verify(folder);
    if (keptSize > LARGEST) await cacache.rm.all(folder);
  } catch {}
}
