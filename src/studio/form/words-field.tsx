import { useEffect, useMemo, useState } from 'react';
import type { FormField } from '../../schema/form-field.ts';
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

/** The site's own words. Their groups are closed at first, because there are many texts and few owners change them. */
export function WordsField({ field, texts, language }: WordsFieldProps) {
  const { composer } = useStudioActions();
  const [siteWords, setSiteWords] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    composer.siteWords(language).then(setSiteWords, reportError);
  }, [composer, language]);
  const groups = useMemo(
    () => byPlace((field?.fields ?? []).map((each) => withWord(each, siteWords[each.name]))),
    [field, siteWords],
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

/** Shows what the site says by itself, because that helps more than an example in English. */
function withWord(field: FormField, word: string | undefined): FormField {
  if (word === undefined) return field;
  return { ...field, help: '', example: word };
}

/** Groups by the beginning of the name: 'hero.subtitle' is in 'hero', 'skipLink' in ''. */
function byPlace(fields: readonly FormField[]): Map<string, FormField[]> {
  const groups = new Map<string, FormField[]>();
  for (const field of fields) {
    const place = field.name.replace(/\.?[^.]*$/, '').replace(/\..*/, '');
    groups.set(place, [...(groups.get(place) ?? []), field]);
  }
  return groups;
}
