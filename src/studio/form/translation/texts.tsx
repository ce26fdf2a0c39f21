import { memo, type ReactNode } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import {
  type FieldPath,
  type FieldValue,
  listAt,
  nameOf,
  textAt,
  valueAt,
} from '../../model/form-values.ts';
import { saysText } from '../../model/says-text.ts';
import { idOf } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import { pathTo } from '../fields.tsx';
import { entryTitle } from '../lists/title-of-entry.ts';
import { LanguageField } from '../text-fields/language-field.tsx';
import { TextField } from '../text-fields/text-field.tsx';

type TranslationsProps = {
  fields: readonly FormField[];
  path: FieldPath;
  first: FieldValue | undefined;
  own: FieldValue | undefined;
  /** The first language. */
  language: string;
};

/** The texts of a group in a further language. */
export function Translations({ fields, path, first, own, language }: TranslationsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const [below, value] = [valueAt(first, [field.name]), valueAt(own, [field.name])];
        const place = pathTo(path, field.name);
        if (!saysText(field, below)) return null;
        if (field.name === 'language')
          return (
            <LanguageField
              key="language"
              {...{ field, path: place, text: textAt(value, []), beside: own }}
            />
          );
        if (field.entry)
          return (
            <Entries
              key={field.name}
              {...{ field, path: place, first: below, own: value, language }}
            />
          );
        if (field.fields)
          return (
            <Group key={field.name} path={place} name={field.label}>
              <Translations
                {...{ fields: field.fields, path: place, first: below, own: value, language }}
              />
            </Group>
          );
        return (
          <TranslationField
            key={field.name}
            {...{
              field,
              path: place,
              original: textAt(below, []),
              text: textAt(value, []),
              language,
            }}
          />
        );
      })}
    </div>
  );
}

type EntriesProps = Omit<TranslationsProps, 'fields'> & { field: FormField };

const Entries = memo(function Entries(props: EntriesProps) {
  const { path, first, own, language } = props;
  const { entry } = props.field;
  if (!entry) return null;
  return listAt(first, []).map((below, index) => {
    const place = pathTo(path, index);
    const value = valueAt(own, [index]);
    const called = messages.studio.numbered({ label: entry.label, number: index + 1 });
    if (!saysText(entry, below)) return null;
    return entry.fields ? (
      <Group key={nameOf(place)} path={place} name={`${called} ${entryTitle(entry, below)}`}>
        <Translations
          {...{ fields: entry.fields, path: place, first: below, own: value, language }}
        />
      </Group>
    ) : (
      <TranslationField
        key={nameOf(place)}
        {...{ field: entry, path: place, label: called, language }}
        original={textAt(below, [])}
        text={textAt(value, [])}
      />
    );
  });
});

type GroupProps = { path: FieldPath; name: string; children: ReactNode };

function Group({ path, name, children }: GroupProps) {
  return (
    <fieldset id={idOf(nameOf(path))} className={styles.group} tabIndex={-1}>
      <legend dir="auto">{name}</legend>
      {children}
    </fieldset>
  );
}

type TranslationFieldProps = {
  field: FormField;
  path: FieldPath;
  label?: string;
  original: string;
  text: string;
  language: string;
};

/** A text with that of the first language below it. */
const TranslationField = memo(function TranslationField(props: TranslationFieldProps) {
  const { field, path, label, original, text, language } = props;
  return (
    <TextField
      field={withoutExample(field)}
      path={path}
      text={text}
      {...(label !== undefined && { label })}
      below={
        <p className={styles.original} lang={language} dir="auto">
          {original}
        </p>
      }
    />
  );
});

/** The text below says what is to be written. */
const withoutExample = ({ isOptional: _, ...field }: FormField): FormField => ({
  ...field,
  example: '',
  help: '',
});
