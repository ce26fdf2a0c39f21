import { useRef, useState } from 'react';
import type { Compiled } from '../../compose/compiled.ts';
import { messages } from '../../messages/messages.ts';
import { sentences } from '../../messages/sentences.ts';
import { type EditedSite, missingMedia } from '../model/edited-site.ts';
import { OpenError } from '../opening/open-error.ts';
import { inTime, openSite } from '../opening/open-site.ts';
import type { Notice } from './header.tsx';

/** Opens files as a site, and asks first if changes are not saved. */
export function useOpening(
  compiled: Compiled,
  isSaved: boolean,
  replace: (site: EditedSite) => void,
  notify: (sentence: string) => void,
) {
  const [asked, setAsked] = useState<readonly File[]>();
  /** The files that were given last. The result of earlier ones is ignored. */
  const last = useRef<unknown>(undefined);

  /** Does something with the files, and reports a failure. */
  const attempt = async (name: string, given: unknown, act: () => Promise<void>) => {
    last.current = given;
    setAsked(undefined);
    try {
      await act();
    } catch (error) {
      const isKnown = error instanceof OpenError;
      const { named, cannotOpen } = messages.studio;
      const problem = isKnown ? error.message : cannotOpen.failed;
      if (last.current === given) notify(named({ name, problem }));
      if (!isKnown) reportError(error);
    }
  };
  const open = (given: readonly File[]) => {
    const name = namesOf(given);
    return attempt(name, given, async () => {
      notify(messages.studio.opening({ name }));
      const opened = await openSite(given, compiled);
      if (last.current !== given) return;
      replace(opened);
      const missing = missingMedia(opened);
      const { cvGone, mediaGone } = messages.studio;
      const told = sentences(
        messages.studio.opened({ name }),
        !opened.cv && cvGone,
        missing.length > 0 && mediaGone({ count: missing.length, files: missing }),
      );
      notify(told);
    });
  };
  const ask = (given: readonly File[]) => {
    if (given.length === 0) return;
    if (isSaved) open(given);
    else setAsked(given);
  };
  const askDropped = (given: Promise<readonly File[]>) =>
    attempt(messages.studio.dropped, given, async () => {
      const files = await inTime(given);
      if (last.current === given) ask(files);
    });
  const notice: Notice | undefined = asked && {
    id: 'open',
    sentence: (isSaved ? messages.studio.ask.open : messages.studio.ask.openUnsaved)({
      name: namesOf(asked),
    }),
    answers: [
      { name: messages.studio.ask.yes, give: () => open(asked) },
      { name: messages.studio.ask.no, give: () => setAsked(undefined) },
    ],
  };
  return { ask, askDropped, notice };
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
