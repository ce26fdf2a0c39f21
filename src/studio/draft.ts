/**
 * One draft against crashes and closed windows, in the browser's own store. Every page that lies on the same computer can
 * read that, so it is a net and no place to keep things.
 */
import { clear, createStore, get, type UseStore, update } from 'idb-keyval';
import { VERSION as FIELDS } from '../site/site-data.ts';
import type { Work } from './work.ts';

/** The last part rises when a `Work` becomes another, because its files are in the draft as well. */
const VERSION = `${FIELDS}.1`;

export type Draft = { version: string; work: Work; at: number; window: string };

/** Whether it is of this version of the studio. Another one has other fields. */
export const isReadable = ({ version }: Draft) => version === VERSION;

/** Of this window, so that two of them notice each other. */
const here = crypto.randomUUID();

const KEY = 'draft';
let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('studio', 'draft');
  return opened;
}

/** What another window, or this one before it was closed, left. Throws where the browser keeps nothing. */
export async function readDraft(): Promise<Draft | undefined> {
  return get<Draft>(KEY, store());
}

/** Keeps the work, unless another window keeps its own there; `takeOver` replaces that, too. */
export async function keepDraft(work: Work, takeOver: boolean): Promise<'kept' | 'elsewhere'> {
  let found: 'kept' | 'elsewhere' = 'kept';
  // In one transaction, or two windows would both find nothing.
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
