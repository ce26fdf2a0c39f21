/** The states of the site, for undo and redo. */
import type { EditedSite } from './edited-site.ts';

export type History = {
  readonly past: readonly EditedSite[];
  readonly present: EditedSite;
  readonly future: readonly EditedSite[];
  /** The field that was changed last, and when, because typing in one field is one step. */
  readonly last?: { readonly what: string; readonly at: number };
};

export type HistoryAction =
  /** `what` is the name of the field, if more changes of this field belong to the same step. */
  | { type: 'change'; change: (site: EditedSite) => EditedSite; what?: string; at: number }
  /** A change that belongs to the last step, such as a crop that is ready now. */
  | { type: 'amend'; change: (site: EditedSite) => EditedSite }
  | { type: 'undo' }
  | { type: 'redo' };

const MOST = 200;
/** In milliseconds: after such a pause, typing begins a new step. */
const PAUSE = 1000;

export const historyOf = (site: EditedSite): History => ({ past: [], present: site, future: [] });

export function historyReducer(history: History, step: HistoryAction): History {
  const { past, present, future, last } = history;
  if (step.type === 'undo') {
    const [before] = past.slice(-1);
    if (!before) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future] };
  }
  if (step.type === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, present], present: after, future: rest } : history;
  }
  const next = step.change(present);
  if (next === present) return history;
  if (step.type === 'amend') return { ...history, present: next };
  const isInLanguage = past.at(-1)?.edited === present.edited;
  const goesOn =
    isInLanguage &&
    step.what !== undefined &&
    last?.what === step.what &&
    step.at - last.at < PAUSE;
  return {
    past: goesOn ? past : [...past, present].slice(-MOST),
    present: next,
    future: [],
    ...(step.what !== undefined && { last: { what: step.what, at: step.at } }),
  };
}
