import { routes, showreelPath } from '../../../routes.ts';
import { Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import styles from './project.module.css';
import { Screening } from './screening.tsx';
import { WayBack } from './way-back.tsx';

/** The page of a showreel that lies beside the page. */
export function ShowreelPage({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  const { portfolio, words } = useSite();
  const { reel } = portfolio;
  if (!reel?.file) return null;
  return (
    <Part path={showreelPath} className={styles.page}>
      <WayBack usual={routes.home.path} label={words.bar.home} />
      <Screening film={reel.file} title={reel.name}>
        <header className={styles.strap}>
          <Heading className={styles.title} tabIndex={-1}>
            <Phrases text={reel.name} />
          </Heading>
        </header>
      </Screening>
    </Part>
  );
}
