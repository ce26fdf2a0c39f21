import { Part } from '../components/part.tsx';
import { sectionIds } from '../routes.ts';
import styles from './hero.module.css';
import { LowerThird } from './lower-third.tsx';
import { Viewfinder } from './viewfinder.tsx';

/** A camera's viewfinder on the owner, whose name stands in the lower third. */
export function HeroSection() {
  return (
    <Part id={sectionIds.home} className={styles.hero} aria-labelledby="greeting">
      <Viewfinder>
        <LowerThird greetingId="greeting" />
      </Viewfinder>
    </Part>
  );
}
