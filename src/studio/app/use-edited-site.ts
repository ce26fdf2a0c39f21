import { useCallback, useReducer, useState } from 'react';
import type { EditedSite } from '../model/edited-site.ts';
import { historyOf, historyReducer } from '../model/history.ts';

/** The edited site, what can be undone and redone of it, and whether it is saved. */
export function useEditedSite(first: EditedSite) {
  const [{ past, present: site, future }, dispatch] = useReducer(historyReducer, first, historyOf);
  const [saved, setSaved] = useState<EditedSite | undefined>(first);
  /** Puts another site in its place, which is a step of undo. */
  const exchange = useCallback((other: EditedSite, isSaved: boolean) => {
    dispatch({ type: 'change', change: () => other, at: performance.now() });
    setSaved(isSaved ? other : undefined);
  }, []);
  return {
    ...{ site, dispatch, exchange },
    /** Edits the language at a place, which is no step, and nothing that has to be saved. */
    editLanguage: (edited: number) => {
      const next = { ...site, edited };
      dispatch({ type: 'amend', change: () => next });
      if (site === saved) setSaved(next);
    },
    isSaved: site === saved,
    noteSaved: () => setSaved(site),
    can: { undo: past.length > 0, redo: future.length > 0 },
  };
}
