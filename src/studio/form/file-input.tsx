import { type ReactNode, useRef, useState } from 'react';
import { messageOf, sentenceOf } from '../model/issues.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { isFolder, isSite } from '../opening/dropped.ts';
import { words } from '../words.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

type Issue = Parameters<typeof sentenceOf>[0];

/** What is wrong with a file, or a function that puts it into the site. */
export type Taken = Issue | (() => void);

type FileInputProps = {
  /** The field's name in issues. */
  name: string;
  label: string;
  help: string;
  /** The kinds of files that the browser's dialog offers. */
  accept?: string;
  /** The file that is there now. It stays if another one is refused. */
  held: unknown;
  take: (file: File) => Promise<Taken>;
  children?: ReactNode;
};

/** Takes a file that is chosen or dropped, and reports what happens with it. */
export function FileInput(props: FileInputProps) {
  const { name, label, help, accept = 'image/*', held, take, children } = props;
  const [isOver, setOver] = useState(false);
  const { problem, choose, dismiss } = useChoice(held, take);
  const { open, notify } = useStudioActions();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the input does
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file, another] = event.dataTransfer.files;
        setOver(false);
        // Several files or a folder are a site, which the window opens (use-window.ts).
        if (!file || another || isFolder(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        isSite(file).then(
          (is) => (is ? open([file]) : choose(file)),
          (error) => notify(`${file.name} ${words.unread} ${messageOf(error)}`),
        );
      }}
    >
      <FieldFrame name={name} label={label} help={help} {...(problem && { problem })}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        )}
      </FieldFrame>
      {problem && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          {words.dismiss}
        </button>
      )}
      {children}
    </div>
  );
}

/** The problem with a file is shown until it is dismissed, another file is chosen, or the field has another value. */
function useChoice(held: unknown, take: FileInputProps['take']) {
  const { notify } = useStudioActions();
  const [problem, setProblem] = useState<string>();
  const [before, setBefore] = useState(held);
  const last = useRef<File>(undefined);
  if (before !== held) {
    setBefore(held);
    setProblem(undefined);
  }
  const dismiss = () => setProblem(undefined);
  const choose = async (file: File) => {
    last.current = file;
    dismiss();
    notify(words.preparing(file.name));
    const taken = await take(file).catch((error) => ({
      problem: words.unread,
      expected: messageOf(error),
    }));
    // Only the file that was chosen last counts, because an earlier one may take longer.
    if (last.current !== file) return;
    if (typeof taken === 'function') {
      taken();
      notify(words.ready(file.name));
    } else {
      setProblem(`${file.name}: ${sentenceOf(taken)}${held ? ` ${words.stays}` : ''}`);
      notify('');
    }
  };
  return { problem, choose, dismiss };
}
