/** What the windows of the studio know of each other. The browser itself tells which of them lives: each holds a lock. */

const lockOf = (id: string) => `studio draft ${id}`;

/** Makes a draft this window's, until it is released or the window goes. Returns nothing if it is another window's. */
export function hold(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const take = (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(lockOf(id), { ifAvailable: true }, take).catch(reject);
  });
}

/** Returns which drafts belong to a window. */
export async function heldDrafts(): Promise<(id: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name));
  return (id) => names.has(lockOf(id));
}

/** Resolves when the window goes that a draft belongs to. */
export async function untilFree(id: string): Promise<void> {
  // Several windows may wait for it, and none of them wants it.
  await navigator.locks.request(lockOf(id), { mode: 'shared' }, () => {});
}

const channel = new BroadcastChannel('studio drafts');

/** Tells the other windows that there is a draft more or less, or that one belongs to another window now. */
export const tellWindows = () => channel.postMessage('');

export function listenToWindows(listen: () => void): () => void {
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
