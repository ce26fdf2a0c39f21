import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Link } from '../../components/link.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { Phrases, usePhrases } from '../../components/phrases.tsx';
import { isLong } from '../../is-long.ts';
import { useSite } from '../../site-content.ts';
import { directionOfText, isolated } from '../../text-direction.ts';
import styles from './project-card.module.css';
import { Still } from './still.tsx';

/** A monitor with a still of the project; without one it shows a test card. */
export function ProjectCard({ project }: { project: Project }) {
  const { direction } = useSite();
  const { title, path, still, stillAlt, role, client, year, text } = project;
  const isTitleLong = isLong(title, usePhrases(title) ?? title.split(/[\s-]/));
  const credits = [role, client, year].filter((credit) => credit !== undefined);
  return (
    <section className={styles.monitor}>
      {still === undefined ? (
        <div className={styles.testCard} aria-hidden="true" />
      ) : (
        // A div, like the test card, because text browsers begin a new line after one.
        <div className={styles.picture}>
          <Still id={still} alt={stillAlt} />
        </div>
      )}
      <section className={styles.caption}>
        <span
          className={styles.title}
          data-long={isTitleLong || undefined}
          dir={directionOfText(title, direction)}
        >
          <Title title={title} path={path} />
        </span>
        {credits.length > 0 && <Credits credits={credits} />}
        {text !== undefined && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
      </section>
    </section>
  );
}

function Title({ title, path }: { title: string; path: Project['path'] | undefined }) {
  const phrases = <Phrases text={title} />;
  if (path === undefined) return phrases;
  return path.startsWith('/') ? (
    <Link to={path}>{phrases}</Link>
  ) : (
    <ExternalLink href={path}>{phrases}</ExternalLink>
  );
}

/** The credits are one text, because separate ones would move when our fonts arrive. Each runs in its own direction. */
function Credits({ credits }: { credits: readonly string[] }) {
  const { direction } = useSite();
  return (
    <p className={styles.credits}>
      {credits.map((credit) => isolated(credit, direction)).join('\u00A0· ')}
    </p>
  );
}
