/** What does not fit together on the pages of projects, and of a showreel. */
import { messages } from '../../messages/messages.ts';
import { isSound } from '../../schema/media-names.ts';
import { errorIn, type Issue, questionIn } from './issue.ts';

type Reel = { file?: unknown; still?: unknown } | null | undefined;
type Project = { film?: unknown; captions?: unknown; slug?: unknown } | null | undefined;

type Pages = { reel?: unknown; projects?: unknown };

/** They may be wrong, because the schema may have refused them. */
export function issuesOfProjectPages({ reel, projects }: Pages): Issue[] {
  const given: readonly Project[] = Array.isArray(projects) ? projects : [];
  return [
    ...given.flatMap(issueOfCaptions),
    ...issuesOfSlugs(given),
    ...issueOfReel(reel as Reel),
    ...issuesOfFiles(reel as Reel, given),
  ];
}

/** No error, because a page in a further language may lead to a film elsewhere, and has the picture of the first page. */
function issueOfReel(reel: Reel): Issue[] {
  if (reel?.still === undefined || reel.file !== undefined) return [];
  const { captionsAlone, nameFilmOfStill } = messages.issues;
  return [questionIn('reel.still', captionsAlone, nameFilmOfStill)];
}

const nameOfField = (index: number, name: string) => `projects[${index}].${name}`;

function issueOfCaptions(project: Project, index: number): Issue[] {
  if (project?.captions === undefined) return [];
  const { issues } = messages;
  const { film } = project;
  if (film === undefined) {
    return [errorIn(nameOfField(index, 'captions'), issues.captionsAlone, issues.nameFilm)];
  }
  if (typeof film !== 'string' || !isSound(film)) return [];
  return [errorIn(nameOfField(index, 'captions'), issues.captionsOfSound, issues.sayInStory)];
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
    return [errorIn(nameOfField(index, 'slug'), sameSlug({ number: other + 1 }), ownSlug)];
  });
}

/** Two files of one name, of which a zip that is unpacked on Windows or a Mac keeps one. */
function issuesOfFiles(reel: Reel, projects: readonly Project[]): Issue[] {
  const first = new Map<string, string>();
  const named = projects.map((project, index) => [nameOfField(index, 'film'), project?.film]);
  return [['reel.file', reel?.file], ...named].flatMap(([field, name]) => {
    if (typeof name !== 'string') return [];
    const folded = name.normalize().toLowerCase();
    const other = first.get(folded) ?? name;
    first.set(folded, other);
    const { sameFile, renameFile } = messages.issues;
    return other === name ? [] : [errorIn(`${field}`, sameFile({ name: other }), renameFile)];
  });
}
