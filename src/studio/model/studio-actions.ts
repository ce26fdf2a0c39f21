/** The actions and files that every part of the form can use. */
import type { Remote } from 'comlink';
import { createContext, use } from 'react';
import type { Composer } from '../composer/worker.ts';
import type { LineSource } from '../sources/panel/line-source.ts';
import { type EditedSite, NO_FILES } from './edited-site.ts';
import type { FieldPath, FieldValue } from './form-values.ts';

/** Each site has actions of its own. */
export type StudioActions = {
  composer: Remote<Composer>;
  /** Puts a value into a field. Typing without a pause is one step of undo. */
  write: (path: FieldPath, value: FieldValue) => void;
  /** Makes any other change, which is one step of undo. */
  change: (change: (site: EditedSite) => EditedSite) => void;
  /** Makes a change that belongs to the step before, such as a crop that is ready now. */
  amend: (change: (site: EditedSite) => EditedSite) => void;
  /** Shows and speaks a sentence until the site changes, or has no errors any more. `soFar`, how far it has come, is only seen. */
  notify: (sentence: string, until?: 'changed' | 'mended', soFar?: string) => void;
  /** A file that is being read or made smaller: Save waits for it. */
  bring: (file: Promise<unknown>) => void;
  /** Opens files as a site. */
  open: (files: readonly File[]) => void;
  /** Shows lines beside the form, from where they are put into it, or no longer. */
  showLines: (source: LineSource | undefined) => void;
};

export const StudioActionsContext = createContext<StudioActions | undefined>(undefined);

export function useStudioActions(): StudioActions {
  const actions = use(StudioActionsContext);
  if (!actions) throw new Error('useStudioActions is called outside its provider.');
  return actions;
}

/** The files of the site. They have a context of their own, because texts change far more often. */
type SiteFiles = Pick<EditedSite, 'portrait' | 'stills' | 'cv' | 'projectFiles' | 'mediaFiles'>;

export const FilesContext = createContext<SiteFiles>(NO_FILES);

export function useFiles(): SiteFiles {
  return use(FilesContext);
}

/** The id of a field's control. */
export const idOf = (field: string) => `field-${field}`;

/** The field that an element of the form belongs to. */
export function fieldAt(element: Element | null): string | undefined {
  const place = element?.closest<HTMLElement>('[data-field], [id^="field-"]');
  return place?.dataset.field ?? place?.id.slice(idOf('').length);
}

/** Scrolls to a field, opens what it is folded into, and gives it the focus. */
export function goTo(field: string, block: ScrollLogicalPosition = 'center'): void {
  const control = controlOf(field);
  for (
    let each = control?.closest('details');
    each;
    each = each.parentElement?.closest('details')
  ) {
    each.open = true;
  }
  // An empty list has nothing to write in, but a button that adds the first entry.
  const isEmptyList = control?.querySelector(':scope > [data-entry]') === null;
  const add = isEmptyList ? control.querySelector<HTMLElement>(':scope > [data-on=add]') : null;
  (add ?? control)?.focus();
  // In a group somebody begins to write at once.
  if (!add && control?.localName === 'fieldset') focusFirst(control);
  control?.scrollIntoView({ block });
}

/** Gives the focus to the first text in an element. */
export function focusFirst(element: Element | null): void {
  element?.querySelector<HTMLElement>('input:not([type=file], [type=radio]), textarea')?.focus();
}

/** The control of a field, or the nearest group around a field that has none, such as an entry of an empty list. */
export function controlOf(field: string): HTMLElement | null {
  for (let place = field; place; place = place.replace(/(?:^|[.[])[^.[]*$/, '')) {
    const group = document.getElementById(idOf(place));
    if (group) return group;
  }
  return null;
}
