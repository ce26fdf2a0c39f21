/** Which place of the site a fragment means. A fragment that names neither a route nor a section of this site means home. */
import {
  type Path,
  type RoutedSite,
  routes,
  routesOf,
  type SectionId,
  sectionIds,
} from '../../routes.ts';

export type Place = { path: Path; section?: SectionId };

const knownSections = Object.values(sectionIds);
const projects = `${routes.project.path.slice(1).toLowerCase()}/`;

export function placeOf(fragment: string, site: RoutedSite): Place {
  // As most visitors come. A slow phone would spend 5 ms on the rest.
  if (fragment === '') return { path: routes.home.path };
  const name = decoded(fragment.replace(/^#!?/, ''))
    // Programs add what counts visitors, and people a blank.
    .replace(/[?#&].*$/s, '')
    .trim()
    .replace(/^\/|\/+$/g, '')
    .normalize()
    .toLowerCase();
  const isNamed = (path: string) => path.slice(1).toLowerCase() === name;
  const named = routesOf(site).find(({ path }) => isNamed(path));
  if (named) return { path: named.path };
  const [, other] = Object.entries(site.otherPaths ?? {}).find(([path]) => isNamed(path)) ?? [];
  if (other) return { path: other };
  // A page of a project that is unknown means all projects.
  if (name.startsWith(projects)) return placeOf(routes.project.path, site);
  const section = knownSections.find((known) => known === name);
  return section ? { path: routes.home.path, section } : { path: routes.home.path };
}

/** The one spelling of a place in the address. The prerendered document has elements with these ids. */
export function fragmentOf({ path, section }: Place): string {
  return `#${section ?? path}`;
}

/** A part of an address without its escapes, if these are right. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
