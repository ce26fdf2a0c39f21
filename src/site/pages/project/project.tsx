import { type Path, routeOf, routes } from '../../../routes.ts';
import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { fill } from '../../../words/fill.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Link } from '../../components/link.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { type PageProps, Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';
import { isolated } from '../../text-direction.ts';
import { Credits } from './credits.tsx';
import { nameOfHost } from './name-of-host.ts';
import { Neighbours } from './neighbours.tsx';
import { Pictures } from './pictures.tsx';
import styles from './project.module.css';
import { Screening } from './screening/screening.tsx';
import { Strap } from './screening/strap.tsx';
import { WayBack } from './way-back.tsx';

type ProjectPageProps = PageProps & {
  path: Path;
  /** The place of the project in the list. */
  index: number;
};

/** A screening: the film with its title, then what there is to read and to see about it. */
export function ProjectPage({ path, index, headingLevel }: ProjectPageProps) {
  const { portfolio, words, direction } = useSite();
  const { projects = [] } = portfolio;
  const project = projects[index];
  const { picture, others } = useLeadPicture(project);
  if (!project) return null;
  // Without a story, the page says at least what the card says.
  const { title, role, client, year, film, captions, text, story = text, credits } = project;
  // Of all projects, because visitors have seen so many cards, also of some that have no page.
  const place = { position: index + 1, count: projects.length };
  const strap = [role, client, year].filter((text) => text !== undefined);
  return (
    <Part path={path} className={styles.page}>
      <WayBack usual={routes.project.path} label={words.projectPage.back} place={place} />
      <Screening {...{ film, captions, title, picture }}>
        <Strap
          headingLevel={headingLevel}
          title={title}
          line={strap.map((text) => isolated(text, direction)).join('\u00A0· ')}
        />
      </Screening>
      {(story ?? project.path ?? credits) !== undefined && (
        <div className={styles.columns}>
          {(story ?? project.path) !== undefined && (
            <div className={styles.story}>
              {story !== undefined && <Paragraphs text={story} />}
              <Elsewhere path={project.path} />
            </div>
          )}
          {credits && <Credits credits={credits} />}
        </div>
      )}
      {others.length > 0 && <Pictures pictures={others} />}
      <Neighbours index={index} />
      <p className={styles.contact}>
        <Link className={styles.button} to={routes.contact.path}>
          <Phrases text={words.contact.heading} />
        </Link>
      </p>
    </Part>
  );
}

/** The picture in the viewfinder, and those that stand below. Without a film, the first picture is the one to look at. */
function useLeadPicture(project: Project | undefined) {
  const site = useSite();
  const { film, still, stillAlt, pictures = [] } = project ?? {};
  const [first, ...rest] = pictures;
  const size = first && site.pictures[first.file];
  if (film === undefined && size)
    return { picture: { id: first.file, alt: first.alt, ...size }, others: rest };
  const poster = still === undefined ? undefined : site.posters[still];
  return { picture: poster && { ...poster, alt: stillAlt }, others: pictures };
}

/** The link to the project elsewhere, or to another page of the site. */
function Elsewhere({ path }: { path: string | undefined }) {
  const site = useSite();
  const { words } = site;
  if (path === undefined) return null;
  return (
    <p className={styles.elsewhere}>
      {path.startsWith('/') ? (
        <Link to={path}>
          <Phrases text={routeOf(path, site).title(words)} />
        </Link>
      ) : (
        <ExternalLink href={path}>
          {fill(words.projectPage.on, { host: nameOfHost(path) })}
        </ExternalLink>
      )}
    </p>
  );
}
