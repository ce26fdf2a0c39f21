import { portraitPart, sectionIds } from '../../routes.ts';
import { Part } from '../components/part.tsx';
import styles from './hero.module.css';
import { Lens } from './lens.tsx';
import { LowerThird } from './lower-third.tsx';
import { Viewfinder } from './viewfinder.tsx';

/** A camera's viewfinder on the owner, whose name stands in the lower third. */
export function HeroSection() {
  return (
    <Part
      id={sectionIds.home}
      className={styles.hero}
      aria-labelledby="greeting"
      // To be heard here, wherever its bytes stand.
      aria-owns={portraitPart}
    >
      {/* No div, as in components/carousel.tsx. */}
      <section className={styles.stage}>
        <Lens />
        <LowerThird greetingId="greeting" />
      </section>
      <div className={`${styles.shot} ${styles.ground}`} />
      <Viewfinder />
    </Part>
  );
}
