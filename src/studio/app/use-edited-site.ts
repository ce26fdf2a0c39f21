import { useCallback, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { EditedSite } from '../model/edited-site.ts';
import { type HistoryAction, historyOf, historyReducer } from '../model/history.ts';
import { languagesIn } from '../model/languages.ts';
import { useOfSite } from '../model/use-of-site.ts';

/** The edited site, what can be undone and redone of it, and whether it is saved. */
export function useEditedSite(first: EditedSite) {
  const [history, act] = useReducer(historyReducer, first, historyOf);
  const { past, present: site, future } = history;
  const { beside } = site;
  const [saved, noteSaved] = useOfSite(beside, first);
  /** Puts another site in its place, which is a step of undo. */
  const exchange = useCallback(
    (other: EditedSite, isSaved: boolean) => {
      act({ type: 'change', change: () => other, at: performance.now() });
      noteSaved(isSaved ? other : undefined, other.beside);
    },
    [noteSaved],
  );
  /** A change of this site. If another one is open when it comes, such as a photo that took long, nothing happens. */
  const dispatch = useCallback(
    (action: HistoryAction) => {
      if (!('change' in action)) return act(action);
      const change = (now: EditedSite) => (now.beside === beside ? action.change(now) : now);
      act({ ...action, change });
    },
    [beside],
  );
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
    noteSaved: (saved: EditedSite) => noteSaved(saved, saved.beside),
    can: { undo: past.length > 0, redo: future.length > 0 },
  };
}

/** Whether both say the same, whichever language is edited. */
function isSame(one: EditedSite, other: EditedSite): boolean {
  const parts = Object.keys({ ...one, ...other }) as (keyof EditedSite)[];
  return parts.every((part) => part === 'edited' || one[part] === other[part]);
}
