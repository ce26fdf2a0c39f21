/** Says what the columns of a pasted table are, and makes entries of its rows. */
import { useId, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { isEmpty, textAt } from '../../model/form-values.ts';
import type { PastedTable } from '../../sources/pasted/table.ts';
import { namedColumns } from './named-columns.ts';
import { columnFields, formFieldAt, isWhen, type Offer } from './offers.ts';
import styles from './pasted.module.css';
import { noRoomFor } from './pasted-room.ts';
import type { Pasting } from './pasting-context.ts';
import { entryOf, withAppended } from './taking.ts';

/** The form would take long to show more at once. */
const MOST_AT_ONCE = 200;
/** Of a column. */
const SHOWN = 3;

type PastedColumnsProps = Pasting & { offer: Extract<Offer, { kind: 'table' }> };

export function PastedColumns({ offer, form, beside, take, dismiss }: PastedColumnsProps) {
  const { list, table } = offer;
  const id = useId();
  const selects = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => columnFields(form, list), [form, list]);
  const named = useMemo(() => namedColumns(table.rows[0] ?? [], fields), [table, fields]);
  const [hasNames, setHasNames] = useState(table.hasNames || named.filter(Boolean).length > 1);
  const [chosen, setChosen] = useState(() => guessed(table, fields, hasNames ? named : []));
  const [head] = fields;
  const [first = []] = table.rows;
  const body = hasNames ? table.rows.slice(1) : table.rows;
  const isTold = chosen.includes(head?.name ?? '');
  const entries = useMemo(() => {
    const columns = chosen.map((name) => fields.find((field) => field.name === name));
    return body.map((row) => entryOf(row, columns)).filter((entry) => !isEmpty(entry));
  }, [body, chosen, fields]);
  const room = Math.min(MOST_AT_ONCE, (formFieldAt(form, list)?.most ?? Infinity) - beside);
  const taken = entries.slice(0, Math.max(0, room));
  const add = () => {
    if (isTold && taken.length > 0)
      take((site) => withAppended(site, list, taken), list, taken.length, {
        counted: 0,
        ...(head && { field: head.name }),
      });
    // There the owner has to choose first.
    else selects.current?.querySelector('select')?.focus();
  };
  const makes =
    list.at(-1) === 'jobs' ? messages.studio.pasted.makeJobs : messages.studio.pasted.makeProjects;
  const note = isTold
    ? noRoomFor(
        entries.map((entry) => textAt(entry, [head?.name ?? ''])),
        room,
      )
    : messages.studio.pasted.needs({ field: head?.label ?? '' });
  return (
    <>
      <div ref={selects} className={styles.columns}>
        {first.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
          <div key={column} className={styles.column}>
            <label htmlFor={`${id}${column}`}>
              <bdi>
                {(hasNames && cell.text) || messages.studio.pasted.column({ number: column + 1 })}
              </bdi>
            </label>
            <select
              id={`${id}${column}`}
              aria-describedby={`${id}${column}-shown`}
              value={chosen[column] ?? ''}
              onChange={({ target }) =>
                setChosen(chosen.map((each, at) => (at === column ? target.value : each)))
              }
            >
              <option value="">{messages.studio.pasted.leaveOut}</option>
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <ul id={`${id}${column}-shown`}>
              {body.slice(0, SHOWN).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their places
                <li key={index}>
                  <bdi>{row[column]?.text}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {table.rows.length > 1 && (
        <span className={styles.check}>
          <input
            id={`${id}names`}
            type="checkbox"
            checked={hasNames}
            onChange={() => setHasNames(!hasNames)}
          />
          <label htmlFor={`${id}names`}>{messages.studio.pasted.hasNames}</label>
        </span>
      )}
      {note !== '' && <p id={`${id}note`}>{note}</p>}
      <div className={styles.choices}>
        <button
          type="button"
          aria-disabled={!isTold}
          aria-describedby={note === '' ? undefined : `${id}note`}
          onClick={add}
        >
          {makes({ count: isTold ? taken.length : body.length })}
        </button>
        <button type="button" onClick={dismiss}>
          {messages.studio.pasted.keep}
        </button>
      </div>
    </>
  );
}

/** What each column is: what its name says. Without one, only that of the years is guessed. */
function guessed(
  { rows: [first = []], years }: PastedTable,
  fields: readonly FormField[],
  named: readonly (string | undefined)[],
): readonly string[] {
  const when = fields.find(isWhen)?.name ?? '';
  return first.map(
    (_, column) => named[column] ?? (column === years && !named.includes(when) ? when : ''),
  );
}
