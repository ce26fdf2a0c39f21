import { useSite } from '../../site-content.ts';
import hero from './hero.module.css';
import styles from './viewfinder.module.css';

/** The marks that a camera shows over the portrait. */
export function Viewfinder() {
  const { words } = useSite();
  return (
    <div className={hero.picture}>
      <div className={`${hero.brackets} ${styles.brackets}`} />
      <p className={`${hero.readout} ${styles.readout}`} aria-hidden="true">
        <span className={styles.tally}>{words.hero.onAir}</span> <span>10:00:00:00</span>
      </p>
    </div>
  );
}
