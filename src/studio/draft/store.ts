/** The browser's own store. Every page on the same computer can read and write it. */
import { readLastText, readLastTexts, removeLastText } from './last-text.ts';
import { at, valuesIn } from './record.ts';

/** The text of a draft: see record.ts. */
export type KeptText = { id: string; at: number; work: unknown };
export type FileKey = [id: string, ref: string];

type Store = 'texts' | 'files';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= open('studio-drafts', (made) => {
    made.createObjectStore('texts', { keyPath: 'id' });
    made.createObjectStore('files');
  });
  // It may be closed, or refused, now and not later.
  const forget = () => {
    opened = undefined;
  };
  opened.then((ready) => {
    ready.onclose = forget;
  }, forget);
  return opened;
}

async function open(name: string, make: (made: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => make(request.result);
  return answer(request);
}

const answer = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Texts and files are apart, so that a text never waits until a large file is written. */
async function write(stores: Store | Store[], act: (transaction: IDBTransaction) => void) {
  const transaction = (await database()).transaction(stores, 'readwrite');
  act(transaction);
  // A browser drops what is not committed yet when the page goes.
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
  // The last text of a draft is its newest one.
  const texts = [...found, ...readLastTexts()].filter(isText);
  return [...new Map(texts.map((text) => [text.id, text])).values()];
}

const isText = (value: unknown): value is KeptText =>
  typeof at(value, 'id') === 'string' &&
  Number.isFinite(at(value, 'at')) &&
  typeof valuesIn(at(value, 'work')) === 'object';

export async function readDraft(id: string) {
  const last = readLastText(id);
  const text: unknown = isText(last) ? last : await read('texts', (texts) => texts.get(id));
  if (!isText(text)) return undefined;
  const keys = await read('files', (files) => files.getAllKeys(filesOf(id)));
  const files = new Map<unknown, unknown>();
  for (const key of keys) {
    // One file that cannot be read leaves the others.
    const file = await read('files', (store) => store.get(key)).catch(() => undefined);
    if (Array.isArray(key)) files.set(key[1], file);
  }
  return { work: text.work, files };
}
