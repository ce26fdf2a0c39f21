import { memo } from 'react';
import { INDEX } from '../../../compose/files/file-names.ts';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  isEmpty,
  listAt,
  nameOf,
  textAt,
  valueAt,
} from '../../model/form-values.ts';
import { idOf } from '../../model/studio-actions.ts';
import type { Goal } from '../../preview/find-target.ts';
import styles from '../field.module.css';
import { pathTo } from '../fields.tsx';
import { CvField } from '../files/cv-field.tsx';
import formStyles from '../form.module.css';
import { FORM, goalAt } from '../form.tsx';
import { entryTitle } from '../lists/title-of-entry.ts';
import { headingId, sectionsOf } from '../sections.ts';
import { LanguageField } from '../text-fields/language-field.tsx';
import { TextField } from '../text-fields/text-field.tsx';
import { WordsField } from '../text-fields/words-field.tsx';

type TranslationFormProps = {
  form: FormField;
  /** The values of the first language. */
  first: FormValues;
  /** What the language says otherwise. */
  own: FormValues;
  /** How many texts are still to translate. */
  count: number;
  show: (goal: Goal) => void;
};

/** The texts of a further language, each with that of the first one, and its CV. All else is that of the first one. */
export function TranslationForm({ form, first, own, count, show }: TranslationFormProps) {
  const language = textAt(first, ['language']);
  return (
    <form
      id={FORM}
      className={formStyles.form}
      aria-label={messages.studio.form}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <p>
        <strong role="status">
          {count > 0 ? messages.studio.languages.todo({ count }) : messages.studio.languages.done}
        </strong>{' '}
        {messages.studio.languages.help}
      </p>
      {translatedSections(form, first).map(({ name, fields, route }) => (
        <section
          key={name}
          aria-labelledby={headingId(name)}
          onFocus={({ target }) => show(goalAt(target, fields, route))}
        >
          <h2 id={headingId(name)} tabIndex={-1}>
            {messages.studio.sections[name]}
          </h2>
          {name === 'words' ? (
            <WordsField field={fields[0]} texts={own.texts} language={textAt(own, ['language'])} />
          ) : (
            <>
              {name === 'about' && <CvField {...cvNamedBy(first, own)} />}
              <Texts {...{ fields, path: top, first, own, language }} />
            </>
          )}
        </section>
      ))}
    </form>
  );
}

/** The sections of the form that have texts in the first language, with the fields for these. */
export const translatedSections = (form: FormField, first: FormValues) =>
  sectionsOf(form)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => saysText(field, valueAt(first, [field.name]))),
    }))
    .filter(({ fields }) => fields.length > 0);

const top: FieldPath = [];

/** The page of a further language links to index.html. */
const cvNamedBy = (first: FormValues, own: FormValues) => ({
  firstName: textAt(own, ['firstName']) || textAt(first, ['firstName']),
  language: textAt(own, ['language']),
  otherPages: INDEX,
});

/** Whether the first language says a text there that another one says in its own words. */
function saysText({ fields, entry, scope }: FormField, first: FieldValue | undefined): boolean {
  if (scope === 'own' || fields?.some((field) => field.scope === 'own')) return true;
  if (first === undefined || isEmpty(first)) return false;
  if (entry) return listAt(first, []).some((each) => saysText(entry, each));
  if (fields) return fields.some((field) => saysText(field, valueAt(first, [field.name])));
  return scope !== 'shared';
}

type TextsProps = {
  fields: readonly FormField[];
  path: FieldPath;
  first: FieldValue | undefined;
  own: FieldValue | undefined;
  /** The first language. */
  language: string;
};

function Texts({ fields, path, first, own, language }: TextsProps) {
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
              <Texts
                {...{ fields: field.fields, path: place, first: below, own: value, language }}
              />
            </Group>
          );
        return (
          <Translation
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

type EntriesProps = Omit<TextsProps, 'fields'> & { field: FormField };

function Entries({ field: { entry }, path, first, own, language }: EntriesProps) {
  if (!entry) return null;
  return listAt(first, []).map((below, index) => {
    const place = pathTo(path, index);
    const value = valueAt(own, [index]);
    const called = messages.studio.numbered({ label: entry.label, number: index + 1 });
    if (!saysText(entry, below)) return null;
    return entry.fields ? (
      <Group key={nameOf(place)} path={place} name={`${called} ${entryTitle(entry, below)}`}>
        <Texts {...{ fields: entry.fields, path: place, first: below, own: value, language }} />
      </Group>
    ) : (
      <Translation
        key={nameOf(place)}
        {...{ field: entry, path: place, label: called, language }}
        original={textAt(below, [])}
        text={textAt(value, [])}
      />
    );
  });
}

type GroupProps = { path: FieldPath; name: string; children: React.ReactNode };

function Group({ path, name, children }: GroupProps) {
  return (
    <fieldset id={idOf(nameOf(path))} className={styles.group} tabIndex={-1}>
      <legend dir="auto">{name}</legend>
      {children}
    </fieldset>
  );
}

type TranslationProps = {
  field: FormField;
  path: FieldPath;
  label?: string;
  original: string;
  text: string;
  language: string;
};

/** A text with that of the first language below it. */
const Translation = memo(function Translation(props: TranslationProps) {
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
