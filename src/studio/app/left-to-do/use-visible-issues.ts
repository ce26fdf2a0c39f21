import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPress } from '../../form/after-press.ts';
import type { FieldIssue } from '../../model/field-issue.ts';

const fieldOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-field]')?.dataset.field;

/**
 * The issues that are told. What is half written is not wrong yet: a new error of the field with the focus is told when the field is
 * left, but a text that is too long at once, because it only gets longer. One that was told before changes while somebody types, until
 * it is corrected. `tellAll` tells every one at once.
 */
export function useVisibleIssues(issues: readonly FieldIssue[] | undefined) {
  /** The field with the focus, if it had no error before. */
  const [written, setWritten] = useState<string>();
  const told = useMemo(
    () =>
      issues?.filter(
        ({ field, severity, code }) =>
          severity !== 'error' || field !== written || code === 'tooLong',
      ),
    [issues, written],
  );
  const last = useRef(told);
  useEffect(() => {
    last.current = told;
  });
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      const field = fieldOf(target);
      const had = last.current?.some((each) => each.field === field && each.severity === 'error');
      afterPress(() => setWritten(had ? undefined : field));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!fieldOf(relatedTarget)) afterPress(() => setWritten(undefined));
    };
    addEventListener('focusin', enter);
    addEventListener('focusout', leave);
    return () => {
      removeEventListener('focusin', enter);
      removeEventListener('focusout', leave);
    };
  }, []);
  return { told, tellAll: useCallback(() => setWritten(undefined), []) };
}
