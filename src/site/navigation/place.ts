/**
 * Which place of the site a fragment means. A fragment that names neither a route nor a section of this site means home.
 */
import {
  type Path,
  type RoutedSite,
  routes,
  routesOf,
  type SectionId,
  sectionIds,
} from '../../routes.ts';

export type Place = { path: Path; section?: SectionId };

/** A page of a project. An unknown one means all projects, and not home. */
const BELOW_PROJECTS = new RegExp(`^(${routes.project.path.slice(1)})/.*$`, 'is');

const knownSections = Object.values(sectionIds);

export function placeOf(fragment: string, site: RoutedSite): Place {
  const name = decoded(fragment.replace(/^#!?/, ''))
    // Programs add what counts visitors, and people a blank.
    .replace(/[?#&].*$/s, '')
    .trim()
    .replace(/^\/|\/+$/g, '')
    .normalize()
    .toLowerCase();
  const named = (path: string) =>
    routesOf(site).find((route) => route.path.slice(1).toLowerCase() === path);
  const route = named(name) ?? named(name.replace(BELOW_PROJECTS, '$1'));
  if (route) return { path: route.path };
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
