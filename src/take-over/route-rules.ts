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
      `:root:not([${SCRIPTS}]) #root:has([id="${path}"]:target) ${others(partsOf(route))}`,
      ...(sections.length > 0 ? [] : [`[${ROUTE}]:not(${named}) [${STATIC}] [${PART}="${path}"]`]),
    ];
  });
  return `@layer parts{${hidden.join()}{display:none}}`;
}
