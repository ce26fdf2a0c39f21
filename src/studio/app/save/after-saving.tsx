import { messages } from '../../../messages/messages.ts';
import styles from './after-saving.module.css';

type AfterSavingProps = {
  /** The letter itself, if the browser refuses to copy it. */
  letter: string | undefined;
  copyLetter: () => void;
  /** It was saved into a folder, and not as a zip. */
  isInFolder: boolean;
  /** The name of the page that was saved. */
  page: string;
  dismiss: () => void;
};

/** What an owner does with what was saved. */
export function AfterSaving({ letter, copyLetter, isInFolder, page, dismiss }: AfterSavingProps) {
  const { afterSaving } = messages.studio;
  const { service, webSpace, stick } = afterSaving.ways;
  return (
    <section className={styles.after} aria-label={afterSaving.label}>
      <button type="button" onClick={copyLetter}>
        {messages.studio.letter}
      </button>
      <details>
        <summary>{afterSaving.web}</summary>
        <p>{isInFolder ? messages.studio.folder.keep : afterSaving.unpack}</p>
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
