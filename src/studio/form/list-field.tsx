import { type ReactNode, useEffect, useId, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field-words.ts';
import { languageTag } from '../../schema/language.ts';
import { ownNameOf } from '../../words/own-name.ts';
import {
  isEmpty,
  listAt,
  nameOf,
  type Path,
  textAt,
  type Value,
  withField,
} from '../model/edited-site.ts';
import { useError } from '../model/issues.ts';
import { focusFirst, idOf, useStudioActions } from '../model/studio-actions.ts';
import styles from './field.module.css';
import { nameOfChoice } from './text-field.tsx';

type ListFieldProps = {
  field: FormField;
  path: Path;
  value: Value | undefined;
  /** The fields of one entry. */
  fieldsOf: (index: number, label: string, addNext: () => void) => ReactNode;
  /** Adds entries by their files. */
  adder?: ReactNode;
  /** An entry without a file would be none. */
  needsFile?: boolean;
};

/** Where the focus goes when the list has changed. */
type Next = { entry: number; on: 'moveUp' | 'moveDown' | 'first' } | 'add';

/** Entries that can be added, moved and removed. */
export function ListField({ field, path, value, fieldsOf, adder, needsFile }: ListFieldProps) {
  const issue = useError(nameOf(path));
  const about = useId();
  const { entry } = field;
  const entries = entriesOf(field, listAt(value, []));
  const isAlone = beginsWithOne(field) && entries.length === 1;
  const { list, add, remove, move } = useEntries(path, entries.length, field);
  if (!entry) return null;
  return (
    <fieldset
      ref={list}
      id={idOf(nameOf(path))}
      className={styles.list}
      aria-label={field.label}
      aria-describedby={about}
      tabIndex={-1}
    >
      <p id={about} className={styles.about}>
        <span className={styles.issue} role="alert">
          {issue}
        </span>
      </p>
      {entries.length === 0 && (
        <p className={styles.listHelp}>
          {/* The heading above names the list that is a part of the site. */}
          {!(field.name in messages.studio.sections) && <strong>{field.label}</strong>}{' '}
          <span>{messages.studio.help({ help: field.help })}</span>{' '}
          {field.isOptional && <span className={styles.notes}>{messages.studio.optional}</span>}
        </p>
      )}
      {entries.map((each, index) => {
        const called = messages.studio.numbered({ label: entry.label, number: index + 1 });
        const inside = (
          <>
            {fieldsOf(index, called, () => add(index + 1))}
            {!(isAlone && (entry.kind !== 'group' || isEmpty(each))) && (
              <Moves {...{ called, index, count: entries.length, remove, move }} />
            )}
          </>
        );
        return entry.kind === 'group' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name, and no state but whether it is open
          <details key={index} className={styles.entry} data-entry="" ref={isAlone ? open : null}>
            <summary>
              <span className={styles.number}>{called}</span>{' '}
              <span dir="auto">{titleOf(entry, each)}</span>
            </summary>
            {inside}
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={index} className={styles.row} data-entry="">
            {inside}
          </div>
        );
      })}
      {!needsFile && (
        <button type="button" data-on="add" className={styles.add} onClick={() => add()}>
          {messages.studio.add({ what: entry.label })}
        </button>
      )}
      {adder}
    </fieldset>
  );
}

const open = (details: HTMLDetailsElement | null) => {
  if (details) details.open = true;
};

/** Adds, removes and moves entries. Each change is reported, and moves the focus to where the user continues. */
function useEntries(path: Path, count: number, field: FormField) {
  const { change, notify } = useStudioActions();
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<Next>(undefined);
  // This runs after each render, but only a change of the list has set `next`.
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (wanted) focusOn(list.current, wanted);
  });
  const { entry } = field;
  const called = (index: number) =>
    messages.studio.numbered({ label: entry?.label ?? '', number: index + 1 });
  const write = (changed: (entries: readonly Value[]) => readonly Value[]) =>
    change((site) => withField(site, path, changed(entriesOf(field, listAt(site.values, path)))));
  return {
    list,
    /** Adds an entry at the end, or after another one. */
    add(at = count) {
      next.current = { entry: at, on: 'first' };
      write((entries) => [
        ...entries.slice(0, at),
        ...(entry ? [emptyEntry(entry)] : []),
        ...entries.slice(at),
      ]);
      notify(messages.studio.added({ what: called(at) }));
    },
    remove(index: number) {
      next.current = count > 1 ? { entry: Math.max(0, index - 1), on: 'first' } : 'add';
      write((entries) => entries.filter((_, at) => at !== index));
      notify(messages.studio.removed({ what: called(index) }));
    },
    move(index: number, by: -1 | 1) {
      const to = index + by;
      if (to < 0 || to >= count) return;
      next.current = { entry: to, on: by < 0 ? 'moveUp' : 'moveDown' };
      write((entries) => {
        const others = entries.filter((_, at) => at !== index);
        return [...others.slice(0, to), ...entries.slice(index, index + 1), ...others.slice(to)];
      });
      notify(messages.studio.moved({ what: called(index), place: to + 1, of: count }));
    },
  };
}

