import { Phrases } from '../../components/phrases.tsx';
import { ProjectCard } from '../../sections/projects/project-card.tsx';
import { useSite } from '../../site-content.ts';
import styles from './neighbours.module.css';

/** The previous and the next project that has a page, as two monitors. After the last one comes the first. */
export function Neighbours({ index }: { index: number }) {
  const { portfolio, projectPaths, words } = useSite();
  const { projects = [] } = portfolio;
  const pages = Object.keys(projectPaths).map(Number);
  const count = pages.length;
  const at = pages.indexOf(index);
  const next = { place: pages[(at + 1) % count], label: words.projects.next };
  const previous = { place: pages[(at + count - 1) % count], label: words.projects.previous };
  const shown = count > 2 ? [previous, next] : count === 2 ? [next] : [];
  if (shown.length === 0) return null;
  return (
    <div className={styles.neighbours}>
      {shown.flatMap(({ place, label }) => {
        const project = place === undefined ? undefined : projects[place];
        if (place === undefined || !project) return [];
        const { title, still, stillAlt } = project;
        const seen = { title, ...(still && { still }), ...(stillAlt && { stillAlt }) };
        return (
          <section key={label} className={styles.neighbour}>
            <h2 className={styles.heading}>
              <Phrases text={label} />
            </h2>
            <ProjectCard project={seen} page={projectPaths[place]} />
          </section>
        );
      })}
    </div>
  );
}
