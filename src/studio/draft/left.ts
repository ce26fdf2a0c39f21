/** The drafts that windows have left which are gone. */
import type { FormField } from '../../schema/form.ts';
import { inTurn } from './in-turn.ts';
import { filesOf, readWork, withoutFiles } from './record.ts';
import { readDraft, readTexts, removeDraft, writeFile, writeText } from './store.ts';
import { readOldDraft, removeOldDraft } from './store-of-2-2.ts';
import { heldDrafts, hold, listenToWindows, tellWindows, untilFree } from './windows.ts';

export type LeftDraft = { id: string; at: number };

/** Stands for the draft of version 2.2. */
const OLD = '2.2';

/** Tells of them now, and whenever there are others. Returns what ends that. */
export function watchLeft(tell: (left: readonly LeftDraft[]) => void): () => void {
  let isOver = false;
  const awaited = new Set<string>();
  const look = async () => {
    const [texts, old] = [await readTexts(), await readOldDraft()];
    const isHeld = await heldDrafts();
    if (isOver) return;
    const all = [...texts, ...(old ? [{ ...old, id: OLD }] : [])];
    tell(all.filter(({ id }) => !isHeld(id)).map(({ id, at }) => ({ id, at })));
    for (const { id } of all) {
      if (!isHeld(id) || awaited.has(id)) continue;
      awaited.add(id);
      untilFree(id).then(() => {
        awaited.delete(id);
        lookAgain();
      }, reportError);
    }
  };
  // A store that cannot be read has none. That it keeps nothing is told when there is something to keep.
  const lookAgain = inTurn(() => look().catch(() => {}));
  const stop = listenToWindows(lookAgain);
  lookAgain();
  return () => {
    isOver = true;
    stop();
  };
}

/** Says whether it could: not if it belongs to a window again. */
export async function throwAway(id: string): Promise<boolean> {
  const release = await hold(id);
  if (!release) return false;
  await (id === OLD ? removeOldDraft() : removeDraft(id));
  release();
  tellWindows();
  return true;
}

/** Makes it this window's, and reads it. Returns nothing if it is gone or another window's. */
export async function takeOver(left: string, form: FormField) {
  const id = left === OLD ? await renewOldDraft(form) : left;
  const release = id === undefined ? undefined : await hold(id);
  if (id === undefined || !release) return undefined;
  const found = await readDraft(id);
  if (!found) {
    release();
    return undefined;
  }
  const refs = new Map<object, string>();
  const work = await readWork(
    found.work,
    form,
    (ref) => found.files.get(ref),
    (file, ref) => refs.set(file, `${ref}`),
  );
  tellWindows();
  return { id, work, refs };
}

/** Writes the draft of version 2.2 as one of this version. Returns its name. */
async function renewOldDraft(form: FormField): Promise<string | undefined> {
  const release = await hold(OLD);
  const old = release && (await readOldDraft());
  if (!old) {
    release?.();
    return undefined;
  }
  const id = crypto.randomUUID();
  const refs = new Map<object, string>();
  const work = await readWork(old.work, form, (file) => file);
  for (const file of filesOf(work)) {
    refs.set(file, crypto.randomUUID());
    await writeFile([id, `${refs.get(file)}`], file);
  }
  await writeText({ id, at: old.at, work: withoutFiles(work, (file) => refs.get(file)) });
  await removeOldDraft();
  release();
  return id;
}
