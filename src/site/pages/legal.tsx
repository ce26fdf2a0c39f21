import { legalPath } from '../../routes.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { type PageProps, Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import styles from './legal.module.css';

/** What the law wants of a public site, such as who is responsible for it. */
export function LegalPage({ headingLevel: Heading }: PageProps) {
  const { legal } = useSite().portfolio;
  if (!legal) return null;
  const { heading, text, links = [] } = legal;
  return (
    <Part path={legalPath} className={styles.page}>
      <Heading tabIndex={-1}>
        <Phrases text={heading} />
      </Heading>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ name, address }) => (
            <li key={address}>
              <ExternalLink href={address}>
                <bdi>{name}</bdi>
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
