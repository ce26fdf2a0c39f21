import { memo, useId } from 'react';
import type { FormField } from '../../schema/form-field.ts';
import { lengthOf } from '../../schema/rules.ts';
import { nameOf, type Path } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import { type ControlProps, FieldFrame } from './field-frame.tsx';

type TextFieldProps = {
  field: FormField;
  path: Path;
  text: string;
  /** Replaces the label of the schema, which is the same for all entries of a list. */
  label?: string;
};

/** A text field with its label, help, limit and issue. */
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
  // The text itself decides its direction, because an owner may write in Arabic.
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

/** The name of a language in that language. */
function languageCalled(code: string): string | undefined {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code);
}

/** The example is shown without the quotation marks that it has in the owner's file. */
function helpOf({ help, example }: FormField): string {
  const plain = example.replace(/^["‘]|["’]$/g, '');
  return plain ? `${help}. ${words.example(plain)}` : `${help}.`;
}

const isShort = ({ kind, most = Infinity }: FormField) => kind === 'line' && most <= 80;
