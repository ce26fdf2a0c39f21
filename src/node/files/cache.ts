/**
 * Keeps results that take long to make. The key of an entry is made of its inputs, the code that makes it, and the installed
 * packages, so each change of one of them makes a new entry. The cache only saves time: a build works without it, and with
 * damaged entries.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import cacache from 'cacache';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** In bytes. Together with 6 MB of Vite's, .cache stays below 50 MB. */
const LARGEST = 40_000_000;

/** npm's list of installed packages. Other package managers have only the lockfile. */
const PACKAGES = ['node_modules/.package-lock.json', 'package-lock.json'];

const root = resolve(import.meta.dirname, '../../..');

type Recipe = {
  /** The paths, from the project folder, of the code that makes the result. */
  code: readonly string[];
  /** Everything else that the result depends on. */
  inputs: readonly (string | Uint8Array)[];
};

/** Returns the kept result of a recipe, or makes it and keeps it. */
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

/** Each file is read only once, because a process runs the code that it has loaded, whatever changes later. */
const texts = new Map<string, Promise<string>>();
/** A process removes old entries once, before its first write. */
let tidied: Promise<void> | undefined;

async function keyOf({ code, inputs }: Recipe): Promise<string> {
  const files = [...PACKAGES, ...code].map((file) => {
    const reading = texts.get(file) ?? readFile(resolve(root, file), 'utf8').catch(() => '');
    texts.set(file, reading);
    return reading;
  });
  return [...(await Promise.all(files)), ...inputs].map((part) => hash('sha256', part)).join();
}

/** Removes entries that are damaged or older than a month. If two processes do it at the same time, only entries are lost. */
async function tidy(folder: string): Promise<void> {
  try {
    for (const { key, time } of Object.values(await cacache.ls(folder))) {
      if (time < Date.now() - MONTH) await cacache.rm.entry(folder, key);
    }
    const { keptSize } = await cacache.verify(folder);
    if (keptSize > LARGEST) await cacache.rm.all(folder);
  } catch {}
}
