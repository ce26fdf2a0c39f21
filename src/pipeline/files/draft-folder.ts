/** A folder beside another one, to prepare its files in. It goes when the build ends, however that ends. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './error-code.ts';

// With retries: a write under way may still fill the folder while it is emptied.
const whole = { recursive: true, force: true, maxRetries: 3 } as const;

export async function withDraftOf(
  place: string,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const draft = join(dirname(place), `.${basename(place)}-${name}`);
  const stopWatching = removeWhenStopped(draft);
  try {
    await mkdir(dirname(place), { recursive: true });
    await clearLeftovers(place);
    await mkdir(draft);
    await use(draft);
  } finally {
    await rm(draft, whole).catch(() => {});
    stopWatching();
  }
}

/** Removes what killed builds left. */
async function clearLeftovers(place: string): Promise<void> {
  const parent = dirname(place);
  const prefix = `.${basename(place)}-`;
  for (const name of await readdir(parent)) {
    const [, pid] = /^(\d+)-[0-9a-f]{8}$/.exec(name.replace(prefix, '')) ?? [];
    if (!pid || !name.startsWith(prefix)) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if (codeOf(error) === 'ESRCH') await rm(join(parent, name), whole).catch(() => {});
    }
  }
}

function removeWhenStopped(draft: string): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stopWatching = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals) => {
    stopWatching();
    rmSync(draft, whole);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return stopWatching;
}
