/** The draft of version 2.2 of the studio: one for all windows, with its files in it. */
import { ownProperty } from './record.ts';

/** Returns nothing if there is no such draft. It never creates that database, because the older studio could not use an empty one. */
async function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const open = indexedDB.open('studio');
  open.onupgradeneeded = () => open.transaction?.abort();
  return new Promise((resolve, reject) => {
    open.onerror = () => resolve(undefined);
    open.onsuccess = () => {
      const database = open.result;
      const transaction = database.transaction('draft', mode);
      const asked = ask(transaction.objectStore('draft'));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
      database.close();
    };
  });
}

export async function readOldDraft(): Promise<{ at: number; site: unknown } | undefined> {
  const found: unknown = await request('readonly', (store) => store.get('draft'));
  const when = ownProperty(found, 'at');
  const site = ownProperty(found, 'work');
  if (typeof when !== 'number' || typeof ownProperty(site, 'said') !== 'object') return undefined;
  return { at: when, site };
}

export const removeOldDraft = () => request('readwrite', (store) => store.delete('draft'));
