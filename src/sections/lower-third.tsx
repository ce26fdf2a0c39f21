import { words } from 'virtual:words';
import { SectionButton } from '../components/section-button.tsx';
import { profile } from '../content/profile.ts';
import { sectionIds } from '../routes.ts';
import styles from './lower-third.module.css';

/** The strap that names who is in the picture, and leads on. */
export function LowerThird({ greetingId }: { greetingId: string }) {
  return (
    <div className={styles.strap}>
      <h1 id={greetingId} className={styles.greeting} tabIndex={-1} dir="auto">
        {profile.greeting}
      </h1>
      <p className={styles.subtitle}>{words.hero.subtitle}</p>
      <SectionButton className={styles.button} target={sectionIds.about}>
        {words.hero.button}
      </SectionButton>
    </div>
  );
}
