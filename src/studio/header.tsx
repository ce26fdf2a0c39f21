import styles from './studio.module.css';
import { words } from './words.ts';

/** Of the two columns the one that a narrow window shows. */
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
  /** Where the clipboard is closed. */
  letter: string | undefined;
  notices: readonly Notice[];
};

/** Something that wants an answer; nothing waits for it. */
export type Notice = {
  sentence: string;
  answers: readonly { name: string; give: () => void }[];
};

export function Header({ can, step, open, told, letter, notices, side, ...actions }: HeaderProps) {
  return (
    <header className={styles.desk}>
      <h1>{words.title}</h1>
      <div className={styles.controls}>
        <label className={styles.open}>
          {words.open}
          <input
            type="file"
            multiple
            accept=".zip,.html,.htm,.pdf,.png"
            title={words.openHelp}
            onChange={({ target }) => {
              open([...(target.files ?? [])]);
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
        <button type="button" onClick={actions.copyLetter}>
          {words.letter}
        </button>
        <button type="button" className={styles.save} onClick={actions.save}>
          {words.save}
        </button>
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {notices.map(({ sentence, answers }) => (
        <p key={sentence} role="alert" className={styles.alert}>
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
      <fieldset className={styles.sides} aria-label={words.title}>
        {(['form', 'preview'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={side === each}
            onClick={() => actions.setSide(each)}
          >
            {words.show[each]}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
