import { useCallback, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedSite } from '../model/edited-site.ts';
import { historyOf, historyReducer } from '../model/history.ts';
import { languagesIn } from '../model/languages.ts';

/** The edited site, what can be undone and redone of it, and whether it is saved. */
export function useEditedSite(first: EditedSite) {
  const [{ past, present: site, future }, dispatch] = useReducer(historyReducer, first, historyOf);
  const [saved, setSaved] = useState<EditedSite | undefined>(first);
  /** Puts another site in its place, which is a step of undo. */
  const exchange = useCallback((other: EditedSite, isSaved: boolean) => {
    dispatch({ type: 'change', change: () => other, at: performance.now() });
    setSaved(isSaved ? other : undefined);
  }, []);
  /** Changes the site at once, which is no step of undo. */
  const amend = (change: (site: EditedSite) => EditedSite) =>
    flushSync(() => dispatch({ type: 'amend', change }));
  /** Edits the language at a place, which is nothing that has to be saved. The focus may go to one of its fields then. */
  const editLanguage = (edited: number) => amend((site) => ({ ...site, edited }));
  return {
    ...{ site, dispatch, exchange, amend, editLanguage },
    /** Edits a language that the site has, and returns whether it has it. */
    speak(language: string) {
      const place = languagesIn(site).indexOf(language);
      if (place >= 0) editLanguage(place);
      return place >= 0;
    },
    isSaved: saved !== undefined && isSame(site, saved),
    noteSaved: setSaved,
    can: { undo: past.length > 0, redo: future.length > 0 },
  };
}

/** Whether both say the same, whichever language is edited. */
function isSame(one: EditedSite, other: EditedSite): boolean {
  const parts = Object.keys({ ...one, ...other }) as (keyof EditedSite)[];
  return parts.every((part) => part === 'edited' || one[part] === other[part]);
}
