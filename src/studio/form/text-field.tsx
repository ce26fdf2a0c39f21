import { memo, type ReactNode, useId, useState } from 'react';
import type { FormField } from '../../schema/form.ts';
import { lengthOf } from '../../schema/rules.ts';
import { nameOf, type Path } from '../model/edited-site.ts';
import { useError } from '../model/remarks.ts';
import { idOf, useStudioActions } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import styles from './field.module.css';

type TextFieldProps = {
  field: FormField;
  path: Path;
  text: string;
  /** Replaces that of the schema, because all entries of a list have the same. */
  label?: string;
};

/** A text of the schema with its label, its help, its limit and its issue. */
export const TextField = memo(function TextField({ field, path, text, label }: TextFieldProps) {
  const { write } = useStudioActions();
  const name = nameOf(path);
  return (
    <FieldFrame
      name={name}
      label={label ?? field.label}
      help={helpOf(field)}
      {...(isShort(field) && { width: 'short' })}
      notes={[
        ...(field.isOptional ? [words.optional] : []),
        ...(field.most === undefined ? [] : [words.count(lengthOf(text), field.most)]),
      ]}
    >
      {(control) => (
        <Control {...control} field={field} text={text} write={(value) => write(path, value)} />
      )}
    </FieldFrame>
  );
});

type ControlProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onFocus: () => void;
  onBlur: () => void;
};

type FieldFrameProps = {
  name: string;
  label: string;
  help: string;
  /** Short ones stand beside each other. */
  width?: 'short';
  /** Beside the label. */
  notes?: readonly string[];
  /** What was wrong with a file that was refused. It is no issue of the work. */
  problem?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * What stands around a control. A issue is told once the field is left. What was told follows while somebody types, until it is mended.
 */
export function FieldFrame({
  name,
  label,
  help,
  width,
  notes,
  problem,
  children,
}: FieldFrameProps) {
  const id = idOf(name);
  const about = useId();
  const issue = useError(name);
  /** Nobody is told of a new issue while writing. */
  const [isSpared, setSpared] = useState(false);
  const shown = isSpared ? undefined : issue;
  const control: ControlProps = {
    id,
    'aria-describedby': about,
    'aria-invalid': shown !== undefined,
    onFocus: () => setSpared(!issue),
    onBlur: () => setSpared(false),
  };
  return (
    <div className={styles.field} data-width={width}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      <p id={about} className={styles.about}>
        <span className={styles.issue} role="alert">
          {problem ?? shown}
        </span>{' '}
        <span>{help}</span> <span className={styles.notes}>{notes?.join(' · ')}</span>
      </p>
    </div>
  );
}

type Writable = ControlProps & { field: FormField; text: string; write: (text: string) => void };

function Control({ field, text, write, ...control }: Writable) {
  const suggestions = useId();
  if (field.kind === 'choice') {
    return (
      <select {...control} value={text} onChange={({ target }) => write(target.value)}>
        <option value="" />
        {field.choices?.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  // What is written gives the direction, not the studio.
  const shared = { ...control, dir: 'auto', value: text } as const;
  if (field.kind === 'prose') {
    return <textarea {...shared} rows={3} onChange={({ target }) => write(target.value)} />;
  }
  return (
    <>
      <input
        {...shared}
        type="text"
        autoComplete="off"
        list={field.suggestions && suggestions}
        onChange={({ target }) => write(target.value)}
      />
      {field.suggestions && (
        <datalist id={suggestions}>
          {field.suggestions.map((each) => (
            <option key={each} value={each} label={languageCalled(each)} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** In its own language. */
function languageCalled(code: string): string | undefined {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code);
}

/** The example goes without the quotation marks of the owner's file. */
function helpOf({ help, example }: FormField): string {
  const plain = example.replace(/^["‘]|["’]$/g, '');
  return plain ? `${help}. ${words.example(plain)}` : `${help}.`;
}

const isShort = ({ kind, most = Infinity }: FormField) => kind === 'line' && most <= 80;
