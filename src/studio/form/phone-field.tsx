import { useEffect, useId, useMemo, useState } from 'react';
import { language, messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field-words.ts';
import { type Path, withField } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import styles from './field.module.css';
import { isNational } from './intended.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = { field: FormField; path: Path; text: string };

/** A phone number. One without the code of its country becomes whole after a choice of the country. */
export function PhoneField({ field, path, text }: PhoneFieldProps) {
  const likely = useLikely(text);
  if (likely !== undefined)
    return (
      <TextField
        {...{ path, text }}
        field={{ ...field, help: messages.studio.national.take({ number: likely }) }}
        intended={likely}
      />
    );
  // It stands above what is wrong with the number, which appears when the number is left, so nothing moves under the pointer.
  const below = isNational(text) && <Country path={path} text={text} />;
  return <TextField {...{ field, path, text, below }} />;
}

/** The whole number, if it is one of the country of the owner's language. */
function useLikely(text: string): string | undefined {
  const { composer } = useStudioActions();
  const [likely, setLikely] = useState<{ text: string; number: string | undefined }>();
  useEffect(() => {
    if (!isNational(text)) return;
    composer
      .likelyPhone(text, navigator.languages)
      .then((number) => setLikely({ text, number }), reportError);
  }, [composer, text]);
  return likely?.text === text ? likely.number : undefined;
}

function Country({ path, text }: Omit<PhoneFieldProps, 'field'>) {
  const { composer, change } = useStudioActions();
  const id = useId();
  const [country, setCountry] = useState('');
  const [number, setNumber] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    composer.countries().then(setCodes, reportError);
    composer.likelyCountry(navigator.languages).then(setCountry, reportError);
  }, [composer]);
  useEffect(() => {
    let isWanted = true;
    composer.internationalPhone(text, country).then((found) => {
      if (isWanted) setNumber(found);
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [composer, text, country]);
  const countries = useMemo(() => named(codes), [codes]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{messages.studio.national.country}</label>
      <select id={id} value={country} onChange={({ target }) => setCountry(target.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {number !== undefined && (
        <button type="button" onClick={() => change((site) => withField(site, path, number))}>
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
