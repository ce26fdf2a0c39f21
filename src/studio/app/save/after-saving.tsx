import { messages } from '../../../messages/messages.ts';
import styles from './after-saving.module.css';

type AfterSavingProps = {
  /** The letter itself, if the browser refuses to copy it. */
  letter: string | undefined;
  copyLetter: () => void;
  /** The name of the page in the zip. */
  page: string;
  dismiss: () => void;
};

/** What an owner does with the saved zip. */
export function AfterSaving({ letter, copyLetter, page, dismiss }: AfterSavingProps) {
  const { afterSaving } = messages.studio;
  const { service, webSpace, stick } = afterSaving.ways;
  return (
    <section className={styles.after} aria-label={afterSaving.label}>
      <button type="button" onClick={copyLetter}>
        {messages.studio.letter}
      </button>
      <details>
        <summary>{afterSaving.web}</summary>
        <p>{afterSaving.unpack}</p>
        <ul>
          {[service, webSpace, stick({ page })].map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={dismiss}>
        {afterSaving.close}
      </button>
      {letter !== undefined && (
        <label className={styles.letter}>
          <span>{messages.studio.letterByHand}</span>
          <textarea readOnly dir="auto" rows={6} value={letter} />
        </label>
      )}
    </section>
  );
}
