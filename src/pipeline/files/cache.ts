/**
 * Keeps what takes long to make. An entry goes by all that made it: its inputs, the code of the room that makes it, and
 * the installed packages, so that a change in any of them makes it anew. It only saves time: what is missing, damaged
 * or cannot be written never fails a build.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

type Part = string | Uint8Array;

export type Recipe = {
  /** Begins the file's name. */
  kind: string;
  /** The folder whose modules make it: import.meta.dirname. What they import from elsewhere does not count. */
  room: string;
  /** Everything else that it depends on. */
  inputs: readonly Part[];
};

export async function cached<Value>(
  folder: string,
  { kind, room, inputs }: Recipe,
  make: () => Promise<Value>,
): Promise<Value> {
  const key = fingerprint([await makerIn(room), ...inputs]);
  const file = join(folder, `${kind}-${key}.json`);
  const kept = await readFile(file, 'utf8').catch(() => '');
  const cut = kept.indexOf('\n');
  const body = kept.slice(cut + 1);
  if (cut > 0 && kept.slice(0, cut) === fingerprint([body])) {
    await utimes(file, new Date(), new Date()).catch(() => {});
    return JSON.parse(body) as Value;
  }

  const value = await make();
  const fresh = JSON.stringify(value);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(draft, `${fingerprint([fresh])}\n${fresh}`))
    .then(() => rename(draft, file))
    .then(() => sweep(folder))
    .catch(() => rm(draft, { force: true }).catch(() => {}));
  return value;
}

/** Each part with its length, so that no two lists of parts give one name. */
function fingerprint(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

const makers = new Map<string, Promise<string>>();

/** Read once: a process goes on with the code that it began with. */
function makerIn(room: string): Promise<string> {
  const maker = makers.get(room) ?? readMaker(room);
  makers.set(room, maker);
  return maker;
}

async function readMaker(room: string): Promise<string> {
  const names = (await readdir(room)).filter((name) => name.endsWith('.ts')).sort();
  const texts = names.map((name) => readFile(join(room, name), 'utf8'));
  return fingerprint([...names, ...(await Promise.all([...texts, installedPackages()]))]);
}

/** What npm has put into node_modules; other package managers may know it only as it should be. */
function installedPackages(): Promise<string> {
  const root = resolve(import.meta.dirname, '../../..');
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return read('node_modules/.package-lock.json').catch(() =>
    read('package-lock.json').catch(() => ''),
  );
}

const swept = new Set<string>();
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Once in a process removes what no build has used for a month. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  const names = await readdir(folder);
  for (const name of names.filter((each) => /-[0-9a-f]{32}\.json/.test(each))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < Date.now() - MONTH) await rm(join(folder, name), { force: true });
  }
}
