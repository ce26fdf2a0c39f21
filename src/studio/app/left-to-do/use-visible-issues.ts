import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { afterPress } from '../../form/after-press.ts';
import { type FieldIssue, isObstacle } from '../../model/field-issue.ts';
import { onWindow } from '../../on-window.ts';

const fieldOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-field]')?.dataset.field;

/**
 * The issues, and those of them that are shown. What is half written is not wrong yet: a new error of the field with the focus is shown
 * when the field is left, but a text that is too long at once, because it only gets longer. One that was shown before changes while
 * somebody types, until it is corrected. `showAll` shows every one at once. `isRefused`: what has to be written counts as an
 * error. `meanIt`: the part that has this field shall be left out, which is not asked again.
 */
export function useVisibleIssues(found: readonly FieldIssue[] | undefined, isRefused: boolean) {
  const [meant, setMeant] = useState<readonly string[]>([]);
  const issues = useMemo(
    () =>
      found
        ?.filter(({ field, code }) => code !== 'leftOut' || !meant.includes(field))
        .map((issue) =>
          isRefused && isObstacle(issue) ? { ...issue, severity: 'error' as const } : issue,
        ),
    [found, isRefused, meant],
  );
  /** The field with the focus, if it had no error before. */
  const [written, setWritten] = useState<string>();
  const visible = useMemo(
    () =>
      issues?.filter(
        ({ field, severity, code }) =>
          severity !== 'error' || field !== written || code === 'tooLong',
      ),
    [issues, written],
  );
  const enter = useEffectEvent(({ target }: FocusEvent) => {
    const field = fieldOf(target);
    const had = visible?.some((each) => each.field === field && each.severity === 'error');
    afterPress(() => setWritten(had ? undefined : field));
  });
  useEffect(() => onWindow('focusin', (event) => enter(event)), []);
  useEffect(
    () =>
      onWindow('focusout', ({ relatedTarget }) => {
        if (!fieldOf(relatedTarget)) afterPress(() => setWritten(undefined));
      }),
    [],
  );
  return {
    ...{ issues, visible },
    meanIt: (field: string) => setMeant((before) => [...before, field]),
    showAll: useCallback(() => setWritten(undefined), []),
  };
}
