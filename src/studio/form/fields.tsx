import { memo } from 'react';
import type { FormField } from '../../schema/form.ts';
import { type Path, textAt, type Value, valueAt } from '../work.ts';
import styles from './field.module.css';
import { FocusField } from './focus-field.tsx';
import { ListField } from './list-field.tsx';
import { StillField } from './still-field.tsx';
import { TextField } from './text-field.tsx';

type FieldProps = { field: FormField; path: Path; value: Value | undefined };

/** Fields with a surface of their own, by their names in the schema. All others are texts, groups and lists. */
const SURFACES: Readonly<Record<string, typeof StillField>> = {
  portraitFocus: FocusField,
  still: StillField,
};

const Field = memo(function Field({ field, path, value }: FieldProps) {
  const Surface = SURFACES[field.name];
  if (Surface) return <Surface field={field} path={path} text={textAt(value, [])} />;
  const { entry } = field;
  if (entry) {
    const fieldsOf = (index: number, label: string) => {
      const [place, said] = [pathTo(path, index), valueAt(value, [index])];
      return entry.fields ? (
        <Fields fields={entry.fields} path={place} value={said} />
      ) : (
        <TextField field={entry} path={place} text={textAt(said, [])} label={label} />
      );
    };
    return <ListField {...{ field, path, value, fieldsOf }} />;
  }
  if (field.kind === 'group') {
    return (
      <fieldset className={styles.group}>
        <legend>{field.label}</legend>
        <Fields fields={field.fields ?? []} path={path} value={value} />
      </fieldset>
    );
  }
  return <TextField field={field} path={path} text={textAt(value, [])} />;
});

type FieldsProps = { fields: readonly FormField[]; path: Path; value: Value | undefined };

/** The fields of a group, or of the whole. */
export function Fields({ fields, path, value }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          path={pathTo(path, field.name)}
          value={valueAt(value, [field.name])}
        />
      ))}
    </div>
  );
}

/** Returns the same array for the same place, so that fields that have not changed are not rendered. */
const paths = new Map<string, Path>();

export function pathTo(path: Path, key: string | number): Path {
  const name = JSON.stringify([...path, key]);
  const known = paths.get(name) ?? [...path, key];
  paths.set(name, known);
  return known;
}
