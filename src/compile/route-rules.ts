/**
 * The rules that show the parts of one route in the static document, which holds every part.
 * Without scripts all parts show, one after another, until the address names a route, so a mail preview in which links do
 * not work shows everything. With scripts, a page of its own shows only if the address names it.
 */
import { allRoutes, type Part, partsOf, routes } from '../routes.ts';
import { PART, ROUTE, SCRIPTS, STATIC } from '../site/hydration/marks.ts';

const allButHome = allRoutes.filter(({ path }) => path !== routes.home.path);

export function routeRules(): string {
  const others = new Set(allButHome.flatMap(partsOf));
  const ofHomeAlone = partsOf(routes.home).filter((part) => !others.has(part));
  const rules = [ofHomeAlone, ...[...others].map((part) => [part])].map(rulesThatHide);
  const byScript = rules.map((one) => one.byScript).join('');
  const byTarget = rules.map((one) => one.byTarget).join('');
  // In @supports, because an engine that does not know :has() drops the whole rule.
  return `${byScript}@supports selector(:has(a)){${byTarget}}`;
}

/** The rules that hide these parts on all routes that do not show them. The same routes show all of these parts. */
function rulesThatHide(parts: readonly Part[]) {
  const isShownOn = (route: (typeof allRoutes)[number]) =>
    parts.every((part) => partsOf(route).includes(part));
  const elsewhere = allButHome.filter((route) => !isShownOn(route)).map(({ path }) => path);
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
