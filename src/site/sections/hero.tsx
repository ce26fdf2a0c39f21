import { portraitPart, sectionIds } from '../../routes.ts';
import { Part } from '../components/part.tsx';
import styles from './hero.module.css';
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
      <Viewfinder>
        <LowerThird greetingId="greeting" />
      </Viewfinder>
    </Part>
  );
}
