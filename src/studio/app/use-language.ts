import type { Remote } from 'comlink';
import { useState } from 'react';
import { language } from '../../messages/messages.ts';
import { type FormField, formWithMessages } from '../../schema/field.ts';
import type { Composer } from '../composer/worker.ts';
import { chooseLocale, setComposerLocale } from '../model/locale';

/** The language of the studio, and the form in it. `heard` runs when the worker speaks another one, too. */
export function useLanguage(composer: Remote<Composer>, form: FormField, heard: () => void) {
  const [spoken, setSpoken] = useState(() => ({ language, form: formWithMessages(form) }));
  const chooseLanguage = (code: string) => {
    chooseLocale(code);
    setSpoken({ language: code, form: formWithMessages(form) });
    setComposerLocale(composer).then(heard, reportError);
  };
  return { ...spoken, chooseLanguage };
}
