import { useEffect, useState } from 'react';
import type { FormField } from '../../schema/form.ts';
import type { Notice } from '../app/header.tsx';
import type { EditedSite } from '../model/edited-site.ts';
import { words } from '../words.ts';
import { DraftKeeper } from './keeper.ts';
import { type LeftDraft, takeOver, throwAway, watchLeft } from './left.ts';

/** A store that has not answered after so many milliseconds is told of. */
const PATIENCE = 20_000;

type Given = {
  work: EditedSite;
  isSaved: boolean;
  form: FormField;
  replace: (work: EditedSite, isSaved: boolean) => void;
  say: (sentence: string) => void;
};

/** Keeps the work while it is not saved. It returns what has to be told, and asks what becomes of drafts that were left. */
export function useDraft({ work, isSaved, form, replace, say }: Given): readonly Notice[] {
  const [keeper] = useState(() => new DraftKeeper());
  const [trouble, setTrouble] = useState<string>();
  const [left, setLeft] = useState<readonly LeftDraft[]>([]);
  useEffect(() => keeper.listen(setTrouble), [keeper]);
  useEffect(() => watchLeft(setLeft), []);
  useEffect(() => keeper.keep(isSaved ? undefined : work), [keeper, work, isSaved]);

  const answer = async (id: string, act: () => Promise<string | undefined>) => {
    try {
      say((await within(PATIENCE, act())) ?? words.draft.isTaken);
      setLeft((others) => others.filter((each) => each.id !== id));
    } catch (error) {
      say(`${words.draft.unreadable} ${error instanceof Error ? error.message : error}`);
    }
  };
  const goOn = async (id: string) => {
    const taken = await takeOver(id, form);
    if (!taken) return undefined;
    keeper.goOn(taken);
    replace(taken.work, false);
    return words.draft.isOpen;
  };
  const drop = async (id: string) => ((await throwAway(id)) ? words.draft.isDropped : undefined);

  const asked = left.map(({ id, at }) => ({
    id,
    sentence: words.draft.found(new Date(at).toLocaleString()),
    answers: [
      { name: words.draft.goOn, give: () => void answer(id, () => goOn(id)) },
      { name: words.draft.drop, give: () => void answer(id, () => drop(id)) },
    ],
  }));
  // What is saved needs no draft.
  if (trouble === undefined || isSaved) return asked;
  return [...asked, { id: 'trouble', sentence: trouble, answers: [] }];
}

function within<Result>(time: number, promise: Promise<Result>): Promise<Result> {
  const end = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(words.draft.noAnswer)), time);
  });
  return Promise.race([promise, end]);
}
