import { words } from '../words.ts';
import styles from './after-saving.module.css';

type AfterSavingProps = {
  /** The letter itself, if the browser refuses to copy it. */
  letter: string | undefined;
  copyLetter: () => void;
  dismiss: () => void;
};

/** What an owner does with the saved zip. */
export function AfterSaving({ letter, copyLetter, dismiss }: AfterSavingProps) {
  const { afterSaving } = words;
  return (
    <section className={styles.after} aria-label={afterSaving.label}>
      <button type="button" onClick={copyLetter}>
        {words.letter}
      </button>
      <details>
        <summary>{afterSaving.web}</summary>
        <p>{afterSaving.unpack}</p>
        <ul>
          {afterSaving.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={dismiss}>
        {afterSaving.close}
      </button>
      {letter !== undefined && (
        <label className={styles.letter}>
          {words.letterByHand}
          <textarea readOnly dir="auto" rows={6} value={letter} />
        </label>
      )}
    </section>
  );
}
