import { type Path, type ProjectPaths, routes } from '../routes.ts';
import type { Project } from '../schema/portfolio/portfolio.ts';
import { hasPage } from '../schema/portfolio/projects.ts';
import { freeName, nameSlug } from '../slug.ts';

/** The path of each project's page: the one that the owner has chosen, or else one of its title. */
export function projectPathsOf(projects: readonly Project[] = []): ProjectPaths {
  // An address that the owner chose never changes, so the others make room for it.
  const taken = new Set(projects.map(({ slug }) => slug?.toLowerCase()));
  const paths = projects.flatMap((project, index): [number, Path][] => {
    if (!hasPage(project)) return [];
    if (project.slug !== undefined) return [[index, `${routes.project.path}/${project.slug}`]];
    const slug = nameSlug(project.title).toLowerCase() || 'untitled';
    const free = freeName(slug, (each) => taken.has(each));
    taken.add(free);
    return [[index, `${routes.project.path}/${free}`]];
  });
  return Object.fromEntries(paths);
}
