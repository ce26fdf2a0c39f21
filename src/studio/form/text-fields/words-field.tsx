import { useEffect, useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import type { FieldValue } from '../../model/form-values.ts';
import { idOf, useStudioActions } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import { Fields, pathTo } from '../fields.tsx';
import { placesIn, shownWord } from './shown-word.ts';

type WordsFieldProps = {
  field: FormField | undefined;
  texts: FieldValue | undefined;
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
    <details className={styles.entry}>
      <summary id={idOf('texts')}>{messages.studio.wordsHelp}</summary>
      {[...groups].map(([name, fields]) => (
        <details key={name} className={styles.entry}>
          <summary>{messages.studio.places[name]}</summary>
          <Fields fields={fields} path={pathTo([], 'texts')} value={texts} />
        </details>
      ))}
    </details>
  );
}

/** The label of the field is what the site says by itself, in its own language. */
function withWord(field: FormField, word: string | undefined): FormField {
  if (word === undefined) return field;
  const places = placesIn(word);
  const help = places.length > 0 ? messages.studio.wordPlaces({ places }) : '';
  return { ...field, label: shownWord(word), help, example: word };
}

type WordPlace = keyof typeof messages.studio.places;

const isWordPlace = (name: string): name is WordPlace =>
  Object.hasOwn(messages.studio.places, name);

/** Where the site says a word, by the beginning of its name: 'hero.subtitle' in 'hero', 'skipLink' in ''. */
export function placeOfWord(name: string): WordPlace {
  const [place = ''] = name.split('.', name.includes('.') ? 1 : 0);
  return isWordPlace(place) ? place : '';
}

function byPlace(fields: readonly FormField[]): Map<WordPlace, FormField[]> {
  const groups = new Map<WordPlace, FormField[]>();
  for (const field of fields) {
    const place = placeOfWord(field.name);
    groups.set(place, [...(groups.get(place) ?? []), field]);
  }
  return groups;
}
