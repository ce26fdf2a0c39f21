import type { Remote } from 'comlink';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Compiled } from '../../compose/compiled.ts';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import { pageOf } from '../composer/issues-beside.ts';
import { useComposed } from '../composer/use-composed.ts';
import type { Composer } from '../composer/worker.ts';
import { TROUBLE, useDraft } from '../draft/use-draft.ts';
import { FolderHelp, OpenFolder, SaveElsewhere } from '../folder/folder-buttons.tsx';
import { folderOf } from '../folder/site-folder.ts';
import { sectionsOf } from '../form/sections.ts';
import { translatedSections } from '../form/translation/translation-form.tsx';
import type { EditedSite } from '../model/edited-site.ts';
import { type FieldIssue, isObstacle } from '../model/field-issue.ts';
import { languagesIn } from '../model/languages.ts';
import { goTo } from '../model/studio-actions.ts';
import { useOfSite } from '../model/use-of-site.ts';
import type { Goal } from '../preview/find-target.ts';
import { Preview } from '../preview/preview.tsx';
import { PartBoundary } from './boundary.tsx';
import { FormColumn } from './form-column.tsx';
import { Header, type Notice, type Side } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Parts } from './left-to-do/parts.tsx';
import { Remaining } from './left-to-do/remaining.tsx';
import { useVisibleIssues } from './left-to-do/use-visible-issues.ts';
import { OpenSite } from './open/open-site.tsx';
import { OtherPages } from './open/other-pages.tsx';
import { StartScreen } from './open/start-screen.tsx';
import { useDropping } from './open/use-dropping.ts';
import { useOpening } from './open/use-opening.ts';
import { AfterSaving } from './save/after-saving.tsx';
import { FilesOnTheWay } from './save/files-on-the-way.ts';
import { useLetter, useSaving } from './save/saving.ts';
import { ZipSize } from './save/zip-size.tsx';
import { SkipToForm } from './skip-to-form.tsx';
import styles from './studio.module.css';
import { StudioContexts } from './studio-contexts.tsx';
import { useEditedSite } from './use-edited-site.ts';
import { useLanguage } from './use-language.ts';
import { useStatus } from './use-status.ts';
import { useDrop, useKeys, useSinglePress, useWarning, useWide } from './use-window.ts';

type StudioProps = {
  composer: Remote<Composer>;
  compiled: Compiled;
  form: FormField;
  first: EditedSite;
};

/** 'choice': to begin or to open a site. 'refused': after Save, what still had to be written counts as an error from then on. */
type Stage = 'choice' | 'editing' | 'refused' | 'saved';

const NONE: readonly FieldIssue[] = [];

