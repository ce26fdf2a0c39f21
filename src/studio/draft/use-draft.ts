import { useEffect, useRef, useState } from 'react';
import { language, messages } from '../../messages/messages.ts';
import { sentences } from '../../messages/sentences.ts';
import type { FormField } from '../../schema/field.ts';
import type { Notice } from '../app/header.tsx';
import { type EditedSite, missingMedia } from '../model/edited-site.ts';
import { messageOf } from '../model/issue-store.ts';
import { inTime } from '../opening/open-site.ts';
import {
  type AbandonedDraft,
  claimDraft,
  discardDraft,
  watchAbandonedDrafts,
} from './abandoned-drafts.ts';
import { DraftKeeper } from './keeper.ts';

/** In milliseconds. If the store has not answered by then, the window says so. */
const PATIENCE = 20_000;

const noAnswer = () => new Error(messages.studio.draft.noAnswer);

/** The id of the notice that says what is wrong with the store. */
export const TROUBLE = 'trouble';

type DraftOptions = {
  site: EditedSite;
  isSaved: boolean;
  form: FormField;
  replace: (site: EditedSite, isSaved: boolean) => void;
  notify: (sentence: string) => void;
};

/** Keeps the site as a draft while it is not saved. Returns questions about abandoned drafts, and what is wrong with the store. */
export function useDraft({
  site,
  isSaved,
  form,
  replace,
  notify,
}: DraftOptions): readonly Notice[] {
  const [keeper] = useState(() => new DraftKeeper());
  const [trouble, setTrouble] = useState<string>();
  const [abandoned, setAbandoned] = useState<readonly AbandonedDraft[]>([]);
  useEffect(() => keeper.listen(setTrouble), [keeper]);
  useEffect(() => watchAbandonedDrafts(setAbandoned), []);
  useEffect(() => keeper.keep(isSaved ? undefined : site), [keeper, site, isSaved]);

  /** The draft whose answer is under way. The second press of a double click would find it taken, by this very window. */
  const answered = useRef<string>(undefined);
  const answer = async (id: string, act: () => Promise<string | undefined>) => {
    if (answered.current === id) return;
    answered.current = id;
    try {
      notify((await inTime(act(), PATIENCE, noAnswer)) ?? messages.studio.draft.isTaken);
      setAbandoned((others) => others.filter((each) => each.id !== id));
    } catch (error) {
      notify(messages.studio.draft.unreadable({ reason: messageOf(error) }));
    } finally {
      answered.current = undefined;
    }
  };
  const goOn = async (id: string) => {
    const taken = await claimDraft(id, form);
    if (!taken) return undefined;
    keeper.goOn(taken);
    replace(taken.site, false);
    const missing = [...missingMedia(taken.site), ...taken.lost];
    const { draft, mediaGone } = messages.studio;
    return sentences(
      draft.isOpen,
      missing.length > 0 && mediaGone({ count: missing.length, files: missing }),
    );
  };
  const discard = async (id: string) =>
    (await discardDraft(id)) ? messages.studio.draft.isDropped : undefined;

  // One after the other: many of them would cover the form.
  const latest = [...abandoned].sort((one, other) => other.at - one.at).slice(0, 1);
  const asked = latest.map(({ id, at }) => ({
    id,
    sentence: messages.studio.draft.found({ when: new Date(at).toLocaleString(language) }),
    answers: [
      { name: messages.studio.draft.goOn, give: () => void answer(id, () => goOn(id)) },
      { name: messages.studio.draft.drop, give: () => void answer(id, () => discard(id)) },
    ],
  }));
  // What is saved needs no draft.
  if (trouble === undefined || isSaved) return asked;
  return [...asked, { id: TROUBLE, sentence: trouble, answers: [] }];
}
