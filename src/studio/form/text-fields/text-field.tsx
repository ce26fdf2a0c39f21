import { type ClipboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { lengthOf } from '../../../schema/text-length.ts';
import { directionOfText } from '../../../site/text-direction.ts';
import { isComposing } from '../../keys.ts';
import { type FieldPath, nameOf } from '../../model/form-values.ts';
import { withText } from '../../model/languages.ts';
import { fieldAt, useStudioActions } from '../../model/studio-actions.ts';
import { linesOf } from '../../sources/panel/line-source.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { cleaned, intendedBy, isTooMuch, MOST_PASTED } from './intended.ts';
import { LinesOffer, type PastedBlock } from './lines-offer.tsx';

type TextFieldProps = {
  field: FormField;
  path: FieldPath;
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
  const { field, path, text, label, below, onEnter } = props;
  const { write, change } = useStudioActions();
  const name = nameOf(path);
  return (
    <FieldFrame
      name={name}
      label={label ?? field.label}
      help={field.help ? messages.studio.help({ help: field.help }) : ''}
      {...(isShort(field) && { width: 'short' })}
      notes={notesOn(field, text)}
    >
      {(control) => (
        <>
          <TextControl
            {...{ ...control, field, text, onEnter }}
            onWrite={(value) => write(path, value)}
            onComplete={(value) => change((site) => withText(site, path, value))}
          />
          {below}
        </>
      )}
    </FieldFrame>
  );
});

/** Whether it may be left out. Near its limit a text is counted. */
export function notesOn({ isOptional, most = Number.POSITIVE_INFINITY }: FormField, text: string) {
  const length = lengthOf(text);
  return [
    ...(isOptional ? [messages.studio.optional] : []),
    ...(length > most / 2 ? [messages.studio.count({ length, most })] : []),
  ];
}

type TextControlProps = ControlProps & {
  field: FormField;
  text: string;
  /** Gets each text that somebody writes. */
  onWrite: (text: string) => void;
  /** Gets what is meant by the text when the control is left. */
  onComplete: (text: string) => void;
  onEnter?: (() => void) | undefined;
};

/** The control alone. Its field says what becomes of the text. */
export function TextControl(props: TextControlProps) {
  const { field, text, onWrite, onComplete, onEnter, ...given } = props;
  const { notify } = useStudioActions();
  const before = useRef(text);
  const [pasted, setPasted] = useState<PastedBlock>();
  const control = {
    ...given,
    onFocus: () => {
      before.current = text;
    },
    onBlur: () => {
      const intended = intendedBy(field.format, text);
      // What somebody has taken back by undo stays as it is.
      if (text === before.current || intended === text) return;
      onComplete(intended);
      notify(messages.studio.completed({ text: intended }));
    },
  };
  // The text itself decides its direction, because an owner may write in Arabic. So does an example.
  const shared = {
    ...control,
    dir: text === '' ? directionOfText(field.example, 'rtl') : 'auto',
    value: text,
    placeholder: field.example,
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const copied = event.clipboardData.getData('text/plain');
      if (isTooMuch(copied)) {
        event.preventDefault();
        notify(messages.studio.pasted.tooMuch({ most: MOST_PASTED }));
        return;
      }
      const clean = cleaned(copied, field.kind === 'line');
      if (clean === copied) return;
      event.preventDefault();
      // It keeps the rest of the text and the cursor, as pasting does.
      document.execCommand('insertText', false, clean);
      const name = fieldAt(event.currentTarget);
      if (name !== undefined && ENTRY.test(name))
        setPasted({ lines: linesOf(copied), into: { name, text: event.currentTarget.value } });
      notify(messages.studio.cleaned);
    },
  } as const;
  if (field.kind === 'prose') {
    return (
      <textarea
        {...shared}
        rows={onEnter ? 1 : 3}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return;
          if (event.shiftKey || event.ctrlKey || event.metaKey) return;
          if (isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onEnter();
        }}
      />
    );
  }
  return (
    <>
      <input
        {...shared}
        type="text"
        autoComplete="off"
        {...(field.format && { inputMode: KEYS[field.format], autoCapitalize: 'none' })}
        onChange={({ target }) => onWrite(target.value)}
      />
      <LinesOffer pasted={pasted} text={text} />
    </>
  );
}

/** The fields of a job or a project. */
const ENTRY = /^(?:work\.jobs|projects)\[\d+\]\.\w+$/;

/** The keys that a phone shows. */
const KEYS = { address: 'url', email: 'email', period: 'text', phone: 'tel' } as const;

const isShort = ({ kind, most = Infinity }: FormField) => kind === 'line' && most <= 80;
