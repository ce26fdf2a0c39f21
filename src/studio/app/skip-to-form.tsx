import { messages } from '../../messages/messages.ts';
import { FORM } from '../form/form-frame.tsx';
import styles from './skip-to-form.module.css';

export function SkipToForm() {
  return (
    <a
      className={styles.skip}
      href={`#${FORM}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(FORM)?.focus();
      }}
    >
      {messages.studio.skip}
    </a>
  );
}
