import { useEffect, useState } from 'react';
import { FORM } from '../../form/form-frame.tsx';
import { fieldAt } from '../../model/studio-actions.ts';
import { onWindow } from '../../on-window.ts';

/** The text of the form that had the focus last, or the list whose button had it: there the next line goes. */
export function useLastField() {
  const [field, setField] = useState<string>();
  /** Where the next lines go once the entry with the field has some. */
  const [next, setNext] = useState<string>();
  useEffect(
    () =>
      onWindow('focusin', ({ target }) => {
        const found = (target as Element | null)?.closest(`#${FORM}`) && fieldOf(target as Element);
        if (!found) return;
        setField(found);
        setNext(undefined);
      }),
    [],
  );
  const goOn = (from: string | undefined, to: string | undefined) => {
    setField(from);
    setNext(to);
  };
  return { field, next, goOn, forget: () => goOn(undefined, undefined) };
}

/** A button that adds an entry is of the list around it. */
const fieldOf = (target: Element) =>
  target.matches('input[type=text], textarea, fieldset, [data-on=add]')
    ? fieldAt(target)
    : undefined;
