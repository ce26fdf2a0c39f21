/** The language that the studio speaks: that of the browser, or the one that was chosen in the header. */
import type { Remote } from 'comlink';
import { messagesIn, spokenOf } from '../../messages/languages.ts';
import { language, messages, setMessages } from '../../messages/messages.ts';
import { directionOf } from '../../words/direction.ts';
import type { Composer } from '../composer/worker.ts';

/** In the browser's store, which may be forbidden or full. */
const KEY = 'studio language';

export function chooseLocale(code: string): void {
  attempt(() => localStorage.setItem(KEY, code));
  speak(code);
}

/** Speaks the language that was chosen here before, or the browser's. */
export function setFirstLocale(): void {
  const chosen = attempt(() => localStorage.getItem(KEY)) ?? '';
  speak(spokenOf([chosen, ...navigator.languages]));
}

function speak(code: string): void {
  setMessages(code, messagesIn(code));
  const { documentElement: root } = document;
  root.lang = code;
  root.dir = directionOf(code);
  document.title = messages.studio.title;
}

/** The worker speaks the language of the page. */
export const setComposerLocale = (composer: Remote<Composer>) =>
  composer.setMessages(language, messagesIn(language));

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
