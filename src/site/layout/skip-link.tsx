import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import styles from './skip-link.module.css';

/** Moves the focus itself, because following `#main` would change the route. */
export function SkipLink({ target }: { target: string }) {
  const { words } = useSite();
  return (
    <a
      className={styles.skipLink}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      <Phrases text={words.skipLink} />
    </a>
  );
}
