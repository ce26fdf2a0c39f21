/** What every part of the form can use. */
import type { Remote } from 'comlink';
import { createContext, use } from 'react';
import type { Composer } from '../composer/worker.ts';
import type { EditedSite, Path, Value } from './edited-site.ts';

export type StudioActions = {
  composer: Remote<Composer>;
  /** Puts a value into a field. What is written there without a pause is one step. */
  write: (path: Path, value: Value) => void;
  /** Makes any other change, which is a step of its own. */
  change: (change: (site: EditedSite) => EditedSite) => void;
  /** Makes a change that belongs to the last one, such as a picture that took its time. */
  amend: (change: (site: EditedSite) => EditedSite) => void;
  /** Tells what happened, also to who cannot see it, until the site changes or until nothing in it is wrong any more. */
  notify: (sentence: string, until?: 'changed' | 'mended') => void;
  /** Opens files as a site. */
  open: (files: readonly File[]) => void;
};

export const StudioActionsContext = createContext<StudioActions | undefined>(undefined);

export function useStudioActions(): StudioActions {
  const actions = use(StudioActionsContext);
  if (!actions) throw new Error('useStudioActions is called outside its provider.');
  return actions;
}

/** The files of the site. They have a context of their own, because texts change far more often. */
type WorkFiles = Pick<EditedSite, 'portrait' | 'stills' | 'cv'>;

export const FilesContext = createContext<WorkFiles>({ stills: {} });

export function useFiles(): WorkFiles {
  return use(FilesContext);
}

/** The id of a field's control. */
export const idOf = (field: string) => `field-${field}`;

/** Leads to a field, wherever in the form it stands. */
export function goTo(field: string): void {
  const control = document.getElementById(idOf(field)) ?? nearest(field);
  for (
    let each = control?.closest('details');
    each;
    each = each.parentElement?.closest('details')
  ) {
    each.open = true;
  }
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** Finds what stands around a place without a control, such as a list without entries. */
function nearest(field: string): HTMLElement | null {
  for (let place = field; place; place = place.replace(/(?:^|[.[])[^.[]*$/, '')) {
    const group = document.getElementById(idOf(place));
    if (group) return group;
  }
  return null;
}
