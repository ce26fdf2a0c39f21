import { type OtherPaths, type ProjectPaths, routes } from '../routes.ts';
import type { Project } from '../schema/portfolio/portfolio.ts';
import { hasPage } from '../schema/portfolio/projects.ts';
import { freeName, nameSlug } from '../slug.ts';

const pathOf = (slug: string) => `${routes.project.path}/${slug}` as const;

/**
 * The path of each project's page: the one that the owner has chosen, or else one of its title. A page in another language takes those of
 * the first page, so that its link keeps the project.
 */
export function projectPathsOf(
  projects: readonly Project[] = [],
  ofFirstPage: ProjectPaths = {},
): ProjectPaths {
  const given = projects.map(
    ({ slug }, index) => ofFirstPage[index] ?? (slug === undefined ? undefined : pathOf(slug)),
  );
  // An address that is given never changes, so the others make room for it.
  const taken = new Set(given.map((path) => path?.toLowerCase()));
  return Object.fromEntries(
    projects.flatMap((project, index) => {
      if (!hasPage(project)) return [];
      const own = given[index];
      if (own !== undefined) return [[index, own]];
      const slug = nameSlug(project.title).toLowerCase() || 'untitled';
      const free = pathOf(freeName(slug, (each) => taken.has(pathOf(each).toLowerCase())));
      taken.add(free.toLowerCase());
      return [[index, free]];
    }),
  );
}

/** The paths that projects would have by their own titles, with those that they have. Links with these were sent. */
export function otherPathsOf(projects: readonly Project[] = [], paths: ProjectPaths): OtherPaths {
  const taken = new Set(Object.values(paths).map((path) => path.toLowerCase()));
  return Object.fromEntries(
    Object.entries(projectPathsOf(projects)).flatMap(([index, own]) => {
      const path = paths[Number(index)];
      return path === undefined || taken.has(own.toLowerCase()) ? [] : [[own, path]];
    }),
  );
}
