import type { Remote } from 'comlink';
import { useState } from 'react';
import type { Compiled } from '../compose/compiled.ts';
import type { FormField } from '../schema/form.ts';
import type { Composer } from './composer/worker.ts';
import { type Draft, dropAnyDraft, isReadable, keepDraft } from './draft.ts';
import styles from './studio.module.css';
import { Studio } from './studio.tsx';
import { words } from './words.ts';
import type { Work } from './work.ts';

type BeginProps = {
  composer: Remote<Composer>;
  compiled: Compiled;
  form: FormField;
  first: Work;
  draft: Draft | undefined;
};

/** If there is a draft, it first asks what becomes of that. */
export function Begin({ composer, compiled, form, first, draft }: BeginProps) {
  const [work, setWork] = useState(draft ? undefined : first);
  if (work || !draft) {
    const begun = work ?? first;
    return <Studio {...{ composer, compiled, form }} first={begun} isDraft={begun !== first} />;
  }
  const canGoOn = isReadable(draft);
  const drop = () => {
    dropAnyDraft().catch(reportError);
    setWork(first);
  };
  const goOn = () => {
    // The draft belongs to this window from now on, whichever window left it.
    keepDraft(draft.work, true).catch(reportError);
    setWork(draft.work);
  };
  return (
    <main className={styles.begin}>
      <h1>{words.title}</h1>
      <p>
        {words.draft.found(new Date(draft.at).toLocaleString())} {!canGoOn && words.draft.others}
      </p>
      <p>
        {canGoOn && (
          <button type="button" className={styles.save} onClick={goOn}>
            {words.draft.goOn}
          </button>
        )}{' '}
        <button type="button" onClick={drop}>
          {words.draft.drop}
        </button>
      </p>
    </main>
  );
}
