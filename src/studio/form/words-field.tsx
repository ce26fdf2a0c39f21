import { useEffect, useMemo, useState } from 'react';
import type { FormField } from '../../schema/form.ts';
import type { Value } from '../model/edited-site.ts';
import { idOf, useStudioActions } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import styles from './field.module.css';
import { Fields, pathTo } from './fields.tsx';

type WordsFieldProps = {
  field: FormField | undefined;
  texts: Value | undefined;
  language: string;
};

/** What the site says by itself. It is in drawers, because there are many texts and few owners change them. */
export function WordsField({ field, texts, language }: WordsFieldProps) {
  const { composer } = useStudioActions();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    composer.siteWords(language).then(setSaid, reportError);
  }, [composer, language]);
  const groups = useMemo(
    () => byPlace((field?.fields ?? []).map((each) => withWord(each, said[each.name]))),
    [field, said],
  );
  return (
    <div id={idOf('texts')} tabIndex={-1}>
      <p>{words.wordsHelp}</p>
      {[...groups].map(([name, fields]) => (
        <details key={name} className={styles.entry}>
          <summary>{words.places[name] ?? name}</summary>
          <Fields fields={fields} path={pathTo([], 'texts')} value={texts} />
        </details>
      ))}
    </div>
  );
}

/** What the site says instead is a better help than an example in English. */
function withWord(field: FormField, word: string | undefined): FormField {
  if (word === undefined) return field;
  const [first = '', more] = word.split('\n');
  return { ...field, help: words.siteSays(more === undefined ? first : `${first} …`), example: '' };
}

/** 'hero.subtitle' stands in 'hero', 'skipLink' everywhere. */
function byPlace(fields: readonly FormField[]): Map<string, FormField[]> {
  const groups = new Map<string, FormField[]>();
  for (const field of fields) {
    const place = field.name.replace(/\.?[^.]*$/, '').replace(/\..*/, '');
    groups.set(place, [...(groups.get(place) ?? []), field]);
  }
  return groups;
}
