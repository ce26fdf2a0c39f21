import { memo, type ReactNode } from 'react';
import { type Path as Route, routes } from '../../routes.ts';
import type { FormField } from '../../schema/form-field.ts';
import { type FormValues, listAt, textAt } from '../model/edited-site.ts';
import { words } from '../words.ts';
import { CvField } from './cv-field.tsx';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { PhotoField } from './pictures/photo-field.tsx';
import { WordsField } from './words-field.tsx';

type Section = {
  title: keyof typeof words.sections;
  /** The first of its fields. It has all fields of the schema from there to the first of the next section. */
  from: string;
  route: Route;
};

/** In the order of the schema. */
const sections: readonly Section[] = [
  { title: 'you', from: 'language', route: routes.home.path },
  { title: 'photo', from: 'portraitAlt', route: routes.home.path },
  { title: 'about', from: 'description', route: routes.about.path },
  { title: 'projects', from: 'projects', route: routes.project.path },
  { title: 'work', from: 'work', route: routes.workDetails.path },
  { title: 'life', from: 'life', route: routes.lifeDetails.path },
  { title: 'contact', from: 'email', route: routes.contact.path },
  { title: 'words', from: 'texts', route: routes.home.path },
  { title: 'address', from: 'address', route: routes.home.path },
];

type FormProps = { form: FormField; values: FormValues; show: (route: Route) => void };

export const Form = memo(function Form({ form, values, show }: FormProps) {
  const fields = form.fields ?? [];
  const starts = sections.map(({ from }) => fields.findIndex(({ name }) => name === from));
  /** Fields for files, which the schema does not have. */
  const files: Partial<Record<Section['title'], ReactNode>> = {
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
      className={styles.form}
      aria-label={words.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {sections.map(({ title, route }, index) => (
        <section key={title} aria-labelledby={`section-${title}`} onFocus={() => show(route)}>
          <h2 id={`section-${title}`}>{words.sections[title]}</h2>
          {files[title]}
          {title === 'words' ? (
            <WordsField
              field={fields[starts[index] ?? 0]}
              texts={values.texts}
              language={textAt(values, ['language'])}
            />
          ) : (
            <Fields
              fields={fields.slice(starts[index], starts[index + 1])}
              path={top}
              value={values}
            />
          )}
        </section>
      ))}
    </form>
  );
});

const top: readonly string[] = [];
