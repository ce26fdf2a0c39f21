import { sectionIds, showreelPath } from '../../../routes.ts';
import type { Reel } from '../../../schema/portfolio/portfolio.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Link } from '../../components/link.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { SectionButton } from '../../components/section-button.tsx';
import { isLong } from '../../is-long.ts';
import { useSite } from '../../site-content.ts';
import { directionOfText } from '../../text-direction.ts';
import hero from './hero.module.css';
import styles from './lower-third.module.css';

/** Leads to a film elsewhere, or to the page that plays one that lies beside this page. */
function ReelLink({ name, address }: Reel) {
  const className = `${styles.button} ${styles.reel}`;
  return address === undefined ? (
    <Link className={className} to={showreelPath}>
      {name}
    </Link>
  ) : (
    <ExternalLink className={className} href={address}>
      {name}
    </ExternalLink>
  );
}

/** The strap over the picture: it names the owner and leads on to the next section. */
export function LowerThird({ greetingId }: { greetingId: string }) {
  const { portfolio, words, direction } = useSite();
  const { greeting, reel } = portfolio;
  const onward = (
    <SectionButton className={`${styles.button} ${styles.onward}`} target={sectionIds.about}>
      <Phrases text={words.hero.button} />
    </SectionButton>
  );
  return (
    <header className={hero.strap}>
      <h1
        id={greetingId}
        className={`${hero.greeting} ${styles.greeting}`}
        data-long={isLong(greeting) || undefined}
        tabIndex={-1}
        dir={directionOfText(greeting, direction)}
      >
        <Phrases text={greeting} />
      </h1>
      <p className={styles.subtitle}>
        <Phrases text={words.hero.subtitle} />
      </p>{' '}
      {reel ? (
        // No div, because reader modes drop one that has links alone.
        <span>
          {onward} <ReelLink {...reel} />
        </span>
      ) : (
        onward
      )}
    </header>
  );
}
