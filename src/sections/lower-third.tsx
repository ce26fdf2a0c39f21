import { words } from 'virtual:words';
import { ExternalLink } from '../components/external-link.tsx';
import { SectionButton } from '../components/section-button.tsx';
import { profile } from '../content/profile.ts';
import { sectionIds } from '../routes.ts';
import styles from './lower-third.module.css';

/** The strap that names who is in the picture, and leads on. */
export function LowerThird({ greetingId }: { greetingId: string }) {
  return (
    <header className={styles.strap}>
      <h1
        id={greetingId}
        className={styles.greeting}
        data-long={profile.greeting.length > 30 || undefined}
        tabIndex={-1}
        dir="auto"
      >
        {profile.greeting}
      </h1>
      <p className={styles.subtitle}>{words.hero.subtitle}</p>
      <SectionButton className={`${styles.button} ${styles.onward}`} target={sectionIds.about}>
        {words.hero.button}
      </SectionButton>
      {profile.reel && (
        <ExternalLink className={`${styles.button} ${styles.reel}`} href={profile.reel.address}>
          {profile.reel.name}
        </ExternalLink>
      )}
    </header>
  );
}
