import { INDEX } from '../../../compose/files/file-names.ts';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { type FieldPath, type FormValues, textAt, valueAt } from '../../model/form-values.ts';
import type { ToTranslate } from '../../model/languages.ts';
import { saysText } from '../../model/says-text.ts';
import type { Goal } from '../../preview/find-target.ts';
import { CvField } from '../files/cv-field.tsx';
import { FormFrame } from '../form-frame.tsx';
import { sectionsOf } from '../sections.ts';
import { WordsField } from '../text-fields/words-field.tsx';
import { Translations } from './texts.tsx';

type TranslationFormProps = {
  form: FormField;
  /** The values of the first language. */
  first: FormValues;
  /** What the language says otherwise. */
  own: FormValues;
  toTranslate: ToTranslate;
  show: (goal: Goal) => void;
};

/** The texts of a further language, each with that of the first one, and its CV. All else is that of the first one. */
export function TranslationForm({ form, first, own, toTranslate, show }: TranslationFormProps) {
  const language = textAt(first, ['language']);
  return (
    <FormFrame
      sections={translatedSections(form, first)}
      show={show}
      first={
        <p>
          <strong role="status">{stateOf(toTranslate)}</strong> {messages.studio.languages.help}
        </p>
      }
      fieldsOf={({ name, fields }) =>
        name === 'words' ? (
          <WordsField field={fields[0]} texts={own.texts} language={textAt(own, ['language'])} />
        ) : (
          <>
            {name === 'about' && <CvField {...cvNamedBy(first, own)} />}
            <Translations {...{ fields, path: top, first, own, language }} />
          </>
        )
      }
    />
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

function stateOf({ all, left }: ToTranslate): string {
  const { nothing, todo, done } = messages.studio.languages;
  if (all === 0) return nothing;
  return left > 0 ? todo({ count: left }) : done;
}

/** The page of a further language links to index.html. */
const cvNamedBy = (first: FormValues, own: FormValues) => ({
  firstName: textAt(own, ['firstName']) || textAt(first, ['firstName']),
  language: textAt(own, ['language']),
  otherPages: INDEX,
});
