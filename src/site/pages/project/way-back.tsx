import type { Path } from '../../../routes.ts';
import { fill } from '../../../words/fill.ts';
import { Link } from '../../components/link.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useWayBack } from '../../navigation/going-back.ts';
import { useSite } from '../../site-content.ts';
import styles from './way-back.module.css';

type WayBackProps = {
  /** Where it leads if the visitor has come from elsewhere. */
  usual: Path;
  label: string;
  /** Which page this is of how many. It counts from 1. */
  place?: { position: number; count: number };
};

/** Leads to where the visitor left. */
export function WayBack({ usual, label, place }: WayBackProps) {
  const { words } = useSite();
  return (
    <p className={styles.back}>
      <Link className={styles.link} {...useWayBack(usual)}>
        <Phrases text={label} />
      </Link>{' '}
      {place && <span className={styles.place}>· {fill(words.projects.position, place)}</span>}
    </p>
  );
}
