/** Listens to the window: its width, keys, leaving the page, and dropped files. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { commandOf } from '../keys.ts';
import { onWindow } from '../on-window.ts';
import { filesIn } from '../opening/dropped.ts';
import { listenToDrops } from '../opening/listen-to-drops.ts';

type Keys = { step: (type: 'undo' | 'redo') => void; save: () => void };

/** Ctrl or Cmd with Z, Y and S. */
export function useKeys({ step, save }: Keys): void {
  const saveNow = useEffectEvent(save);
  useEffect(
    () =>
      onWindow('keydown', (event) => {
        const command = commandOf(event);
        if (!command) return;
        // Otherwise the browser would undo its own changes in this field, or save the page of the studio.
        event.preventDefault();
        if (command !== 'save') return step(command);
        // A key that is held is one press.
        if (event.repeat) return;
        commitText();
        saveNow();
      }),
    [step],
  );
}

/** A text is completed when its field is left, such as an address without https://. */
function commitText(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}

/** The second press of a double click does nothing where the first has put something else below the pointer. */
export function useSinglePress(): void {
  useEffect(() => {
    let first: EventTarget | null = null;
    let isElsewhere = false;
    const press = (event: MouseEvent) => {
      const target = controlAt(event.target);
      isElsewhere = event.detail > 1 && target !== first;
      // Otherwise the focus would go there.
      if (isElsewhere) event.preventDefault();
      else first = target;
    };
    const click = (event: MouseEvent) => {
      if (!isElsewhere || event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stops = [onWindow('mousedown', press, true), onWindow('click', click, true)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** A translator may have replaced what is in it. */
const controlAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('button, summary, label, a') ?? target;

/** There is room for a third column. */
const WIDE = '(min-width: 1100px) and (min-height: 26rem)';

export function useWide(): boolean {
  const [query] = useState(() => matchMedia(WIDE));
  return useSyncExternalStore(
    (look) => {
      query.addEventListener('change', look);
      return () => query.removeEventListener('change', look);
    },
    () => query.matches,
  );
}

/** Lets the browser ask before the page is left. */
export function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) return onWindow('beforeunload', (event) => event.preventDefault());
  }, [isNeeded]);
}

/** Takes files that are dropped outside the fields that have a place for them. */
export function useDrop(take: (files: Promise<readonly File[]>) => void): void {
  const drop = useEffectEvent((transfer: DataTransfer) => {
    const files = filesIn(transfer);
    if (files) take(files);
  });
  useEffect(() => listenToDrops(window, (transfer) => drop(transfer)), []);
}
