import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { withField } from '../../model/edited-site.ts';
import { type FieldPath, nameOf, textAt } from '../../model/form-values.ts';
import { failure, namedIssue, type sentenceOf } from '../../model/issue-store.ts';
import { idOf, useStudioActions } from '../../model/studio-actions.ts';
import { useOfSite } from '../../model/use-of-site.ts';
import { isFolder, isSite } from '../../opening/dropped.ts';
import { holdsFiles } from '../../opening/listen-to-drops.ts';
import styles from '../field.module.css';
import { FieldFrame } from '../field-frame.tsx';

type Refusal = Parameters<typeof sentenceOf>[0];

/** Puts a file into the site. `more` is told beside that it is in its place. */
type Put = (() => void) & { more?: string | undefined };

/** What is wrong with a file, or how it gets into the site. Of several files, some may be right. */
export type Taken = (Refusal & { put?: Put }) | Put;

type FileInputProps = {
  /** The field's name in issues. */
  name: string;
  label: string;
  help: string;
  /** The kinds of files that the browser's dialog offers. */
  accept?: string;
  /** The file that is there now. It stays if another one is refused. */
  held: unknown;
  /** Gets more than one file only if it takes several. It then names those that it refuses. */
  take: (first: File, ...others: File[]) => Promise<Taken>;
  takesSeveral?: boolean;
  children?: ReactNode;
};

/** Takes files that are chosen or dropped, and reports what happens with them. */
export function FileInput(props: FileInputProps) {
  const { name, label, help, accept = 'image/*', held, take, takesSeveral, children } = props;
  const [isOver, setOver] = useState(false);
  const { problem, choose, dismiss } = useChoice(held, take, takesSeveral);
  const { open, notify, bring } = useStudioActions();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the input does
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file, ...others] = event.dataTransfer.files;
        setOver(false);
        // A folder, and several files where only one has a place, are a site, which the window opens (use-window.ts).
        const areTooMany = others.length > 0 && !takesSeveral;
        if (!file || areTooMany || isFolder(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        const files = [file, ...others];
        Promise.all(files.map(isSite)).then(
          (are) => (are.includes(true) ? open(files) : bring(choose(file, ...others))),
          (error) => notify(namedIssue(file, failure(error))),
        );
      }}
    >
      <FieldFrame
        name={name}
        label={label}
        help={
          <>
            <span>{help}</span> <span className={styles.dropHelp}>{messages.studio.drop}</span>
          </>
        }
        {...(problem && { problem })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={takesSeveral}
            onChange={({ target }) => {
              const [file, ...others] = target.files ?? [];
              if (file) bring(choose(file, ...others));
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        )}
      </FieldFrame>
      {problem && (
        <button
          type="button"
          className={styles.dismiss}
          onClick={() => {
            document.getElementById(idOf(name))?.focus();
            dismiss();
          }}
        >
          {messages.studio.dismiss}
        </button>
      )}
      {children}
    </div>
  );
}

type RemoveFileProps = {
  path: FieldPath;
  /** What the button says. */
  label: string;
  /** What is told to be removed. */
  what: string;
  /** A field that means nothing without the file. */
  with?: FieldPath;
};

/** Takes a file out of its field, and leads back to the choice of one, because the button is gone then. */
export function RemoveFile({ path, label, what, with: other }: RemoveFileProps) {
  const { change, notify } = useStudioActions();
  const remove = () => {
    document.getElementById(idOf(nameOf(path)))?.focus();
    change((site) =>
      withField(other && textAt(site.values, other) ? withField(site, other, '') : site, path, ''),
    );
    notify(messages.studio.removed({ what }));
  };
  return (
    <button type="button" className={styles.dismiss} onClick={remove}>
      {label}
    </button>
  );
}

/** The problem with a file is shown until it is dismissed, another file is chosen, or the field has another value. */
function useChoice(held: unknown, take: FileInputProps['take'], takesSeveral = false) {
  const { notify, change } = useStudioActions();
  const [problem, setProblem] = useOfSite<string>(change);
  const [before, setBefore] = useState(held);
  const last = useRef<File>(undefined);
  if (before !== held) {
    setBefore(held);
    setProblem(undefined);
  }
  const dismiss = () => setProblem(undefined);
  const choose = async (file: File, ...others: File[]) => {
    last.current = file;
    dismiss();
    const count = others.length + 1;
    notify(messages.studio.preparing({ what: file.name }));
    const taken: Taken = await take(file, ...others).catch((error) => failure(error));
    // Where one file has a place, only the one that was chosen last counts, because an earlier one may take longer.
    if (last.current !== file && !takesSeveral) return;
    if (typeof taken === 'function') {
      // Save goes on at once.
      flushSync(taken);
      const ready =
        count === 1
          ? messages.studio.ready({ what: file.name })
          : messages.studio.allReady({ count });
      notify(sentences(ready, taken.more));
    } else {
      taken.put?.();
      const sentence = takesSeveral ? taken.problem : namedIssue(file, taken);
      setProblem(`${sentence}${held ? ` ${messages.studio.stays}` : ''}`);
      notify('');
    }
  };
  return { problem, choose, dismiss };
}
