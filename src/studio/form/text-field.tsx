import { type ClipboardEvent, memo, type ReactNode, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field-words.ts';
import { lengthOf } from '../../schema/rules.ts';
import { directionOfText } from '../../site/text-direction.ts';
import { nameOf, type Path, withField } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { type ControlProps, FieldFrame } from './field-frame.tsx';
import { cleaned, intendedBy } from './intended.ts';

type TextFieldProps = {
  /** What the field shows in place of its text, which then cannot be written. */
  shown?: string;
  field: FormField;
  path: Path;
  text: string;
  /** Replaces the label of the schema, which is the same for all entries of a list. */
  label?: string;
  /** It stands directly below the control. */
  below?: ReactNode;
  /** What Enter does in place of a new line. */
  onEnter?: () => void;
};

/** A text field with its label, help, limit and issue. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { field, path, text, shown, label, below, onEnter } = props;
  const name = nameOf(path);
  return (
    <FieldFrame
      name={name}
      label={label ?? field.label}
      // The names of the choices in the file say nothing here.
      help={field.help && field.kind !== 'choice' ? messages.studio.help({ help: field.help }) : ''}
      {...(isShort(field) && { width: 'short' })}
      notes={[
        ...(field.isOptional ? [messages.studio.optional] : []),
        ...countOf(text, field.most),
      ]}
    >
      {(control) => (
        <>
          <Control {...{ ...control, field, path, text, shown, onEnter }} />
          {below}
        </>
      )}
    </FieldFrame>
  );
});

/** Near its limit a text is counted. */
function countOf(text: string, most = Number.POSITIVE_INFINITY): string[] {
  const length = lengthOf(text);
  return length > most / 2 ? [messages.studio.count({ length, most })] : [];
}

type Writable = ControlProps & {
  field: FormField;
  path: Path;
  text: string;
  shown: string | undefined;
  onEnter: (() => void) | undefined;
};

function Control({ field, path, text, shown, onEnter, ...given }: Writable) {
  const actions = useStudioActions();
  const write = (value: string) => actions.write(path, value);
  const before = useRef(text);
  const control = {
    ...given,
    onFocus: () => {
      before.current = text;
      given.onFocus();
    },
    onBlur: () => {
      given.onBlur();
      const intended = intendedBy(field.format, text);
      // What somebody has taken back by undo stays as it is.
      if (text === before.current || intended === text) return;
      actions.change((site) => withField(site, path, intended));
      actions.notify(messages.studio.completed({ text: intended }));
    },
  };
  if (field.kind === 'choice') {
    return (
      <select {...control} value={text} onChange={({ target }) => write(target.value)}>
        <option value="" />
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {isDrawing(choice) ? messages.studio.drawings[choice] : choice}
          </option>
        ))}
      </select>
    );
  }
  // The text itself decides its direction, because an owner may write in Arabic. So does an example.
  const shared = {
    ...control,
    dir: text === '' ? directionOfText(field.example, 'rtl') : 'auto',
    value: shown ?? text,
    readOnly: shown !== undefined,
    placeholder: field.example,
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain');
      const clean = cleaned(pasted, field.kind === 'line');
      if (clean === pasted) return;
      event.preventDefault();
      // It keeps the rest of the text and the cursor, as pasting does.
      document.execCommand('insertText', false, clean);
      actions.notify(messages.studio.cleaned);
    },
  } as const;
  if (field.kind === 'prose') {
    return (
      <textarea
        {...shared}
        rows={onEnter ? 1 : 3}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return;
          if (event.shiftKey || event.ctrlKey || event.metaKey) return;
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
      {...(field.format && { inputMode: KEYS[field.format], autoCapitalize: 'none' })}
      onChange={({ target }) => write(target.value)}
    />
  );
}

const isDrawing = (name: string): name is keyof typeof messages.studio.drawings =>
  Object.hasOwn(messages.studio.drawings, name);

/** The keys that a phone shows. */
const KEYS = { address: 'url', email: 'email', period: 'text', phone: 'tel' } as const;

const isShort = ({ kind, most = Infinity }: FormField) => kind === 'line' && most <= 80;
