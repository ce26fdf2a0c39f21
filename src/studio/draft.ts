/**
 * Keeps one draft in the browser's own store, for crashes and closed windows. Every page on the same computer can read that
 * store, so it is only a net.
 */
import { clear, createStore, get, type UseStore, update } from 'idb-keyval';
import { VERSION as FIELDS } from '../site/site-data.ts';
import type { Work } from './work.ts';

/** The last part rises when `Work` changes, because the draft holds all of it. */
const VERSION = `${FIELDS}.2`;

export type Draft = { version: string; work: Work; at: number; window: string };

/** Whether this version of the studio can go on with it. Another version has other fields. */
export const isReadable = ({ version }: Draft) => version === VERSION;

/** The name of this window, so that two windows notice each other. */
const here = crypto.randomUUID();

const KEY = 'draft';
let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('studio', 'draft');
  return opened;
}

/** Reads what a window has left. It throws if the browser keeps nothing. */
export async function readDraft(): Promise<Draft | undefined> {
  return get<Draft>(KEY, store());
}

/** Keeps the work, unless another window keeps its own there; `takeOver` replaces that, too. */
export async function keepDraft(work: Work, takeOver: boolean): Promise<'kept' | 'elsewhere'> {
  let found: 'kept' | 'elsewhere' = 'kept';
  // One transaction does it, because otherwise two windows would both find nothing.
  await update<Draft>(
    KEY,
    (before) => {
      const isOthers = before !== undefined && before.window !== here;
      found = isOthers && !takeOver ? 'elsewhere' : 'kept';
      return found === 'kept'
        ? { version: VERSION, work, at: Date.now(), window: here }
        : (before as Draft);
    },
    store(),
  );
  return found;
}

/** Throws away what this window keeps there. */
export async function dropDraft(): Promise<void> {
  const others = (before: Draft | undefined) =>
    (before?.window === here ? undefined : before) as Draft;
  await update<Draft>(KEY, others, store());
}

/** Throws away what is there. */
export async function dropAnyDraft(): Promise<void> {
  await clear(store());
}
