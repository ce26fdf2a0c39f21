import { ExternalLink } from '../components/external-link.tsx';
import { Link } from '../components/link.tsx';
import type { Project } from '../content/types.ts';
import styles from './project-card.module.css';

/** A monitor; without a programme it shows a test card. */
export function ProjectCard({ project: { title, path } }: { project: Project }) {
  return (
    <div className={styles.monitor}>
      <div className={styles.testCard} aria-hidden="true" />
      <div className={styles.title} dir="auto">
        <Title title={title} path={path} />
      </div>
    </div>
  );
}

function Title({ title, path }: { title: string; path: Project['path'] | undefined }) {
  if (path === undefined) return title;
  return path.startsWith('/') ? (
    <Link to={path}>{title}</Link>
  ) : (
    <ExternalLink href={path}>{title}</ExternalLink>
  );
}
