/**
 * Keeps the draft of this window while the edited site is not saved, for the case of a crash. The text is written with each change,
 * without a timer; each file is a record of its own, so no text waits for a large one, and films are copied last. The window holds a lock
 * as long as it is open, so the browser tells which drafts were left.
 */

import { messages } from '../../messages/messages.ts';
import { type EditedSite, type HeldMedia, shownMedia } from '../model/edited-site.ts';
import { messageOf } from '../model/issue-store.ts';
import { onWindow } from '../on-window.ts';
import { inTurn } from './in-turn.ts';
import { writeLastText } from './last-text.ts';
import { filesOf, withoutFiles } from './record.ts';
import { hasRoom } from './room.ts';
import { type KeptText, removeDraft, removeFile, writeFile, writeText } from './store.ts';
import { lockDraft, notifyWindows } from './windows.ts';

/** In milliseconds. If the store has not answered by then, the window says that no draft is kept. */
const PATIENCE = 2000;

/** The draft in the store: its id, the keys of its files, and which of these are stored. */
type Own = { id: string; refs: Map<object, string>; stored: Set<string> };

export class DraftKeeper {
  #own = emptyDraft(newName());
  /** Resolves when this window holds the lock of the draft. */
  #locked = lockOwn(this.#own);
  #wanted: EditedSite | undefined;
  /** The site whose text is in the store. */
  #kept: EditedSite | undefined;
  #report: (trouble: string | undefined) => void = () => {};
  #reasons: { text?: string | undefined; files?: string | undefined } = {};
  /** The names of the films that are not kept. */
  #lacking: readonly string[] = [];
  /** Films that the store has refused. It may have copied a gigabyte before, so it is not asked again. */
  readonly #refused = new WeakSet<object>();

  #text = inTurn(
    () => this.#writeText(),
    (error) => this.#note('text', error),
  );
  #files = inTurn(
    () => this.#writeFiles(),
    (error) => this.#note('files', error),
  );

  constructor() {
    // A failure is reported when there is something to write.
    this.#locked.catch(() => {});
  }

  /** Reports what is wrong with the store, and undefined when it works again. Returns a function that ends that. */
  listen(report: (trouble: string | undefined) => void): () => void {
    this.#report = report;
    return onWindow('pagehide', () => {
      const site = this.#wanted;
      if (site && site !== this.#kept && isSecureContext)
        writeLastText(this.#own.id, textOf(this.#own, site));
    });
  }

  /** Keeps this site from now on, or nothing. */
  keep(site: EditedSite | undefined): void {
    this.#wanted = site;
    if (site !== this.#kept) this.#text();
  }

  /** Continues with a draft that is in the store. */
  goOn({ site, ...own }: { id: string; site: EditedSite; refs: Map<object, string> }): void {
    const before = this.#own;
    const isOther = this.#kept !== undefined;
    this.#own = { ...own, stored: new Set(own.refs.values()) };
    this.#wanted = site;
    this.#kept = site;
    if (isOther) removeDraft(before.id).catch(() => {});
  }

  async #writeText(): Promise<void> {
    const site = this.#wanted;
    if (site === this.#kept) return;
    const slow = setTimeout(() => this.#note('text', messages.studio.draft.noAnswer), PATIENCE);
    try {
      const own = this.#own;
      await this.#locked;
      // Meanwhile this window continues with another draft.
      if (this.#own !== own) return;
      const isNews = !site || !this.#kept;
      // A file that is being written now belongs to the removed draft, so the next one must not count it as stored.
      const after = site ? own : emptyDraft(own.id);
      this.#own = after;
      await (site ? writeText(textOf(own, site)) : removeDraft(own.id));
      if (this.#own === after) this.#kept = site;
      if (isNews) notifyWindows();
      this.#files();
    } finally {
      clearTimeout(slow);
    }
  }

  /** Writes new files, the films last, and then removes those that no text refers to any more. */
  async #writeFiles(): Promise<void> {
    const own = this.#own;
    const films = Object.entries(this.#wanted ? largeFilesOf(this.#wanted) : {});
    const isFilm = new Set<object>(films.map(([, film]) => film));
    for (const file of filesOf(this.#wanted)) {
      if (isFilm.has(file)) continue;
      if (this.#own !== own) return;
      await writeNew(own, file);
    }
    const lacking: string[] = [];
    let kept = 0;
    for (const [name, film] of films) {
      if (this.#own !== own) return;
      if (await this.#keepsFilm(own, film, kept)) kept += film.blob.size;
      else lacking.push(name);
    }
    this.#lacking = lacking;
    const needed = new Set([...filesOf(this.#wanted), ...filesOf(this.#kept)].map(refIn(own)));
    for (const [file, ref] of own.refs) {
      if (needed.has(ref) || this.#own !== own) continue;
      // Its key is forgotten first, because undo may bring the file back while it is removed.
      own.refs.delete(file);
      own.stored.delete(ref);
      await removeFile([own.id, ref]);
    }
  }

  async #keepsFilm(own: Own, film: HeldMedia, kept: number): Promise<boolean> {
    if (own.stored.has(refIn(own)(film))) return true;
    if (this.#refused.has(film) || !(await hasRoom(film.blob.size, kept))) return false;
    try {
      await writeNew(own, film);
      return true;
    } catch {
      this.#refused.add(film);
      return false;
    }
  }

  #note(what: 'text' | 'files', error?: unknown): void {
    this.#reasons[what] = error === undefined ? undefined : messageOf(error);
    const { text, files } = this.#reasons;
    if (text) this.#report(messages.studio.draft.failed({ reason: text }));
    else if (files) this.#report(messages.studio.draft.lacksFiles({ reason: files }));
    else if (this.#lacking.length > 0)
      this.#report(
        messages.studio.draft.lacksFilms({ count: this.#lacking.length, files: this.#lacking }),
      );
    else this.#report(undefined);
  }
}

/** Films, sounds, and all that lies beside the page. */
const largeFilesOf = (site: EditedSite) => ({ ...site.beside.files, ...shownMedia(site) });

// A page that came by plain http has neither navigator.locks nor crypto.randomUUID.
const newName = () => (isSecureContext ? crypto.randomUUID() : '');

async function lockOwn({ id }: Own): Promise<void> {
  if (!isSecureContext) throw new Error(messages.studio.draft.insecure);
  await lockDraft(id);
}

const emptyDraft = (id: string): Own => ({ id, refs: new Map(), stored: new Set() });

async function writeNew(own: Own, file: object): Promise<void> {
  const ref = refIn(own)(file);
  if (own.stored.has(ref)) return;
  await writeFile([own.id, ref], file);
  own.stored.add(ref);
}

const textOf = (own: Own, site: EditedSite): KeptText => ({
  id: own.id,
  at: Date.now(),
  work: withoutFiles(site, refIn(own)),
});

/** Returns the key of a file in this draft. */
const refIn =
  ({ refs }: Own) =>
  (file: object): string => {
    const ref = refs.get(file) ?? crypto.randomUUID();
    refs.set(file, ref);
    return ref;
  };
