import { portrait } from 'virtual:portrait';
import { Part } from '../components/part.tsx';
import { SectionButton } from '../components/section-button.tsx';
import { profile } from '../content/profile.ts';
import { texts } from '../content/texts.ts';
import { sectionIds } from '../routes.ts';
import styles from './hero.module.css';

/** A camera's viewfinder on the owner, whose name stands in the lower third. */
export function HeroSection() {
  return (
    <Part id={sectionIds.home} className={styles.hero} aria-labelledby="greeting">
      <div className={styles.viewfinder}>
        <div className={styles.guides} aria-hidden="true" />
        <div className={styles.picture}>
          <img
            className={styles.portrait}
            src={portrait.src}
            width={portrait.width}
            height={portrait.height}
            alt={profile.portraitAlt}
            // With the first paint, not a frame after it.
            decoding="sync"
            data-portrait=""
          />
          <div className={styles.brackets} aria-hidden="true" />
          <p className={styles.readout} aria-hidden="true">
            <span className={styles.tally}>On air</span>
            <span>10:00:00:00</span>
          </p>
        </div>
        <div className={styles.lowerThird}>
          <h1 id="greeting" className={styles.greeting} tabIndex={-1} dir="auto">
            {profile.greeting}
          </h1>
          <p className={styles.subtitle}>{texts.hero.subtitle}</p>
          <SectionButton className={styles.button} target={sectionIds.about}>
            {texts.hero.button}
          </SectionButton>
        </div>
      </div>
    </Part>
  );
}
