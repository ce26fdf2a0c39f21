/**
 * Keeps what takes long to make. An entry goes by all that made it: its inputs, the code of the room that makes it, and
 * the installed packages, so that a change in any of them makes it anew. It only saves time: what is missing, damaged
 * or cannot be written never fails a build.
 */
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import cacache from 'cacache';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** With the 6 MB that Vite keeps beside it, .cache stays below 50. */
const LARGEST = 40_000_000;

type Recipe = {
  /** The folder whose modules make it: import.meta.dirname. What they import from elsewhere does not count. */
  room: string;
  /** Everything else that it depends on. */
  inputs: readonly (string | Uint8Array)[];
};

/** By rooms, read once: a process goes on with the code that it began with. */
const makers = new Map<string, Promise<string[]>>();
/** Once, before a process first writes. */
let tidied: Promise<void> | undefined;

export async function cached<Value>(folder: string, recipe: Recipe, make: () => Promise<Value>) {
  const maker = makers.get(recipe.room) ?? readMaker(recipe.room);
  makers.set(recipe.room, maker);
  const key = [...(await maker), ...recipe.inputs].map((part) => hash('sha256', part)).join();
  const kept = await cacache.get(folder, key).catch(() => undefined);
  if (kept) return JSON.parse(kept.data.toString()) as Value;

  const value = await make();
  tidied ??= tidy(folder);
  await tidied;
  await cacache.put(folder, key, JSON.stringify(value)).catch(() => {});
  return value;
}

async function readMaker(room: string): Promise<string[]> {
  const modules = (await readdir(room)).filter((name) => name.endsWith('.ts')).sort();
  const root = resolve(import.meta.dirname, '../../..');
  // What npm has put into node_modules; other package managers may know it only as it should be.
  const packages = [join(root, 'node_modules/.package-lock.json'), join(root, 'package-lock.json')];
  const files = [...modules.map((name) => join(room, name)), ...packages];
  return Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
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
