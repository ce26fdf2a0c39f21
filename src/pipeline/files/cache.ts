import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short name for exactly these inputs; any change gives another one. */
export function fingerprint(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Gives what an earlier build made from the same inputs, or makes it now.
 * The cache only saves time: what is missing, damaged or not writable there never fails a build.
 */
export async function cached<Value>(
  folder: string,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const file = join(folder, `${key}.json`);
  const kept = await readFile(file, 'utf8').catch(() => '');
  const cut = kept.indexOf('\n');
  const body = kept.slice(cut + 1);
  if (cut > 0 && kept.slice(0, cut) === fingerprint(body)) return JSON.parse(body) as Value;

  const value = await make();
  const fresh = JSON.stringify(value);
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(draft, `${fingerprint(fresh)}\n${fresh}`))
    .then(() => rename(draft, file))
    .catch(() => {});
  return value;
}
