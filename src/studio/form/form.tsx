import { memo, type ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import { type FormValues, fieldPathOf, listAt, textAt } from '../model/form-values.ts';
import { fieldAt } from '../model/studio-actions.ts';
import type { Goal } from '../preview/find-target.ts';
import { Fields } from './fields.tsx';
import { CvField } from './files/cv-field.tsx';
import styles from './form.module.css';
import { PhotoField } from './picture-fields/photo-field.tsx';
import { type FormSection, headingId, sectionsOf } from './sections.ts';
import { WordsField } from './text-fields/words-field.tsx';

type FormProps = { form: FormField; values: FormValues; show: (goal: Goal) => void };

export const Form = memo(function Form({ form, values, show }: FormProps) {
  /** Fields for files, which the schema does not have. */
  const files: Partial<Record<FormSection, ReactNode>> = {
    photo: <PhotoField />,
    about: (
      <CvField
        firstName={textAt(values, ['firstName'])}
        language={textAt(values, ['language'])}
        otherPages={listAt(values, ['otherLanguages'])
          .map((page) => textAt(page, ['address']))
          .join('\n')}
      />
    ),
  };
  return (
    <form
      id={FORM}
      className={styles.form}
      aria-label={messages.studio.form}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      {sectionsOf(form).map(({ name, fields, route }) => (
        <section
          key={name}
          aria-labelledby={headingId(name)}
          onFocus={({ target }) => show(goalAt(target, fields, route))}
        >
          <h2 id={headingId(name)} tabIndex={-1}>
            {messages.studio.sections[name]}
          </h2>
          {files[name]}
          {name === 'words' ? (
            <WordsField
              field={fields[0]}
              texts={values.texts}
              language={textAt(values, ['language'])}
            />
          ) : (
            <Fields fields={fields} path={top} value={values} />
          )}
        </section>
      ))}
    </form>
  );
});

/** What the preview shall show of what has the focus. */
export function goalAt(target: Element, fields: readonly FormField[], route: Goal['route']): Goal {
  const field = fieldAt(target);
  const [list, , name] = fieldPathOf(field ?? '');
  const { entry } = fields.find((each) => each.name === list) ?? {};
  const isOfPage = entry?.fields?.find((each) => each.name === name)?.isOfPage === true;
  return { route, field, isOfPage };
}

/** The id of the form, to which the skip link leads. */
export const FORM = 'form';

const top: readonly string[] = [];
