import type { FormHTMLAttributes, ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import { fieldPathOf } from '../model/form-values.ts';
import { fieldAt } from '../model/studio-actions.ts';
import type { Goal } from '../preview/find-target.ts';
import styles from './form.module.css';
import { headingId, type sectionsOf } from './sections.ts';

type Sections = ReturnType<typeof sectionsOf>;

type FormFrameProps = {
  sections: Sections;
  show: (goal: Goal) => void;
  /** It stands before the sections. */
  first?: ReactNode;
  fieldsOf: (section: Sections[number]) => ReactNode;
  handlers?: FormHTMLAttributes<HTMLFormElement>;
};

/** The sections with their headings. The preview shows what has the focus. */
export function FormFrame({ sections, show, first, fieldsOf, handlers }: FormFrameProps) {
  return (
    <form
      id={FORM}
      className={styles.form}
      aria-label={messages.studio.form}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      {...handlers}
    >
      {first}
      {sections.map((section) => (
        <section
          key={section.name}
          aria-labelledby={headingId(section.name)}
          onFocus={({ target }) => show(goalAt(target, section.fields, section.route))}
        >
          <h2 id={headingId(section.name)} tabIndex={-1}>
            {messages.studio.sections[section.name]}
          </h2>
          {fieldsOf(section)}
        </section>
      ))}
    </form>
  );
}

function goalAt(target: Element, fields: readonly FormField[], route: Goal['route']): Goal {
  const field = fieldAt(target);
  const [list, , name] = fieldPathOf(field ?? '');
  const { entry } = fields.find((each) => each.name === list) ?? {};
  const isOfPage = entry?.fields?.find((each) => each.name === name)?.isOfPage === true;
  return { route, field, isOfPage };
}

/** The id of the form, to which the skip link leads. */
export const FORM = 'form';
