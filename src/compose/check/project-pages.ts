/** What does not fit together on the page of a project. */
import { messages } from '../../messages/messages.ts';
import { isSound } from '../../schema/rules.ts';
import { type Issue, PORTFOLIO } from './issue.ts';

type Project = { film?: unknown; captions?: unknown; slug?: unknown } | null | undefined;

/** The projects may be wrong, because the schema may have refused them. */
export function issuesOfProjectPages({ projects }: { projects?: unknown }): Issue[] {
  const given: readonly Project[] = Array.isArray(projects) ? projects : [];
  return [...given.flatMap(issueOfCaptions), ...issuesOfSlugs(given)];
}

function error(index: number, name: string, problem: string, expected: string): Issue {
  const field = `projects[${index}].${name}`;
  return { file: PORTFOLIO, field, problem, expected, severity: 'error' };
}

function issueOfCaptions(project: Project, index: number): Issue[] {
  if (project?.captions === undefined) return [];
  const { issues } = messages;
  const { film } = project;
  if (film === undefined) {
    return [error(index, 'captions', issues.captionsAlone, issues.nameFilm)];
  }
  if (typeof film !== 'string' || !isSound(film)) return [];
  return [error(index, 'captions', issues.captionsOfSound, issues.sayInStory)];
}

/** Two pages with one address. */
function issuesOfSlugs(projects: readonly Project[]): Issue[] {
  const first = new Map<string, number>();
  return projects.flatMap((project, index) => {
    if (typeof project?.slug !== 'string') return [];
    const slug = project.slug.normalize().toLowerCase();
    const other = first.get(slug);
    if (other === undefined) {
      first.set(slug, index);
      return [];
    }
    const { sameSlug, ownSlug } = messages.issues;
    return [error(index, 'slug', sameSlug({ number: other + 1 }), ownSlug)];
  });
}
