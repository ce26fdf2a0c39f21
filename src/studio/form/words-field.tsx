import type { FormField } from '../../schema/form.ts';
import { words } from '../words.ts';
import type { Value } from '../work.ts';
import styles from './field.module.css';
import { Fields, pathTo } from './fields.tsx';

type WordsFieldProps = { field: FormField | undefined; texts: Value | undefined };

/** What the site says by itself: many texts that few owners change, so in drawers by the places where they stand. */
export function WordsField({ field, texts }: WordsFieldProps) {
  const groups = byPlace(field?.fields ?? []);
  return (
    <>
      <p>{words.wordsHelp}</p>
      {[...groups].map(([name, fields]) => (
        <details key={name} className={styles.entry}>
          <summary>{name}</summary>
          <Fields fields={fields} path={pathTo([], 'texts')} value={texts} />
        </details>
      ))}
    </>
  );
}

/** 'hero.subtitle' stands in 'hero'. */
function byPlace(fields: readonly FormField[]): Map<string, FormField[]> {
  const groups = new Map<string, FormField[]>();
  for (const field of fields) {
    const [place = ''] = field.name.split('.');
    groups.set(place, [...(groups.get(place) ?? []), field]);
  }
  return groups;
}
