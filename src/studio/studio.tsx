import { proxy, type Remote } from 'comlink';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Compiled } from '../compose/compiled.ts';
import type { Path as Route } from '../routes.ts';
import type { FormField } from '../schema/form.ts';
import { useComposed } from './composer/use-composed.ts';
import type { Composer } from './composer/worker.ts';
import { type Desk, DeskContext, FilesContext, goTo } from './desk.ts';
import { Form } from './form/form.tsx';
import { Header, type Notice, type Side } from './header.tsx';
import { follow, historyOf } from './history.ts';
import { drawLinkPicture, type ShownInLinks } from './link-picture.ts';
import { openSite, Unopened } from './open-site.ts';
import { Preview } from './preview/preview.tsx';
import { Remaining } from './remaining.tsx';
import { Remarks, RemarksContext } from './remarks.ts';
import styles from './studio.module.css';
import { useDraft } from './use-draft.ts';
import { useDrop, useUndoKeys, useWarning } from './use-window.ts';
import { words } from './words.ts';
import type { Work } from './work.ts';

type StudioProps = {
  composer: Remote<Composer>;
  compiled: Compiled;
  form: FormField;
  first: Work;
  isDraft: boolean;
};

/** The whole page: what is done with a site at the top, the form, and the preview beside it. */
export function Studio({ composer, compiled, form, first, isDraft }: StudioProps) {
  const [{ past, present: work, future }, dispatch] = useReducer(follow, first, historyOf);
  const [saved, setSaved] = useState(isDraft ? undefined : first);
  const [route, setRoute] = useState<Route>('/');
  const [side, setSide] = useState<Side>('form');
  const [told, say] = useState('');
  const { remarks, page, isStale, settle } = useComposed(composer, work);
  const remaining = useRef<HTMLDetailsElement>(null);
  const isSaved = work === saved;

  const step = useCallback((type: 'undo' | 'redo') => {
    dispatch({ type });
    say(type === 'undo' ? words.undone : words.redone);
  }, []);
  const replace = useCallback((opened: Work) => {
    dispatch({ type: 'change', change: () => opened, at: performance.now() });
    setSaved(opened);
  }, []);
  const { ask, notice } = useOpening(composer, isSaved, replace, say);
  const draft = useDraft(work, isSaved);
  const { letter, copyLetter } = useLetter(composer, settle, say);
  useUndoKeys(step);
  useWarning(!isSaved);
  useDrop(ask);

  const save = async () => {
    say(words.saving);
    await settle();
    const draw = proxy((shown: ShownInLinks) => drawLinkPicture(shown, compiled));
    const made = await composer.save(draw);
    if (made) {
      download(new Blob([made.zip], { type: 'application/zip' }), made.name);
      setSaved(work);
      say(made.lacksPicture ? words.savedWithoutPicture(made.name) : words.saved(made.name));
    } else {
      say(words.notSaved);
      if (remaining.current) remaining.current.open = true;
      remaining.current?.querySelector('button')?.focus();
    }
  };

  const desk = useMemo<Desk>(
    () => ({
      composer,
      say,
      change: (change, what) =>
        dispatch({ type: 'change', change, at: performance.now(), ...(what && { what }) }),
      amend: (change) => dispatch({ type: 'amend', change }),
    }),
    [composer],
  );
  const { portrait, stills, cv } = work;
  const files = useMemo(
    () => ({ stills, ...(portrait && { portrait }), ...(cv && { cv }) }),
    [portrait, stills, cv],
  );
  const faults = useMemo(() => new Remarks(), []);
  useEffect(() => faults.set(remarks), [faults, remarks]);

  return (
    <DeskContext value={desk}>
      <FilesContext value={files}>
        <RemarksContext value={faults}>
          <div className={styles.studio} data-side={side}>
            <Header
              {...{ step, copyLetter, letter, told, side, setSide }}
              can={{ undo: past.length > 0, redo: future.length > 0 }}
              open={ask}
              save={() => save().catch(reportError)}
              notices={[notice, draft].flatMap((each) => each ?? [])}
            />
            <main className={styles.form}>
              <Remaining ref={remaining} remarks={remarks} form={form} goTo={goTo} />
              <Form form={form} said={work.said} show={setRoute} />
              <p className={styles.privacy}>{words.draft.privacy}</p>
            </main>
            <Preview page={page} route={route} isStale={isStale} />
          </div>
        </RemarksContext>
      </FilesContext>
    </DeskContext>
  );
}

/** Opens what is given, and asks first where unsaved work would go. */
function useOpening(
  composer: Remote<Composer>,
  isSaved: boolean,
  replace: (work: Work) => void,
  say: (sentence: string) => void,
) {
  const [asked, setAsked] = useState<readonly File[]>();
  const open = async (given: readonly File[]) => {
    const name = namesOf(given);
    setAsked(undefined);
    say(words.opening(name));
    try {
      const opened = await openSite(given, composer);
      replace(opened);
      say(opened.cv ? words.opened(name) : `${words.opened(name)} ${words.cvGone}`);
    } catch (error) {
      if (!(error instanceof Unopened)) throw error;
      say(`${name} ${error.message}`);
    }
  };
  const ask = (given: readonly File[]) => {
    if (given.length === 0) return;
    if (isSaved) open(given).catch(reportError);
    else setAsked(given);
  };
  const notice: Notice | undefined = asked && {
    sentence: words.ask.open(namesOf(asked)),
    answers: [
      { name: words.ask.yes, give: () => open(asked).catch(reportError) },
      { name: words.ask.no, give: () => setAsked(undefined) },
    ],
  };
  return { ask, notice };
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** To the clipboard, or onto the page where that is closed. */
function useLetter(
  composer: Remote<Composer>,
  settle: () => Promise<void>,
  say: (sentence: string) => void,
) {
  const [letter, setLetter] = useState<string>();
  const copy = async () => {
    await settle();
    const text = await composer.letter();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setLetter(isCopied ? undefined : text);
    if (isCopied) say(words.letterCopied);
  };
  return { letter, copyLetter: () => copy().catch(reportError) };
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Once the browser has begun; it asks no more for it then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
