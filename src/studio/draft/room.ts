/** How much of the browser's store the films of a draft may take. */

/** In bytes: the store copies them, and more would take ten seconds. */
const MOST = 2_000_000_000;
/** The same, in a browser that does not say how much room there is. */
const MOST_UNKNOWN = 200_000_000;
/** Of the room that is left: other drafts and other pages need some, too. */
const SHARE = 1 / 5;

/** Whether a film fits. `kept` is what the films of the draft take already, in bytes. */
export async function hasRoom(size: number, kept: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota, usage = 0 } = estimate ?? {};
  const most = quota === undefined ? MOST_UNKNOWN : Math.min(MOST, SHARE * (quota - usage + kept));
  return kept + size <= most;
}
