import type { ReactNode } from 'react';
import { words } from '../words.ts';
import styles from './studio.module.css';
import { Switch } from './switch.tsx';

/** The endings of films and sounds. */
const MEDIA = '.mp4,.m4v,.webm,.mov,.mp3,.m4a,.ogg,.opus,.wav,.flac';

/** A narrow window shows one of the two columns. */
export type Side = 'form' | 'preview';

type HeaderProps = {
  can: { undo: boolean; redo: boolean };
  step: (type: 'undo' | 'redo') => void;
  open: (files: readonly File[]) => void;
  copyLetter: () => void;
  save: () => void;
  side: Side;
  setSide: (side: Side) => void;
  /** What has just happened. */
  status: string;
  /** The letter itself, if the browser refuses to copy it. */
  letter: string | undefined;
  notices: readonly Notice[];
  /** The list of what is left to do. */
  children: ReactNode;
};

/** A question to the user. The studio works on without an answer. */
export type Notice = {
  id: string;
  sentence: string;
  answers: readonly { name: string; give: () => void }[];
};

export function Header({ can, step, status, letter, notices, children, ...given }: HeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{words.title}</h1>
      <label className={styles.open} title={words.openHelp}>
        {words.open}
        <input
          type="file"
          multiple
          accept={`.zip,.html,.htm,.pdf,.png,${MEDIA}`}
          onChange={({ target }) => {
            given.open([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      {(['undo', 'redo'] as const).map((type) => (
        <button key={type} type="button" aria-disabled={!can[type]} onClick={() => step(type)}>
          {words[type]}
        </button>
      ))}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <button type="button" onClick={given.copyLetter}>
        {words.letter}
      </button>
      <button type="button" className={styles.save} onClick={given.save}>
        {words.save}
      </button>
      <div className={styles.sides}>
        <Switch
          label={words.title}
          choices={words.show}
          chosen={given.side}
          choose={given.setSide}
        />
      </div>
      {notices.map(({ id, sentence, answers }) => (
        <p key={id} role="alert" className={styles.alert}>
          {sentence}
          {answers.map(({ name, give }) => (
            <button key={name} type="button" onClick={give}>
              {name}
            </button>
          ))}
        </p>
      ))}
      {letter !== undefined && (
        <label className={styles.letter}>
          {words.letterByHand}
          <textarea readOnly dir="auto" rows={6} value={letter} />
        </label>
      )}
      {children}
    </header>
  );
}
