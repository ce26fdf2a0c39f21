/** What does not fit together on the page of a project. */
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
  const { film } = project;
  if (film === undefined) {
    const expected = 'Write the name of its film as film, or remove captions.';
    return [error(index, 'captions', 'has no film.', expected)];
  }
  if (typeof film !== 'string' || !isSound(film)) return [];
  const expected = 'Write what is said in it into the story, and remove captions.';
  return [error(index, 'captions', 'belongs to a sound, which shows none.', expected)];
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
    const problem = `is the same as that of project ${other + 1}.`;
    return [error(index, 'slug', problem, 'Give each project an address of its own.')];
  });
}
