/**
 * Keeps what takes long to make. An entry goes by all that made it: its inputs, the code that makes it, and the installed
 * packages, so that a change in any of them makes it anew. It only saves time: what is missing, damaged or cannot be written
 * never fails a build.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import cacache from 'cacache';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** With the 6 MB that Vite keeps beside it, .cache stays below 50. */
const LARGEST = 40_000_000;

/** What npm has put into node_modules; other package managers may know it only as it should be. */
const PACKAGES = ['node_modules/.package-lock.json', 'package-lock.json'];

const root = resolve(import.meta.dirname, '../../..');

type Recipe = {
  /** The files whose code makes it, from the project folder. */
  code: readonly string[];
  /** Everything else that it depends on. */
  inputs: readonly (string | Uint8Array)[];
};

/** What is kept of a recipe, or else what is made by it, and kept then. */
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

/** Each is read once: a process goes on with the code that it began with. */
const texts = new Map<string, Promise<string>>();
/** Once, before a process first writes. */
let tidied: Promise<void> | undefined;

async function keyOf({ code, inputs }: Recipe): Promise<string> {
  const files = [...PACKAGES, ...code].map((file) => {
    const reading = texts.get(file) ?? readFile(resolve(root, file), 'utf8').catch(() => '');
    texts.set(file, reading);
    return reading;
  });
  return [...(await Promise.all(files)), ...inputs].map((part) => hash('sha256', part)).join();
}

/** Removes what is damaged or a month old. Two processes at once lose entries at worst. */
async function tidy(folder: string): Promise<void> {
  try {
    for (const { key, time } of Object.values(await cacache.ls(folder))) {
      if (time < Date.now() - MONTH) await cacache.rm.entry(folder, key);
    }
    const { keptSize } = await cacache.verify(folder);
    if (keptSize > LARGEST) await cacache.rm.all(folder);
  } catch {}
}
