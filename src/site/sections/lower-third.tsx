import { sectionIds } from '../../routes.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { SectionButton } from '../components/section-button.tsx';
import { useSite } from '../site-content.ts';
import { Greeting } from './greeting.tsx';
import styles from './lower-third.module.css';

/** The strap that names who is in the picture, and leads on. */
export function LowerThird({ greetingId }: { greetingId: string }) {
  const { portfolio, words } = useSite();
  return (
    <header className={styles.strap}>
      <Greeting id={greetingId} />
      <p className={styles.subtitle}>{words.hero.subtitle}</p>
      <SectionButton className={`${styles.button} ${styles.onward}`} target={sectionIds.about}>
        {words.hero.button}
      </SectionButton>{' '}
      {portfolio.reel && (
        <ExternalLink className={`${styles.button} ${styles.reel}`} href={portfolio.reel.address}>
          {portfolio.reel.name}
        </ExternalLink>
      )}
    </header>
  );
}
