import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { Phrases } from '../../components/phrases.tsx';
import { ALONE } from '../../hydration/marks.ts';
import { useSite } from '../../site-content.ts';
import { directionOfText, isolated } from '../../text-direction.ts';
import { MediaMark } from './media-mark.tsx';
import styles from './overview.module.css';
import { ProjectTitle } from './project-title.tsx';

/** All projects at a glance, below the carousel. There is none if no project says more than its title. */
export function Overview({ projects }: { projects: readonly Project[] }) {
  const { words, projectPaths } = useSite();
  if (projects.every((project) => Object.keys(project).length === 1)) return null;
  return (
    // A section because of reader modes (components/carousel/carousel.tsx).
    <section className={styles.overview} {...{ [ALONE]: '' }}>
      <h2 className={styles.heading}>
        <Phrases text={words.projectPage.all} />
      </h2>
      <ol className={styles.list}>
        {projects.map((project, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes
          <Row key={index} project={project} page={projectPaths[index]} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { project: Project; page: string | undefined };

function Row({ project, page }: RowProps) {
  const { direction } = useSite();
  const { title, role, client, year, film } = project;
  const credits = [role, client].filter((credit) => credit !== undefined);
  const lacks = [
    ...(credits.length === 0 ? ['credits'] : []),
    ...(year === undefined ? ['year'] : []),
    ...(film === undefined ? ['length'] : []),
  ];
  return (
    <li className={styles.row} data-lacks={lacks.join(' ') || undefined}>
      <span className={styles.title} dir={directionOfText(title, direction)}>
        <ProjectTitle project={project} page={page} />
      </span>{' '}
      <span className={styles.credits}>
        {credits.map((credit) => isolated(credit, direction)).join('\u00A0· ')}
      </span>{' '}
      <span className={styles.year}>{year}</span>{' '}
      <span className={styles.length}>{film !== undefined && <MediaMark name={film} />}</span>
    </li>
  );
}
