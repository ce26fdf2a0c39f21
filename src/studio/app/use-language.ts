import type { Remote } from 'comlink';
import { useState } from 'react';
import { language } from '../../messages/messages.ts';
import { type FormField, formInWords } from '../../schema/field-words.ts';
import type { Composer } from '../composer/worker.ts';
import { choose, teach } from '../model/spoken-language.ts';

/** The language of the studio, and the form in it. `heard` runs when the worker speaks another one, too. */
export function useLanguage(composer: Remote<Composer>, form: FormField, heard: () => void) {
  const [spoken, setSpoken] = useState(() => ({ language, form: formInWords(form) }));
  const chooseLanguage = (code: string) => {
    choose(code);
    setSpoken({ language: code, form: formInWords(form) });
    teach(composer).then(heard, reportError);
  };
  return { ...spoken, chooseLanguage };
}
