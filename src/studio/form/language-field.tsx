import { useState } from 'react';
import type { FormField } from '../../schema/form-field.ts';
import { nameOf, type Path } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import { FieldFrame } from './field-frame.tsx';
import { TextField } from './text-field.tsx';

type LanguageFieldProps = { field: FormField; path: Path; text: string };

/** A language by its own name, or any other by its tag (BCP 47). */
export function LanguageField({ field, path, text }: LanguageFieldProps) {
  const { write } = useStudioActions();
  const { suggestions = [] } = field;
  const isNamed = text === '' || suggestions.includes(text);
  const [wantsTag, setWantsTag] = useState(false);
  const name = nameOf(path);
  if (wantsTag || !isNamed)
    return (
      <TextField
        field={{ ...field, help: words.languageHelp, example: 'pt-BR' }}
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
          <option value={OTHER}>{words.otherLanguage}</option>
        </select>
      )}
    </FieldFrame>
  );
}

/** No tag of a language. */
const OTHER = '?';

/** The name of a language in that language, as it stands at the beginning of a line. */
function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
