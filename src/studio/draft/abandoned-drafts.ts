/** Drafts whose window is gone. */
import type { FormField } from '../../schema/field.ts';
import { inTurn } from './in-turn.ts';
import { lostFrom, readEditedSite } from './read-record.ts';
import { readDraft, readTexts, removeDraft } from './store.ts';
import {
  listenToWindows,
  lockDraft,
  lockedDrafts,
  notifyWindows,
  untilUnlocked,
} from './windows.ts';

export type AbandonedDraft = { id: string; at: number };

/** Reports them now, and at each change. Returns a function that ends that. */
export function watchAbandonedDrafts(
  report: (drafts: readonly AbandonedDraft[]) => void,
): () => void {
  let isOver = false;
  const awaited = new Set<string>();
  const look = async () => {
    const all = await readTexts();
    const isLocked = await lockedDrafts();
    if (isOver) return;
    report(all.filter(({ id }) => !isLocked(id)).map(({ id, at }) => ({ id, at })));
    for (const { id } of all) {
      if (!isLocked(id) || awaited.has(id)) continue;
      awaited.add(id);
      untilUnlocked(id).then(() => {
        awaited.delete(id);
        lookAgain();
      }, reportError);
    }
  };
  // A store that cannot be read has no drafts. The keeper reports it when there is something to write.
  const lookAgain = inTurn(() => look().catch(() => {}));
  const stop = listenToWindows(lookAgain);
  lookAgain();
  return () => {
    isOver = true;
    stop();
  };
}

/** Returns false if the draft belongs to a window again. */
export async function discardDraft(id: string): Promise<boolean> {
  const release = await lockDraft(id);
  if (!release) return false;
  await removeDraft(id);
  release();
  notifyWindows();
  return true;
}

/** Makes a draft this window's, and reads it. Returns nothing if it is gone or belongs to another window. */
export async function claimDraft(id: string, form: FormField) {
  const release = await lockDraft(id);
  if (!release) return undefined;
  const found = await readDraft(id);
  if (!found) {
    release();
    return undefined;
  }
  const refs = new Map<object, string>();
  const site = await readEditedSite(
    found.site,
    form,
    (ref) => found.files.get(ref),
    (file, ref) => refs.set(file, `${ref}`),
  );
  notifyWindows();
  return { id, site, refs, lost: lostFrom(found.site, site) };
}
