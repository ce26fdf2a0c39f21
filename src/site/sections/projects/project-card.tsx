import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { LatePicture } from '../../components/late-picture.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { usePhrases } from '../../components/phrases.tsx';
import { isLong } from '../../is-long.ts';
import { STILL_SIZE, useSite } from '../../site-content.ts';
import { directionOfText, isolated } from '../../text-direction.ts';
import { MediaMark } from './media-mark.tsx';
import styles from './project-card.module.css';
import { ProjectTitle } from './project-title.tsx';
import still from './still.module.css';

type ProjectCardProps = {
  project: Project;
  /** The path of the project's own page, if it has one. */
  page?: string | undefined;
};

/** A monitor with a still of the project; without one it shows a test card. */
export function ProjectCard({ project, page }: ProjectCardProps) {
  const { direction } = useSite();
  const { title, still: id, stillAlt, role, client, year, text, film } = project;
  const isTitleLong = isLong(title, usePhrases(title) ?? title.split(/[\s-]/));
  const credits = [role, client, year].filter((credit) => credit !== undefined);
  return (
    <section className={styles.monitor}>
      {id === undefined ? (
        <div className={styles.testCard} aria-hidden="true" />
      ) : (
        // A div, like the test card, because text browsers begin a new line after one.
        <div className={styles.picture}>
          <LatePicture className={still.still} id={id} alt={stillAlt} {...STILL_SIZE} />
        </div>
      )}
      <section className={styles.caption} data-media={film === undefined ? undefined : ''}>
        <span
          className={styles.title}
          data-long={isTitleLong || undefined}
          dir={directionOfText(title, direction)}
        >
          <ProjectTitle project={project} page={page} />
        </span>
        {credits.length > 0 && (
          // One text, because separate ones would move when our fonts arrive. Each credit runs in its own direction.
          <p className={styles.credits}>
            {credits.map((credit) => isolated(credit, direction)).join('\u00A0· ')}
          </p>
        )}
        {film !== undefined && (
          <p className={styles.mark}>
            <MediaMark name={film} />
          </p>
        )}
        {text !== undefined && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
      </section>
    </section>
  );
}
