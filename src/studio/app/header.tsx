import type { ReactNode } from 'react';
import { words } from '../words.ts';
import styles from './studio.module.css';
import { Switch } from './switch.tsx';

/** The column that a narrow window shows. */
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
  told: string;
  /** The letter itself, if the clipboard is closed. */
  letter: string | undefined;
  notices: readonly Notice[];
  /** What is left to do. */
  children: ReactNode;
};

/** A question. Nothing waits for its answer. */
export type Notice = {
  id: string;
  sentence: string;
  answers: readonly { name: string; give: () => void }[];
};

export function Header({ can, step, told, letter, notices, children, ...given }: HeaderProps) {
  return (
    <header className={styles.desk}>
      <h1>{words.title}</h1>
      <label className={styles.open} title={words.openHelp}>
        {words.open}
        <input
          type="file"
          multiple
          accept=".zip,.html,.htm,.pdf,.png"
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
      <p role="status" className={styles.told}>
        {told}
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
