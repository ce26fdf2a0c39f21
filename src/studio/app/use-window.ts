/** What the window itself can do to the site. */
import { useEffect, useRef } from 'react';
import { filesIn } from '../opening/dropped.ts';

export function useUndoKeys(step: (type: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // Otherwise the browser would undo in this field alone.
      event.preventDefault();
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [step]);
}

/** Leaving with unsaved changes asks. */
export function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Takes files that are dropped anywhere else than on a field of theirs. */
export function useDrop(take: (files: Promise<readonly File[]>) => void): void {
  const last = useRef(take);
  useEffect(() => {
    last.current = take;
  });
  useEffect(() => {
    // Otherwise the browser would leave the page for the file.
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
