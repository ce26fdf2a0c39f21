import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Link } from '../../components/link.tsx';
import { Phrases } from '../../components/phrases.tsx';

type ProjectTitleProps = {
  project: Pick<Project, 'title' | 'path'>;
  /** The path of the project's own page, if it has one. The link of the project then stands there. */
  page: string | undefined;
};

/** The title leads to the page of the project, or else to where the owner says. */
export function ProjectTitle({ project: { title, path }, page }: ProjectTitleProps) {
  const phrases = <Phrases text={title} />;
  const to = page ?? path;
  if (to === undefined) return phrases;
  return to.startsWith('/') ? (
    <Link to={to}>{phrases}</Link>
  ) : (
    <ExternalLink href={to}>{phrases}</ExternalLink>
  );
}
