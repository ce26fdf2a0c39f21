import { messages } from '../../../messages/messages.ts';
import styles from './save-button.module.css';

export type SaveButtonProps = { save: () => void; isSaving: boolean };

export function SaveButton({ save, isSaving }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={styles.save}
      aria-disabled={isSaving}
      onClick={({ detail }) => {
        // A double click is one press, also if the first one is done in between.
        if (detail < 2) save();
      }}
    >
      {messages.studio.save}
    </button>
  );
}
