import { memo, type ReactNode } from 'react';
import type { FormField } from '../../schema/field.ts';
import { type FormValues, listAt, textAt } from '../model/form-values.ts';
import type { Goal } from '../preview/find-target.ts';
import { Fields } from './fields.tsx';
import { CvField } from './files/cv-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { PastingContext } from './pasting/pasting-context.ts';
import { usePasting } from './pasting/use-pasting.ts';
import { PhotoField } from './picture-fields/photo-field.tsx';
import { type FormSection, sectionsOf } from './sections.ts';
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
  const { pasting, handlers } = usePasting(form, values);
  return (
    <PastingContext value={pasting}>
      <FormFrame
        handlers={handlers}
        sections={sectionsOf(form)}
        show={show}
        fieldsOf={({ name, fields }) => (
          <>
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
          </>
        )}
      />
    </PastingContext>
  );
});

const top: readonly string[] = [];
