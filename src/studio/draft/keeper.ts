/** Keeps the draft of this window while its work is not saved. */

import type { EditedSite } from '../model/edited-site.ts';
import { words } from '../words.ts';
import { inTurn } from './in-turn.ts';
import { writeLastText } from './last-text.ts';
import { filesOf, withoutFiles } from './record.ts';
import { type KeptText, removeDraft, removeFile, writeFile, writeText } from './store.ts';
import { hold, tellWindows } from './windows.ts';

/** A store that has not answered for so long keeps nothing, as far as we know. */
const PATIENCE = 2000;

/** The draft in the store: its name, what stands there for the files, and which of these it has. */
type Own = { id: string; refs: Map<object, string>; stored: Set<string> };

export class DraftKeeper {
  #own = emptyDraft(newName());
  /** Resolves when the draft is this window's. */
  #held = holdDraft(this.#own);
  #wanted: EditedSite | undefined;
  /** The work whose text is in the store. */
  #kept: EditedSite | undefined;
  #tell: (trouble: string | undefined) => void = () => {};
  #reasons: { text?: string | undefined; files?: string | undefined } = {};

  #text = inTurn(
    () => this.#writeText(),
    (error) => this.#note('text', error),
  );
  #files = inTurn(
    () => this.#writeFiles(),
    (error) => this.#note('files', error),
  );

  constructor() {
    // It is told when there is something to keep.
    this.#held.catch(() => {});
  }

  /** Tells what is wrong, until it is right again. Returns what ends that. */
  listen(tell: (trouble: string | undefined) => void): () => void {
    this.#tell = tell;
    const leave = () => {
      const work = this.#wanted;
      if (work && work !== this.#kept && isSecureContext)
        writeLastText(this.#own.id, textOf(this.#own, work));
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }

  /** Keeps a work from now on, or nothing. */
  keep(work: EditedSite | undefined): void {
    this.#wanted = work;
    if (work !== this.#kept) this.#text();
  }

  /** Goes on with a draft that is in the store. */
  goOn({ work, ...own }: { id: string; work: EditedSite; refs: Map<object, string> }): void {
    const before = this.#own;
    const isOther = this.#kept !== undefined;
    this.#own = { ...own, stored: new Set(own.refs.values()) };
    this.#wanted = work;
    this.#kept = work;
    if (isOther) removeDraft(before.id).catch(() => {});
  }

  async #writeText(): Promise<void> {
    const work = this.#wanted;
    if (work === this.#kept) return;
    const slow = setTimeout(() => this.#note('text', words.draft.noAnswer), PATIENCE);
    try {
      const own = this.#own;
      await this.#held;
      // This window goes on with another draft.
      if (this.#own !== own) return;
      const isNews = !work || !this.#kept;
      // A file that is just being written goes with the draft, so it counts as none of the next one's.
      const after = work ? own : emptyDraft(own.id);
      this.#own = after;
      await (work ? writeText(textOf(own, work)) : removeDraft(own.id));
      if (this.#own === after) this.#kept = work;
      if (isNews) tellWindows();
      this.#files();
    } finally {
      clearTimeout(slow);
    }
  }

  /** Writes files that are new, and then removes those that no text has any more. */
  async #writeFiles(): Promise<void> {
    const own = this.#own;
    for (const file of filesOf(this.#wanted)) {
      const ref = refIn(own)(file);
      if (own.stored.has(ref)) continue;
      if (this.#own !== own) return;
      await writeFile([own.id, ref], file);
      own.stored.add(ref);
    }
    const needed = new Set([...filesOf(this.#wanted), ...filesOf(this.#kept)].map(refIn(own)));
    for (const [file, ref] of own.refs) {
      if (needed.has(ref) || this.#own !== own) continue;
      // It is forgotten first, because undo may bring it back meanwhile.
      own.refs.delete(file);
      own.stored.delete(ref);
      await removeFile([own.id, ref]);
    }
  }

  #note(what: 'text' | 'files', error?: unknown): void {
    this.#reasons[what] = reasonOf(error);
    const { text, files } = this.#reasons;
    if (text) this.#tell(`${words.draft.failed} ${text}`);
    else this.#tell(files && `${words.draft.lacksFiles} ${files}`);
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return error instanceof Error ? error.message : `${error}`;
}

// A page that came by plain http has neither locks nor random names.
const newName = () => (isSecureContext ? crypto.randomUUID() : '');

async function holdDraft({ id }: Own): Promise<void> {
  if (!isSecureContext) throw new Error(words.draft.insecure);
  await hold(id);
}

const emptyDraft = (id: string): Own => ({ id, refs: new Map(), stored: new Set() });

const textOf = (own: Own, work: EditedSite): KeptText => ({
  id: own.id,
  at: Date.now(),
  work: withoutFiles(work, refIn(own)),
});

/** Returns what stands for a file in this draft. */
const refIn =
  ({ refs }: Own) =>
  (file: object): string => {
    const ref = refs.get(file) ?? crypto.randomUUID();
    refs.set(file, ref);
    return ref;
  };
