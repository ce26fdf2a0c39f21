import { memo } from 'react';
import { plainExample } from '../../schema/field.ts';
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
  /** What Enter does in place of a new line. */
  onEnter?: () => void;
};

/** A text field with its label, help, limit and issue. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { field, path, text, label, onEnter } = props;
  const { write } = useStudioActions();
  const name = nameOf(path);
  return (
    <FieldFrame
      name={name}
      label={label ?? field.label}
      help={field.help && `${field.help}.`}
      {...(isShort(field) && { width: 'short' })}
      notes={[...(field.isOptional ? [words.optional] : []), ...countOf(text, field.most)]}
    >
      {(control) => (
        <Control {...{ ...control, field, text, onEnter }} write={(value) => write(path, value)} />
      )}
    </FieldFrame>
  );
});

/** Near its limit a text is counted. */
function countOf(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const length = lengthOf(text);
  return length > most / 2 ? [words.count(length, most)] : [];
}

type Writable = ControlProps & {
  field: FormField;
  text: string;
  write: (text: string) => void;
  onEnter: (() => void) | undefined;
};

function Control({ field, text, write, onEnter, ...control }: Writable) {
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
  const shared = {
    ...control,
    dir: 'auto',
    value: text,
    placeholder: plainExample(field),
  } as const;
  if (field.kind === 'prose') {
    return (
      <textarea
        {...shared}
        rows={onEnter ? 1 : 3}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.shiftKey) return;
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
    );
  }
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      onChange={({ target }) => write(target.value)}
    />
  );
}

const isShort = ({ kind, most = Infinity }: FormField) => kind === 'line' && most <= 80;
