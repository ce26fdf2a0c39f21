/**
 * The rules by which the static document, which holds every part at once, shows those of one route.
 * Without scripts all parts stand one after another until a route is named, so that a preview in which no link works
 * still shows everything; with scripts the pages of their own show only where they are named.
 */
import { allRoutes, type Part, partsOf, routes } from '../routes.ts';
import { PART, ROUTE, SCRIPTS, STATIC } from './marks.ts';

export function routeRules(): string {
  const others = (parts: readonly Part[]) =>
    `[${PART}]${parts.map((part) => `:not([${PART}="${part}"])`).join('')}`;
  const narrow = allRoutes.filter(({ path }) => path !== routes.home.path);
  const hidden = narrow.flatMap((route) => {
    const { path, sections } = route;
    const named = `[${ROUTE}="${path}" i]`;
    return [
      `${named} [${STATIC}] ${others(partsOf(route))}`,
      ...(sections.length > 0 ? [] : [`[${ROUTE}]:not(${named}) [${STATIC}] [${PART}="${path}"]`]),
    ];
  });
  // Asked for, as a rule with one selector that an engine does not know is dropped with all of them.
  const hiddenByTarget = narrow.map(
    (route) =>
      `:root:not([${SCRIPTS}]) #root:has([id="${route.path}"]:target) ${others(partsOf(route))}`,
  );
  const byTarget = `@supports selector(:has(a)){${hiddenByTarget.join()}{display:none}}`;
  return `@layer parts{${hidden.join()}{display:none}${byTarget}}`;
}
