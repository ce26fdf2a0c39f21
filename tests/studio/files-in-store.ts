import type { Studio } from '../support/studio/studio.ts';

/** The files of all drafts in the store, as the browser keeps them. */
export const filesInStore = ({ page }: Studio) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open('studio-drafts'));
    const files: object[] = await answer(
      database.transaction('files').objectStore('files').getAll(),
    );
    database.close();
    return { all: files.length, media: files.filter((file) => 'blob' in file).length };
  });
