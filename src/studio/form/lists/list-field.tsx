import { type ReactNode, useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import {
  type FieldPath,
  type FieldValue,
  isEmpty,
  listAt,
  nameOf,
} from '../../model/form-values.ts';
import { idOf } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import { IssueOf } from '../field-frame.tsx';
import { takesTables } from '../pasting/offers.ts';
import { PastedOffer } from '../pasting/pasted-offer.tsx';
import { entryTitle } from './title-of-entry.ts';
import { beginsWithOne, shownEntries, useEntries } from './use-entries.ts';

type ListFieldProps = {
  field: FormField;
  path: FieldPath;
  value: FieldValue | undefined;
  /** The fields of one entry. */
  fieldsOf: (index: number, label: string, addNext: () => void) => ReactNode;
  /** Adds entries by their files. */
  adder?: ReactNode;
  /** An entry without a file would be none. */
  needsFile?: boolean;
};

/** Entries that can be added, moved and removed. */
export function ListField({ field, path, value, fieldsOf, adder, needsFile }: ListFieldProps) {
  const name = nameOf(path);
  const about = useId();
  const { entry } = field;
  const entries = shownEntries(field, listAt(value, []));
  const isAlone = beginsWithOne(field) && entries.length === 1;
  const { list, add, remove, move } = useEntries(path, entries.length, field);
  if (!entry) return null;
  return (
    <fieldset
      ref={list}
      id={idOf(name)}
      className={styles.list}
      aria-label={field.label}
      aria-describedby={about}
      tabIndex={-1}
    >
      <IssueOf name={name} id={about} />
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
              <span dir="auto">{entryTitle(entry, each)}</span>
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
      {takesTables(path) && <p className={styles.listHelp}>{messages.studio.pasted.hint}</p>}
      <PastedOffer name={name} />
      {adder}
    </fieldset>
  );
}

const open = (details: HTMLDetailsElement | null) => {
  if (details) details.open = true;
};

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
