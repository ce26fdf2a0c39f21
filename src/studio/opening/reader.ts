/**
 * A separate worker reads what is opened or chosen, because only a worker can be ended: somebody may have made a file whose reading
 * never ends, and the form and the composer must not wait for it.
 */
import { type Remote, wrap } from 'comlink';
import type { Composer } from '../composer/worker.ts';
import { setComposerLocale } from '../model/locale.ts';
import { OpenError } from './open-error.ts';

/** In milliseconds: how long a worker waits for its next use. It holds the memory of what it has read. */
const KEPT = 10_000;

type Reader = { remote: Remote<Composer>; died: Promise<never>; end: () => void };

let source: string | undefined;
let idle: Reader | undefined;

/** Uses a worker, and ends it if that fails. Otherwise it is kept for a while, because its start takes longer than most reading. */
export async function withReader<Value>(use: (reader: Remote<Composer>) => Promise<Value>) {
  const reader = idle ?? startReader();
  idle = undefined;
  try {
    // Its start is nobody's fault, and on a busy computer it takes longer than the reading, which has a limit.
    const started = setComposerLocale(reader.remote);
    const value = await Promise.race([started.then(() => use(reader.remote)), reader.died]);
    keep(reader);
    return value;
  } catch (error) {
    reader.end();
    throw error;
  }
}

function startReader(): Reader {
  source ??= URL.createObjectURL(
    new Blob([globalThis.studioParts.composer], { type: 'text/javascript' }),
  );
  const worker = new Worker(source);
  const died = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new OpenError('failed'));
  });
  return { remote: wrap<Composer>(worker), died, end: () => worker.terminate() };
}

function keep(reader: Reader): void {
  idle?.end();
  idle = reader;
  setTimeout(() => {
    if (idle !== reader) return;
    idle = undefined;
    reader.end();
  }, KEPT);
}