/** The whole page: header, form and preview. */
export function Studio({ composer, compiled, form: given, first }: StudioProps) {
  const { site, dispatch, exchange, amend, editLanguage, speak, isSaved, noteSaved, can } =
    useEditedSite(first);
  const [stage, setStage] = useState<Stage>('choice');
  const [goal, setGoal] = useState<Goal>({ route: '/' });
  const [side, setSide] = useState<Side>('form');
  const isWide = useWide();
  const { composed, failure, flush, compose, again, forget } = useComposed(composer, site);
  const { language, form, chooseLanguage } = useLanguage(composer, given, again);
  const { issues, visible, meanIt, showAll } = useVisibleIssues(
    composed?.issues,
    stage === 'refused',
  );
  const { status, notify, end, dismiss } = useStatus(issues?.some(isObstacle) ?? false);
  const [files] = useState(() => new FilesOnTheWay());
  const remaining = useRef<HTMLDetailsElement>(null);
  const isChoice = stage === 'choice';
  /** Shows form or preview at once, because the focus goes there next. */
  const reach = useCallback(
    (side: Side) =>
      flushSync(() => {
        setSide(side);
        setStage((last) => (last === 'choice' ? 'editing' : last));
      }),
    [],
  );

  const step = useCallback(
    (type: 'undo' | 'redo') => {
      dispatch({ type });
      notify(type === 'undo' ? messages.studio.undone : messages.studio.redone);
    },
    [dispatch, notify],
  );
  const replace = useCallback(
    (opened: EditedSite, isSaved = true) => {
      exchange(opened, isSaved);
      setStage('editing');
      forget();
    },
    [exchange, forget],
  );
  const { ask, openFolder, openPage, notice } = useOpening({
    ...{ site, compiled, isSaved, replace, notify, isChoice },
  });
  const { sort, dropped } = useDropping({
    ...{ site, composer, files, dispatch, notify, isChoice },
    begin: () => setStage((last) => (last === 'choice' ? 'editing' : last)),
    open: (files) => void ask(files),
  });
  const drafts = useDraft({ site, isSaved, form, replace, notify });

  /** Names everything that is wrong, because it has to be corrected first. */
  const refuse = () => {
    // The list has to have all of them, before it gets the focus.
    flushSync(() => {
      setStage('refused');
      showAll();
    });
    if (remaining.current) remaining.current.open = true;
    remaining.current?.querySelector('button')?.focus();
  };
  const made = { site, composer, compiled, flush, notify };
  const [last, setLast] = useOfSite<{ size: number; isInFolder: boolean }>(site.beside);
  const { letter, copyLetter } = useLetter({ ...made, size: last?.size ?? 0 });
  const onSaved = (size: number, saved: EditedSite, isInFolder: boolean) => {
    setLast({ size, isInFolder });
    setStage('saved');
    noteSaved(saved);
  };
  const { save, isSaving, openOther, question } = useSaving({
    ...{ ...made, isSaved, files, refuse, onSaved, amend, openPage },
  });
  const folder = folderOf(site);
  useKeys({ step, save: () => !isChoice && save() });
  useWarning(!isSaved);
  useDrop(sort);
  useSinglePress();
  useEffect(() => {
    // What stands above it is seen, too.
    if (!isChoice) goTo('firstName', 'end');
  }, [isChoice]);

  const open = (files: readonly File[]) => void ask(files);
  const onChange = useCallback(() => end('changed'), [end]);
  const failed: Notice | undefined =
    failure === undefined
      ? undefined
      : {
          id: 'failed',
          sentence: messages.studio.notComposed({ reason: failure }),
          answers: [{ name: messages.studio.tryAgain, give: compose }],
        };
  const inLanguage = useMemo(
    () => (visible ?? NONE).filter(({ language = 0 }) => language === site.edited),
    [visible, site.edited],
  );
  const languageSwitch = <LanguageSwitch language={language} choose={chooseLanguage} />;
  const saveElsewhere = <SaveElsewhere folder={folder} save={save} />;
  const isKept = drafts.every(({ id }) => id !== TROUBLE);
  const parts = (
    <PartBoundary isKept={isKept}>
      <Parts
        sections={site.edited > 0 ? translatedSections(form, site.values) : sectionsOf(form)}
        issues={inLanguage}
        isWide={isWide}
        onGo={() => setSide('form')}
      >
        {!isWide && languageSwitch}
        {!isWide && saveElsewhere}
        <OpenSite open={open} />
        <OpenFolder open={openFolder} />
        <OtherPages site={site} use={(page, use) => void openOther(page, use)} />
        <ZipSize composed={composed} site={site} />
        <FolderHelp folder={folder} />
      </Parts>
    </PartBoundary>
  );

  return (
    <StudioContexts
      {...{ composer, site, files, notify, open, dispatch, onChange }}
      issues={inLanguage}
    >
      {!isChoice && <SkipToForm />}
      <div className={styles.studio} data-side={side} data-stage={stage}>
        <PartBoundary isKept={isKept}>
          <Header
            {...{ step, save, isSaving, status, side, setSide, isChoice, can }}
            dismissStatus={dismiss}
            elsewhere={isWide && saveElsewhere}
            menu={!isWide && parts}
            languageSwitch={(isChoice || isWide) && languageSwitch}
            notices={[
              ...[failed, notice, question, dropped].flatMap((each) => each ?? []),
              ...drafts,
            ]}
          >
            {stage === 'saved' && last && (
              <AfterSaving
                letter={letter}
                copyLetter={copyLetter}
                isInFolder={last.isInFolder}
                page={pageOf(site.values)}
                dismiss={() => setStage('editing')}
              />
            )}
            {!failed && !isChoice && (
              <Remaining
                {...{ ref: remaining, issues: visible, form, isWide, meanIt }}
                languages={languagesIn(site)}
                editLanguage={editLanguage}
              />
            )}
          </Header>
        </PartBoundary>
        {!isChoice && isWide && parts}
        <main className={styles.main}>
          {isChoice ? (
            <StartScreen begin={() => setStage('editing')} {...{ open, openFolder }} />
          ) : (
            <FormColumn {...{ form, site, editLanguage, show: setGoal, isKept, save, isSaving }} />
          )}
          <PartBoundary isKept={isKept}>
            <Preview composed={composed} goal={goal} reach={reach} speak={speak} />
          </PartBoundary>
        </main>
      </div>
    </StudioContexts>
  );
}
