import { useSite } from '../site-content.ts';
import styles from './greeting.module.css';

/** More characters than this are set lower. */
const LONG = 30;

export function Greeting({ id }: { id: string }) {
  const { greeting } = useSite().portfolio;
  return (
    <h1
      id={id}
      className={styles.greeting}
      data-long={greeting.length > LONG || undefined}
      tabIndex={-1}
      dir="auto"
    >
      {greeting}
    </h1>
  );
}
