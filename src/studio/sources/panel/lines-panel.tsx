import { useEffect, useId, useMemo, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { PartBoundary } from '../../app/boundary.tsx';
import { isComposing } from '../../keys.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { valueAt } from '../../model/form-values.ts';
import { fieldAt, goTo, useStudioActions } from '../../model/studio-actions.ts';
import { onWindow } from '../../on-window.ts';
import { FoundItems } from './found-items.tsx';
import { LineList } from './line-list.tsx';
import { type LineSource, useLineSource } from './line-source.ts';
import styles from './lines-panel.module.css';
import { contactsFound, europassFound } from './put-found.ts';
import { hasText, ownValues, targetNamed } from './put-lines.ts';
import { useLastField } from './use-last-field.ts';
import { usePutLines } from './use-put-lines.ts';

type LinesPanelProps = {
  form: FormField;
  site: EditedSite;
  /** Whether there is a draft. */
  isKept: boolean;
};

/** The lines of a CV, or of a pasted text, beside the form that they go into. It knows what was put in when it is opened again. */
export function LinesPanel({ form, site, isKept }: LinesPanelProps) {
  const source = useLineSource();
  const { field, next, goOn, forget } = useLastField();
  const lines = usePutLines(form, site, source, goOn);
  const target = useMemo(() => {
    const named = field === undefined ? undefined : targetNamed(form, site, field);
    // After an undo the entry is empty again.
    const isOver = next !== undefined && (!named?.around || hasText(site, named.around));
    return (isOver && targetNamed(form, site, next)) || named;
  }, [form, site, field, next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written later is what its lines say
  useEffect(() => {
    const has = target && valueAt(ownValues(site), target.path);
    // What an owner wrote before they thought of the CV is nothing that it goes on with.
    if (source && 'cv' in source && typeof has === 'string' && has !== '') forget();
  }, [source]);
  if (!source) return null;
  return <Panel {...{ form, site, isKept, source, lines, target }} />;
}

type PanelProps = LinesPanelProps & {
  source: LineSource;
  lines: ReturnType<typeof usePutLines>;
  target: ReturnType<typeof targetNamed>;
};

function Panel({ form, site, isKept, source, lines, target }: PanelProps) {
  const { showLines } = useStudioActions();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { studio } = messages;
  const leave = () => goTo(target?.name ?? 'cv', 'nearest');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins at its heading
  useEffect(() => heading.current?.focus(), [source]);
  useEffect(
    () =>
      onWindow(
        'keydown',
        (event) => {
          const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          const isInForm = fieldAt(document.activeElement) !== undefined;
          if (!isKey || isComposing(event) || !isInForm) return;
          event.preventDefault();
          // The preview, in whose place the panel is, listens to the same key.
          event.stopImmediatePropagation();
          panel.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
        },
        true,
      ),
    [],
  );

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-panel=""
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        leave();
      }}
    >
      <div className={styles.bar}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {'cv' in source ? studio.lines.fromCv : studio.lines.fromPasted}
        </h2>
        <button
          type="button"
          onClick={() => {
            leave();
            showLines(undefined);
          }}
        >
          {studio.afterSaving.close}
        </button>
      </div>
      <div className={styles.body}>
        <PartBoundary isKept={isKept}>
          {'cv' in source && (
            <FoundItems
              heading={studio.lines.found}
              items={contactsFound(source.contacts, form, site)}
            />
          )}
          {'cv' in source && source.europass && (
            <FoundItems
              heading={studio.lines.europass}
              items={europassFound(source.europass, form, site)}
            />
          )}
          <LineList {...{ form, target, lines: source.lines, ...lines }} />
        </PartBoundary>
      </div>
    </section>
  );
}
