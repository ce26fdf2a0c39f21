import { inTime } from '../../opening/open-site.ts';

/** In milliseconds. A disk in the network may never answer, and then all else is saved. */
const LONGEST = 20_000;

/** Files that were given and are still being read or made smaller. They belong to what is saved. */
export class FilesOnTheWay {
  readonly #files = new Set<Promise<unknown>>();

  add(taking: Promise<unknown>): void {
    const file = inTime(taking.catch(reportError), LONGEST)
      .catch(() => {})
      .finally(() => this.#files.delete(file));
    this.#files.add(file);
  }

  /** Resolves when all of them are in the site, or are refused. */
  async areThere(): Promise<void> {
    while (this.#files.size > 0) await Promise.all(this.#files);
  }
}
