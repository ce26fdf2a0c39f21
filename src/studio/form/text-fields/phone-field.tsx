import { type FocusEvent, useEffect, useId, useMemo, useState } from 'react';
import { language, messages } from '../../../messages/messages.ts';
import { withField } from '../../model/edited-site.ts';
import { nameOf } from '../../model/form-values.ts';
import { idOf, useStudioActions } from '../../model/studio-actions.ts';
import { afterPress } from '../after-press.ts';
import styles from '../field.module.css';
import type { CustomFieldProps } from '../field-frame.tsx';
import { whenAnswered } from '../when-answered.ts';
import { isNational } from './intended.ts';
import { TextField } from './text-field.tsx';

/** A phone number. A choice gives it the code of its country when the field is left: before, the next Tab would lead there. */
export function PhoneField({ field, path, text }: CustomFieldProps) {
  const [isWritten, setWritten] = useState(false);
  const isField = ({ target }: FocusEvent) => (target as Element).id === idOf(nameOf(path));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div
      className={styles.phone}
      onFocus={(event) => isField(event) && setWritten(true)}
      onBlur={(event) => isField(event) && afterPress(() => setWritten(false))}
    >
      <TextField
        {...{ field, path, text }}
        below={!isWritten && isNational(text) && <Country path={path} text={text} />}
      />
    </div>
  );
}

function Country({ path, text }: Pick<CustomFieldProps, 'path' | 'text'>) {
  const { composer, change } = useStudioActions();
  const id = useId();
  const [country, setCountry] = useState('');
  const [number, setNumber] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  // Guessed once, and together with the countries, because a later guess would undo a choice.
  const [first] = useState(text);
  useEffect(() => {
    Promise.all([composer.countries(), composer.likelyCountry(navigator.languages, first)]).then(
      ([all, likely = '']) => {
        setCodes(all);
        setCountry(likely);
      },
      reportError,
    );
  }, [composer, first]);
  useEffect(
    () => whenAnswered(composer.internationalPhone(text, country), setNumber),
    [composer, text, country],
  );
  const countries = useMemo(() => named(codes), [codes]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{messages.studio.national.choose}</label>
      <select id={id} value={country} onChange={({ target }) => setCountry(target.value)}>
        {country === '' && <option value="" />}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {number !== undefined && (
        <button
          type="button"
          onClick={() => {
            change((site) => withField(site, path, number));
            // The button is gone then.
            document.getElementById(idOf(nameOf(path)))?.focus();
          }}
        >
          {messages.studio.national.take({ number })}
        </button>
      )}
    </div>
  );
}

function named(codes: readonly string[]) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
