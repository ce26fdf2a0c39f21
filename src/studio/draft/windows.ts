/** How the windows of the studio know of each other. Each window holds a lock, so the browser knows which windows are open. */

const lockOf = (id: string) => `studio draft ${id}`;

/** Locks a draft for this window, until it is released or the window is closed. Returns nothing if another window has it. */
export function lockDraft(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const take = (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(lockOf(id), { ifAvailable: true }, take).catch(reject);
  });
}

/** Returns a function which says whether a draft belongs to an open window. */
export async function lockedDrafts(): Promise<(id: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name));
  return (id) => names.has(lockOf(id));
}

/** Resolves when the window of a draft is closed. */
export async function untilUnlocked(id: string): Promise<void> {
  // A shared lock, because several windows may wait at once.
  await navigator.locks.request(lockOf(id), { mode: 'shared' }, () => {});
}

const channel = openChannel();

/** Firefox refuses it where it blocks cookies. There it keeps no draft either, so there is nothing to tell. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('studio drafts');
  } catch {
    return undefined;
  }
}

/** Notifies the other windows that a draft was added, removed or claimed. */
export const notifyWindows = () => channel?.postMessage('');

export function listenToWindows(listen: () => void): () => void {
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
