import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import styles from './credits.module.css';

/** Who did what, as a running order. */
export function Credits({ credits }: { credits: NonNullable<Project['credits']> }) {
  const { words } = useSite();
  return (
    <section className={styles.credits}>
      <h2 className={styles.heading}>
        <Phrases text={words.projectPage.credits} />
      </h2>
      <dl>
        {credits.map(({ role, name }) => (
          <div key={`${role} ${name}`} className={styles.row}>
            <dt>{role}</dt> <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
