import type { Remote } from 'comlink';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Compiled } from '../../compose/compiled.ts';
import type { Path as Route } from '../../routes.ts';
import type { FormField } from '../../schema/form-field.ts';
import { useComposed } from '../composer/use-composed.ts';
import type { Composer } from '../composer/worker.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Form } from '../form/form.tsx';
import { type EditedSite, nameOf, withField } from '../model/edited-site.ts';
import { historyOf, historyReducer } from '../model/history.ts';
import { IssueStore, IssuesContext, messageOf } from '../model/issues.ts';
import { FilesContext, type StudioActions, StudioActionsContext } from '../model/studio-actions.ts';
import { Preview } from '../preview/preview.tsx';
import { words } from '../words.ts';
import { Header, type Notice, type Side } from './header.tsx';
import { Remaining } from './remaining.tsx';
import { saveZip, useLetter } from './saving.ts';
import styles from './studio.module.css';
import { useOpening } from './use-opening.ts';
import { useStatus } from './use-status.ts';
import { useDrop, useUndoKeys, useWarning } from './use-window.ts';

type StudioProps = {
  composer: Remote<Composer>;
  compiled: Compiled;
  form: FormField;
  first: EditedSite;
};

/** The whole page: header, form and preview. */
export function Studio({ composer, compiled, form, first }: StudioProps) {
  const [{ past, present: site, future }, dispatch] = useReducer(historyReducer, first, historyOf);
  const [saved, setSaved] = useState<EditedSite | undefined>(first);
  const [route, setRoute] = useState<Route>('/');
  const [side, setSide] = useState<Side>('form');
  const composed = useComposed(composer, site);
  const { issues, failure, flush, compose, forget } = composed;
  const { status, notify, end } = useStatus(
    issues?.some(({ severity }) => severity === 'error') ?? false,
  );
  const remaining = useRef<HTMLDetailsElement>(null);
  const isSaved = site === saved;

  const step = useCallback(
    (type: 'undo' | 'redo') => {
      dispatch({ type });
      notify(type === 'undo' ? words.undone : words.redone);
    },
    [notify],
  );
  const replace = useCallback(
    (opened: EditedSite, isSaved = true) => {
      dispatch({ type: 'change', change: () => opened, at: performance.now() });
      setSaved(isSaved ? opened : undefined);
      forget();
    },
    [forget],
  );
  const { ask, askDropped, notice } = useOpening(compiled, isSaved, replace, notify);
  const drafts = useDraft({ site, isSaved, form, replace, notify });
  const { letter, copyLetter } = useLetter({ composer, flush, notify, site });
  useUndoKeys(step);
  useWarning(!isSaved);
  useDrop(askDropped);

  const save = async () => {
    try {
      if (await saveZip({ composer, compiled, flush, notify, site })) return setSaved(site);
    } catch (error) {
      return notify(words.saveFailed(messageOf(error)));
    }
    if (remaining.current) remaining.current.open = true;
    remaining.current?.querySelector('button')?.focus();
  };

  const opening = useRef(ask);
  useEffect(() => {
    opening.current = ask;
  });
  const actions = useMemo<StudioActions>(() => {
    const edit = (change: (site: EditedSite) => EditedSite, what?: string) => {
      end('changed');
      dispatch({ type: 'change', change, at: performance.now(), ...(what && { what }) });
    };
    return {
      composer,
      notify,
      open: (files) => opening.current(files),
      write: (path, value) => edit((site) => withField(site, path, value), nameOf(path)),
      change: (change) => edit(change),
      amend: (change) => dispatch({ type: 'amend', change }),
    };
  }, [composer, notify, end]);
  const { portrait, stills, cv } = site;
  const files = useMemo(
    () => ({ stills, ...(portrait && { portrait }), ...(cv && { cv }) }),
    [portrait, stills, cv],
  );
  const store = useMemo(() => new IssueStore(), []);
  useEffect(() => store.set(issues ?? []), [store, issues]);
  const failed: Notice | undefined =
    failure === undefined
      ? undefined
      : {
          id: 'failed',
          sentence: words.notComposed(failure),
          answers: [{ name: words.tryAgain, give: compose }],
        };

  return (
    <StudioActionsContext value={actions}>
      <FilesContext value={files}>
        <IssuesContext value={store}>
          <div className={styles.studio} data-side={side}>
            <Header
              {...{ step, copyLetter, letter, status, side, setSide }}
              can={{ undo: past.length > 0, redo: future.length > 0 }}
              open={ask}
              save={() => void save()}
              notices={[...[failed, notice].flatMap((each) => each ?? []), ...drafts]}
            >
              {!failed && <Remaining ref={remaining} issues={issues} form={form} />}
            </Header>
            <main className={styles.main}>
              <div className={styles.form}>
                <Form form={form} values={site.values} show={setRoute} />
                <p className={styles.privacy}>{words.draft.privacy}</p>
              </div>
              <Preview page={composed.page} route={route} isStale={composed.isStale} />
            </main>
          </div>
        </IssuesContext>
      </FilesContext>
    </StudioActionsContext>
  );
}
