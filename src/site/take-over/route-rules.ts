/**
 * The rules by which the static document, which holds every part at once, shows those of one route.
 * Without scripts all parts stand one after another until a route is named, so that a preview in which no link works
 * still shows everything; with scripts the pages of their own show only where they are named.
 */
import { allRoutes, type Part, partsOf, routes } from '../../routes.ts';
import { PART, ROUTE, SCRIPTS, STATIC } from './marks.ts';

const narrow = allRoutes.filter(({ path }) => path !== routes.home.path);

/** Those of the first screen by themselves, as they do not wait for the others. */
export function routeRules(): string {
  const others = new Set(narrow.flatMap(partsOf));
  const ofHomeAlone = partsOf(routes.home).filter((part) => !others.has(part));
  const rules = [ofHomeAlone, ...[...others].map((part) => [part])].map(rulesThatHide);
  const byScript = rules.map((one) => one.byScript).join('');
  const byTarget = rules.map((one) => one.byTarget).join('');
  // Asked for, as an engine that does not know a selector drops what it stands in.
  return `${byScript}@supports selector(:has(a)){${byTarget}}`;
}

/** Parts that show on the same routes, on all others. */
function rulesThatHide(parts: readonly Part[]) {
  const isShownOn = (route: (typeof allRoutes)[number]) =>
    parts.every((part) => partsOf(route).includes(part));
  const elsewhere = narrow.filter((route) => !isShownOn(route)).map(({ path }) => path);
  const named = (paths: readonly string[]) => paths.map((path) => `[${ROUTE}="${path}" i]`).join();
  const route = isShownOn(routes.home)
    ? `:is(${named(elsewhere)})`
    : `[${ROUTE}]:not(${named(parts)})`;
  const anchors = elsewhere.map((path) => `[id="${path}"]`).join();
  const hidden = `:is(${parts.map((part) => `[${PART}="${part}"]`).join()}){display:none}`;
  return {
    byScript: `${route} [${STATIC}] ${hidden}`,
    byTarget: `:root:not([${SCRIPTS}]) #root:has(:is(${anchors}):target) ${hidden}`,
  };
}
