import { type ReactNode, useRef, useState } from 'react';
import { messageOf, sentenceOf } from '../model/issues.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { isFolder, isSite } from '../opening/dropped.ts';
import { words } from '../words.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

type Issue = Parameters<typeof sentenceOf>[0];

/** What is wrong with a file, or a function that puts it in its place. */
type Taken = Issue | (() => void);

type FileInputProps = {
  /** As issues call it. */
  name: string;
  label: string;
  help: string;
  /** What the browser's own choice of files offers; a picture, unless it says otherwise. */
  accept?: string;
  /** What has the place now. It stays there if another file is refused. */
  held: unknown;
  take: (file: File) => Promise<Taken>;
  children?: ReactNode;
};

/** Takes a file that is chosen or dropped, and tells what becomes of it. */
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
        // The window opens several files, and a folder, as a site.
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

/** What was wrong with a file goes when it is dismissed, when another one is chosen, and when the place has something else. */
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
    // The last one that was chosen is meant, however long another one takes.
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
