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
import { OpenPicture } from './open-picture.tsx';
import { type CaptionedPicture, PictureViewer } from './picture-viewer.tsx';
import { Pictures } from './pictures.tsx';
import styles from './project.module.css';
import { Screening } from './screening/screening.tsx';
import { Strap } from './screening/strap.tsx';
import { useOpened } from './use-opened.ts';
import { usePoster } from './use-poster.ts';
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
  const pictures = usePictures(project);
  const poster = usePoster(project);
  const viewer = useOpened();
  if (!project) return null;
  // Without a story, the page says at least what the card says.
  const { title, role, client, year, film, captions, text, story = text, credits } = project;
  // Of all projects, because visitors have seen so many cards, also of some that have no page.
  const place = { position: index + 1, count: projects.length };
  // Without a film, the first picture is the one to look at.
  const [lead, ...rest] = pictures;
  const isLead = film === undefined && lead !== undefined;
  const others = isLead ? rest : pictures;
  const open = (picture: CaptionedPicture) => viewer.open(pictures.indexOf(picture));
  const strap = [role, client, year].filter((text) => text !== undefined);
  return (
    <Part path={path} className={styles.page}>
      <WayBack usual={routes.project.path} label={words.projectPage.back} place={place} />
      <Screening
        {...{ film, captions, title }}
        picture={isLead ? lead : poster}
        cover={isLead && <OpenPicture alt={lead.alt} open={() => open(lead)} />}
      >
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
      {others.length > 0 && <Pictures pictures={others} open={open} />}
      {pictures.length > 0 && <PictureViewer {...{ ...viewer, pictures, title }} />}
      <Neighbours index={index} />
      <p className={styles.contact}>
        <Link className={styles.button} to={routes.contact.path}>
          <Phrases text={words.contact.heading} />
        </Link>
      </p>
    </Part>
  );
}

/** Those whose bytes are in the page. */
function usePictures(project: Project | undefined): readonly CaptionedPicture[] {
  const site = useSite();
  return (project?.pictures ?? []).flatMap(({ file: id, ...others }) => {
    const size = site.pictures[id];
    return size ? [{ id, ...others, ...size }] : [];
  });
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
