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
const LARGEST = 50_000_000;

type Recipe = {
  /** The folder whose modules make it: import.meta.dirname. What they import from elsewhere does not count. */
  room: string;
  /** Everything else that it depends on. */
  inputs: readonly (string | Uint8Array)[];
};

export async function cached<Value>(folder: string, recipe: Recipe, make: () => Promise<Value>) {
  const parts = [...(await makerIn(recipe.room)), ...recipe.inputs];
  const key = parts.map((part) => hash('sha256', part)).join();
  const kept = await cacache.get(folder, key).catch(() => undefined);
  if (kept) return JSON.parse(kept.data.toString()) as Value;

  const value = await make();
  await tidy(folder);
  await cacache.put(folder, key, JSON.stringify(value)).catch(() => {});
  return value;
}

/** Read once: a process goes on with the code that it began with. */
const makerIn = oncePerFolder(async (room) => {
  const modules = (await readdir(room)).filter((name) => name.endsWith('.ts')).sort();
  const root = resolve(import.meta.dirname, '../../..');
  // What npm has put into node_modules; other package managers may know it only as it should be.
  const packages = ['node_modules/.package-lock.json', 'package-lock.json'];
  const files = [
    ...modules.map((name) => join(room, name)),
    ...packages.map((name) => join(root, name)),
  ];
  return Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
});

/** Before a process first writes there, removes what is damaged or a month old. Two at once lose entries at worst. */
const tidy = oncePerFolder(async (folder) => {
  try {
    for (const { key, time } of Object.values(await cacache.ls(folder))) {
      if (time < Date.now() - MONTH) await cacache.rm.entry(folder, key);
    }
    const { keptSize } = await cacache.verify(folder);
    if (keptSize > LARGEST) await cacache.rm.all(folder);
  } catch {}
});

function oncePerFolder<Value>(run: (folder: string) => Promise<Value>) {
  const runs = new Map<string, Promise<Value>>();
  return (folder: string): Promise<Value> => {
    const known = runs.get(folder) ?? run(folder);
    runs.set(folder, known);
    return known;
  };
}
