/** IndexedDB. Every page from the same disk can read and write it. */
import { readLastText, readLastTexts, removeLastText } from './last-text.ts';
import { ownProperty } from './read-record.ts';

/** The text of a draft: see record.ts. `work` is the edited site. It keeps that name, because older studios read and wrote it. */
export type KeptText = { id: string; at: number; work: unknown };
export type FileKey = [id: string, ref: string];

type Store = 'texts' | 'files';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= open();
  // The next call opens it again, because the browser may close it, or may refuse it only this time.
  const forget = () => {
    opened = undefined;
  };
  opened.then((ready) => {
    ready.onclose = forget;
  }, forget);
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('studio-drafts');
  request.onupgradeneeded = () => {
    request.result.createObjectStore('texts', { keyPath: 'id' });
    request.result.createObjectStore('files');
  };
  return answer(request);
}

const answer = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Texts and files have a store each, so that a text never waits until a large file is written. */
async function write(stores: Store | Store[], act: (transaction: IDBTransaction) => void) {
  const transaction = (await database()).transaction(stores, 'readwrite');
  act(transaction);
  // When the page is closed, the browser drops a transaction that is not committed.
  transaction.commit();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function read<Result>(store: Store, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
  return answer(ask((await database()).transaction(store).objectStore(store)));
}

/** All keys of a draft's files. */
const filesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

export async function writeText(text: KeptText): Promise<void> {
  await write('texts', (transaction) => transaction.objectStore('texts').put(text));
  removeLastText(text.id);
}

export const writeFile = (key: FileKey, file: object) =>
  write('files', (transaction) => transaction.objectStore('files').put(file, key));

export const removeFile = (key: FileKey) =>
  write('files', (transaction) => transaction.objectStore('files').delete(key));

export async function removeDraft(id: string): Promise<void> {
  await write(['texts', 'files'], (transaction) => {
    transaction.objectStore('texts').delete(id);
    transaction.objectStore('files').delete(filesOf(id));
  });
  removeLastText(id);
}

export async function readTexts(): Promise<KeptText[]> {
  const found: unknown[] = await read('texts', (texts) => texts.getAll());
  // A text from localStorage is newer, so it comes last and replaces the other one.
  const texts = [...found, ...readLastTexts()].filter(isText);
  return [...new Map(texts.map((text) => [text.id, text])).values()];
}

const isText = (value: unknown): value is KeptText =>
  typeof ownProperty(value, 'id') === 'string' &&
  Number.isFinite(ownProperty(value, 'at')) &&
  typeof ownProperty(ownProperty(value, 'work'), 'values') === 'object';

export async function readDraft(id: string) {
  const last = readLastText(id);
  const text: unknown = isText(last) ? last : await read('texts', (texts) => texts.get(id));
  if (!isText(text)) return undefined;
  const keys = await read('files', (files) => files.getAllKeys(filesOf(id)));
  const files = new Map<unknown, unknown>();
  for (const key of keys) {
    // A file that cannot be read does not stop the others.
    const file = await read('files', (store) => store.get(key)).catch(() => undefined);
    if (Array.isArray(key)) files.set(key[1], file);
  }
  return { site: text.work, files };
}
