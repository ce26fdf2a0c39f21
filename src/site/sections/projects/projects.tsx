import { sectionIds } from '../../../routes.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { type PageProps, Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useIsPrerendered } from '../../navigation/use-section-scroll.ts';
import { useSite } from '../../site-content.ts';
import { Overview } from './overview.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

/** Monitors on a wall. */
export function ProjectsSection({ headingLevel: Heading }: PageProps) {
  const { portfolio, projectPaths, direction, words } = useSite();
  const { projects = [] } = portfolio;
  // The prerendered document has one section for both routes.
  const isPrerendered = useIsPrerendered();
  return (
    <Part id={sectionIds.project} className={styles.projects} aria-labelledby="projects-heading">
      <Heading id="projects-heading" tabIndex={-1}>
        <Phrases text={words.projects.heading} />
      </Heading>
      {/* With a key, because Swiper runs in one direction. */}
      <Carousel key={direction} label={words.projects.heading}>
        {projects.map((project, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes
          <ProjectCard key={index} project={project} page={projectPaths[index]} />
        ))}
      </Carousel>
      {(Heading === 'h1' || isPrerendered) && <Overview projects={projects} />}
    </Part>
  );
}
