import { useRef, useState } from 'react';
import type { Compiled } from '../../compose/compiled.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { inTime, openSite } from '../opening/open-site.ts';
import { Unopened } from '../opening/unopened.ts';
import { words } from '../words.ts';
import type { Notice } from './header.tsx';

/** Opens what is given, and asks first where unsaved changes would go. */
export function useOpening(
  compiled: Compiled,
  isSaved: boolean,
  replace: (site: EditedSite) => void,
  say: (sentence: string) => void,
) {
  const [asked, setAsked] = useState<readonly File[]>();
  /** What was given last. Whatever is still being opened then no longer counts. */
  const last = useRef<unknown>(undefined);

  /** Does something with what was given. Whatever comes of it, there is a sentence. */
  const attempt = async (name: string, given: unknown, act: () => Promise<void>) => {
    last.current = given;
    setAsked(undefined);
    try {
      await act();
    } catch (error) {
      const isTold = error instanceof Unopened;
      if (last.current === given) say(`${name} ${isTold ? error.message : cannotOpen.failed}`);
      if (!isTold) reportError(error);
    }
  };
  const open = (given: readonly File[]) => {
    const name = namesOf(given);
    return attempt(name, given, async () => {
      say(words.opening(name));
      const opened = await openSite(given, compiled);
      if (last.current !== given) return;
      replace(opened);
      say(opened.cv ? words.opened(name) : `${words.opened(name)} ${words.cvGone}`);
    });
  };
  const ask = (given: readonly File[]) => {
    if (given.length === 0) return;
    if (isSaved) open(given);
    else setAsked(given);
  };
  const askDropped = (given: Promise<readonly File[]>) =>
    attempt(words.dropped, given, async () => {
      const files = await inTime(given);
      if (last.current === given) ask(files);
    });
  const notice: Notice | undefined = asked && {
    id: 'open',
    sentence: words.ask.open(namesOf(asked), isSaved),
    answers: [
      { name: words.ask.yes, give: () => open(asked) },
      { name: words.ask.no, give: () => setAsked(undefined) },
    ],
  };
  return { ask, askDropped, notice };
}

const { cannotOpen } = words;

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
