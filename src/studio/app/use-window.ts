/** Listens to the window: keys for undo, leaving the page, and dropped files. */
import { useEffect, useRef } from 'react';
import { filesIn } from '../opening/dropped.ts';

export function useUndoKeys(step: (type: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // Otherwise the browser would undo its own changes in this field.
      event.preventDefault();
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [step]);
}

/** Lets the browser ask before the page is left. */
export function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Takes files that are dropped outside the fields for files. */
export function useDrop(take: (files: Promise<readonly File[]>) => void): void {
  const last = useRef(take);
  useEffect(() => {
    last.current = take;
  });
  useEffect(() => {
    // Otherwise the browser would open the file in place of the studio.
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = event.dataTransfer && filesIn(event.dataTransfer);
      if (files) last.current(files);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
}
