import { profile } from '../content/profile.ts';
import styles from './greeting.module.css';

/** More characters than this are set lower. */
const LONG = 30;

export function Greeting({ id }: { id: string }) {
  return (
    <h1
      id={id}
      className={styles.greeting}
      data-long={profile.greeting.length > LONG || undefined}
      tabIndex={-1}
      dir="auto"
    >
      {profile.greeting}
    </h1>
  );
}
