import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { ownNameOf } from '../../../words/own-name.ts';
import { nameOf } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { type CustomFieldProps, FieldFrame } from '../field-frame.tsx';
import { TextField } from './text-field.tsx';

/** A language by its own name, or any other by its tag (BCP 47). */
export function LanguageField({ field, path, text }: CustomFieldProps) {
  const { write } = useStudioActions();
  const { suggestions = [] } = field;
  const isNamed = text === '' || suggestions.includes(text);
  const [wantsTag, setWantsTag] = useState(false);
  const name = nameOf(path);
  if (wantsTag || !isNamed)
    return (
      <TextField
        field={{ ...field, help: messages.studio.languageHelp, example: 'pt-BR' }}
        path={path}
        text={text}
      />
    );
  return (
    <FieldFrame name={name} label={field.label} help="" width="short">
      {(control) => (
        <select
          {...control}
          value={text}
          onChange={({ target }) => {
            if (target.value === OTHER) setWantsTag(true);
            else write(path, target.value);
          }}
        >
          {text === '' && <option value="" />}
          {suggestions.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {ownNameOf(tag)}
            </option>
          ))}
          <option value={OTHER}>{messages.studio.otherLanguage}</option>
        </select>
      )}
    </FieldFrame>
  );
}

/** No tag of a language. */
const OTHER = '?';
