import type { Remote } from 'comlink';
import { useState } from 'react';
import type { Composer } from './composer/worker.ts';
import type { Notice } from './header.tsx';
import { openSite, Unopened } from './open-site.ts';
import { words } from './words.ts';
import type { Work } from './work.ts';

/** Opens what is given, and asks first where unsaved work would go. */
export function useOpening(
  composer: Remote<Composer>,
  isSaved: boolean,
  replace: (work: Work) => void,
  say: (sentence: string) => void,
) {
  const [asked, setAsked] = useState<readonly File[]>();
  const open = async (given: readonly File[]) => {
    const name = namesOf(given);
    setAsked(undefined);
    say(words.opening(name));
    try {
      const opened = await openSite(given, composer);
      replace(opened);
      say(opened.cv ? words.opened(name) : `${words.opened(name)} ${words.cvGone}`);
    } catch (error) {
      if (!(error instanceof Unopened)) throw error;
      say(`${name} ${error.message}`);
    }
  };
  const ask = (given: readonly File[]) => {
    if (given.length === 0) return;
    if (isSaved) open(given).catch(reportError);
    else setAsked(given);
  };
  const notice: Notice | undefined = asked && {
    id: 'open',
    sentence: words.ask.open(namesOf(asked)),
    answers: [
      { name: words.ask.yes, give: () => open(asked).catch(reportError) },
      { name: words.ask.no, give: () => setAsked(undefined) },
    ],
  };
  return { ask, notice };
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
