import type { Path } from '../../../routes.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { useSite } from '../../site-content.ts';

type ProjectPageProps = {
  path: Path;
  /** The place of the project in the list. */
  index: number;
  headingLevel: 'h1' | 'h2';
};

/** The page of one project. */
export function ProjectPage({ path, index, headingLevel: Heading }: ProjectPageProps) {
  const { portfolio } = useSite();
  const project = portfolio.projects?.[index];
  if (!project) return null;
  const { title, story } = project;
  return (
    <Part path={path}>
      <Heading tabIndex={-1}>
        <Phrases text={title} />
      </Heading>
      {story !== undefined && <Paragraphs text={story} />}
    </Part>
  );
}
