/** Drafts whose window is gone. */
import type { FormField } from '../../schema/field.ts';
import { inTurn } from './in-turn.ts';
import { filesOf, lostFrom, readEditedSite, withoutFiles } from './record.ts';
import { readDraft, readTexts, removeDraft, writeFile, writeText } from './store.ts';
import { readOldDraft, removeOldDraft } from './store-of-2-2.ts';
import {
  listenToWindows,
  lockDraft,
  lockedDrafts,
  notifyWindows,
  untilUnlocked,
} from './windows.ts';

export type AbandonedDraft = { id: string; at: number };

/** Stands for the draft of version 2.2. */
const OLD = '2.2';

/** Reports them now, and at each change. Returns a function that ends that. */
export function watchAbandonedDrafts(
  report: (drafts: readonly AbandonedDraft[]) => void,
): () => void {
  let isOver = false;
  const awaited = new Set<string>();
  const look = async () => {
    const [texts, old] = [await readTexts(), await readOldDraft()];
    const isLocked = await lockedDrafts();
    if (isOver) return;
    const all = [...texts, ...(old ? [{ ...old, id: OLD }] : [])];
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
  await (id === OLD ? removeOldDraft() : removeDraft(id));
  release();
  notifyWindows();
  return true;
}

/** Makes a draft this window's, and reads it. Returns nothing if it is gone or belongs to another window. */
export async function claimDraft(draft: string, form: FormField) {
  const id = draft === OLD ? await migrateOldDraft(form) : draft;
  const release = id === undefined ? undefined : await lockDraft(id);
  if (id === undefined || !release) return undefined;
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

/** Writes the draft of version 2.2 as one of this version. Returns its id. */
async function migrateOldDraft(form: FormField): Promise<string | undefined> {
  const release = await lockDraft(OLD);
  const old = release && (await readOldDraft());
  if (!old) {
    release?.();
    return undefined;
  }
  const id = crypto.randomUUID();
  const refs = new Map<object, string>();
  const site = await readEditedSite(old.site, form, (file) => file);
  for (const file of filesOf(site)) {
    refs.set(file, crypto.randomUUID());
    await writeFile([id, `${refs.get(file)}`], file);
  }
  await writeText({ id, at: old.at, work: withoutFiles(site, (file) => refs.get(file)) });
  await removeOldDraft();
  release();
  return id;
}
