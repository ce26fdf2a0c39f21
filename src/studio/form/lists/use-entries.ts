import { useEffect, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { type FieldPath, type FieldValue, listAt } from '../../model/form-values.ts';
import { withEntries } from '../../model/languages.ts';
import { focusFirst, useStudioActions } from '../../model/studio-actions.ts';

/** Where the focus goes when the list has changed. */
type Next = { entry: number; on: 'moveUp' | 'moveDown' | 'first' } | 'add';

/** Adds, removes and moves entries. Each change is reported, and moves the focus to where the user continues. */
export function useEntries(path: FieldPath, count: number, field: FormField) {
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
  const write = (changed: (entries: readonly FieldValue[]) => readonly FieldValue[]) =>
    change((site) =>
      withEntries(site, path, shownEntries(field, listAt(site.values, path)), changed),
    );
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

/** Whether one entry is there from the start, because it is needed or is but a text. It comes to be when something is written in it. */
export const beginsWithOne = ({ entry, isOptional }: FormField) =>
  !isOptional || entry?.kind !== 'group';

export const shownEntries = (field: FormField, written: readonly FieldValue[]) =>
  written.length === 0 && field.entry && beginsWithOne(field) ? [emptyEntry(field.entry)] : written;

const emptyEntry = ({ kind }: FormField): FieldValue => (kind === 'group' ? {} : '');