type MovesProps = {
  called: string;
  index: number;
  count: number;
  remove: (index: number) => void;
  move: (index: number, by: -1 | 1) => void;
};

function Moves({ called, index, count, remove, move }: MovesProps) {
  const moves = [
    { on: 'moveUp', by: -1, isLast: index === 0 },
    { on: 'moveDown', by: 1, isLast: index === count - 1 },
  ] as const;
  const hasMoves = count > 1;
  return (
    <div
      className={styles.moves}
      role="toolbar"
      aria-label={called}
      onKeyDown={({ key, currentTarget, target }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        // In a page from right to left the button on the left is the next one.
        const isForward =
          (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
        const buttons = [...currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(target as HTMLButtonElement) + (isForward ? 1 : -1);
        buttons.at(at % buttons.length)?.focus();
      }}
    >
      {(hasMoves ? moves : []).map(({ on, by, isLast }) => (
        <button
          key={on}
          type="button"
          data-on={on}
          aria-label={`${messages.studio[on]}: ${called}`}
          aria-disabled={isLast}
          // Tab leads to the first of the buttons, and the arrow keys to the others.
          tabIndex={by < 0 ? 0 : -1}
          onClick={() => move(index, by)}
        >
          {messages.studio[on]}
        </button>
      ))}
      <button
        type="button"
        aria-label={`${messages.studio.remove}: ${called}`}
        tabIndex={hasMoves ? -1 : 0}
        onClick={() => remove(index)}
      >
        {messages.studio.remove}
      </button>
    </div>
  );
}

/** Whether one entry is there from the start, because it is needed or is but a text. It comes to be when something is written in it. */
const beginsWithOne = ({ entry, isOptional }: FormField) => !isOptional || entry?.kind !== 'group';

const entriesOf = (field: FormField, written: readonly Value[]) =>
  written.length === 0 && field.entry && beginsWithOne(field) ? [emptyEntry(field.entry)] : written;

const emptyEntry = ({ kind }: FormField): Value => (kind === 'group' ? {} : '');

/** Their values are names of files, which the studio makes. */
const FILES: readonly string[] = ['film', 'still', 'file', 'stillFocus', 'captions'];

/** The first text of the entry, or the name of its file. */
function titleOf({ fields = [] }: FormField, value: Value): string {
  const isFile = ({ name }: FormField) => FILES.includes(name);
  const ordered = [...fields.filter((field) => !isFile(field)), ...fields.filter(isFile)];
  const texts = ordered.map((field) => shownTextOf(field, textAt(value, [field.name])));
  const text = texts.find(Boolean) ?? '';
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

/** What a value is called in the language of the studio. A picture of an opened page has a number, which says nothing. */
function shownTextOf({ name, kind }: FormField, text: string): string {
  if (kind === 'choice') return nameOfChoice(text);
  if (name === 'language') return languageTag(text) === undefined ? ownNameOf(text) : text;
  return FILES.includes(name) && /^(?:still|picture)-\d+$/.test(text) ? '' : text;
}

function focusOn(list: HTMLElement | null, next: Next): void {
  if (next === 'add') {
    list?.querySelector<HTMLElement>(':scope > [data-on=add], :scope > div input')?.focus();
    return;
  }
  const entry = list?.querySelectorAll<HTMLElement>(':scope > [data-entry]')[next.entry];
  if (entry instanceof HTMLDetailsElement) entry.open = true;
  if (next.on === 'first') {
    focusFirst(entry ?? null);
    entry?.querySelector(':scope > summary')?.scrollIntoView({ block: 'nearest' });
  } else entry?.querySelector<HTMLElement>(`:scope > div > [data-on=${next.on}]`)?.focus();
}
