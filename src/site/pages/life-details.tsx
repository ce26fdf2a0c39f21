import { routes } from '../../routes.ts';
import { Motif } from '../components/motif.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { type PageProps, Part } from '../components/part.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import styles from './life-details.module.css';

/** One column of prose, like a magazine page, with a small drawing beside each paragraph. */
export function LifeDetailsPage({ headingLevel: Heading }: PageProps) {
  const { drawings, portfolio, words } = useSite();
  const { life = [] } = portfolio;
  const hasMotifs = life.some(({ motif }) => motif);
  return (
    <Part path={routes.lifeDetails.path} className={styles.page}>
      <Heading className={styles.heading} tabIndex={-1}>
        <Phrases text={words.lifeDetails.heading} />
      </Heading>
      <div className={styles.story}>
        {life.map(({ motif, text }) => {
          const drawing = motif && drawings[motif];
          return (
            <div key={text} className={hasMotifs ? styles.passage : undefined}>
              {drawing && <Motif {...drawing} />}
              <div className={styles.text}>
                <Paragraphs text={text} />
              </div>
            </div>
          );
        })}
      </div>
    </Part>
  );
}
