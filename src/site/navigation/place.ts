/**
 * Which place of the site a fragment means. A fragment that names neither a route nor a section of this site means home.
 */
import {
  type OptionalParts,
  type Path,
  routes,
  routesOf,
  type SectionId,
  sectionIds,
} from '../../routes.ts';

export type Place = { path: Path; section?: SectionId };

const knownSections = Object.values(sectionIds);

export function placeOf(fragment: string, portfolio: OptionalParts): Place {
  const name = decode(fragment.replace(/^#/, ''))
    .replace(/[?#].*$/s, '')
    .replace(/^\/|\/+$/g, '')
    .toLowerCase();
  const route = routesOf(portfolio).find(({ path }) => path.slice(1).toLowerCase() === name);
  if (route) return { path: route.path };
  const section = knownSections.find((known) => known === name);
  return section ? { path: routes.home.path, section } : { path: routes.home.path };
}

/** The one spelling of a place in the address. The static document has elements with these ids. */
export function fragmentOf({ path, section }: Place): string {
  return `#${section ?? path}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
