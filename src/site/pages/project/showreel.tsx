import { routes, showreelPath } from '../../../routes.ts';
import { type PageProps, Part } from '../../components/part.tsx';
import { useSite } from '../../site-content.ts';
import styles from './project.module.css';
import { Screening } from './screening/screening.tsx';
import { Strap } from './screening/strap.tsx';
import { usePoster } from './use-poster.ts';
import { WayBack } from './way-back.tsx';

/** The page of a showreel that lies beside the page. */
export function ShowreelPage({ headingLevel }: PageProps) {
  const { portfolio, words } = useSite();
  const { reel } = portfolio;
  const picture = usePoster(reel);
  if (!reel?.file) return null;
  return (
    <Part path={showreelPath} className={styles.page}>
      <WayBack usual={routes.home.path} label={words.bar.home} />
      <Screening film={reel.file} title={reel.name} picture={picture}>
        <Strap headingLevel={headingLevel} title={reel.name} />
      </Screening>
    </Part>
  );
}
