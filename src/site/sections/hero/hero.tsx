import { portraitPart, sectionIds } from '../../../routes.ts';
import { Part } from '../../components/part.tsx';
import { useSite } from '../../site-content.ts';
import styles from './hero.module.css';
import { Lens } from './lens.tsx';
import { LowerThird } from './lower-third.tsx';
import { Viewfinder } from './viewfinder.tsx';

/** The owner, seen through a camera's viewfinder, with a name in the lower third. */
export function HeroSection() {
  const { ring } = useSite();
  return (
    <Part
      id={sectionIds.home}
      className={styles.hero}
      aria-labelledby="greeting"
      // A screen reader announces the portrait here, although its bytes stand elsewhere.
      aria-owns={portraitPart}
    >
      {/* A section because of reader modes (components/carousel/carousel.tsx). */}
      <section className={styles.stage}>
        <Lens ring={ring} className={styles.lens} />
        <LowerThird greetingId="greeting" />
      </section>
      <div className={`${styles.picture} ${styles.ground}`} />
      <Viewfinder />
    </Part>
  );
}
