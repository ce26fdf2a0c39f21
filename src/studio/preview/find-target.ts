/** From a field to its place in a page, and to the page that has it. */
import {
  legalPath,
  partsOf,
  type Path as Route,
  routeNames,
  routeOf,
  routes,
  showreelPath,
} from '../../routes.ts';
import { PART } from '../../site/hydration/marks.ts';
import { decoded } from '../../site/navigation/place.ts';
import type { PageContent } from './finders.ts';
import { boxOf } from './mark.ts';
import { type PreviewTarget, targetsIn } from './targets.ts';

/** A page in a frame. `inForm` returns the name that a field of the page has in the form. */
export type View = {
  frame: HTMLIFrameElement;
  content: PageContent;
  inForm: (field: string) => string;
};

/** What the preview shall show: a field, or at least the route of its section. */
export type Goal = {
  route: Route;
  field?: string | undefined;
  /** Whether only the page of a project shows the field. */
  isOfPage?: boolean;
};

/** The route that a frame shows now: its visitor may have followed links. */
export function routeIn({ frame, content }: View) {
  // Browsers escape the letters of a title in an address.
  const path = decoded(frame.contentWindow?.location.hash.slice(1) ?? '');
  return routeOf(path, content);
}

/** Whether the program has made what the route shows. The prerendered document of the preview has no pages of projects. */
export function showsRoute(view: View): boolean {
  const [first] = partsOf(routeIn(view));
  const parts = view.frame.contentDocument?.querySelectorAll(`main [${PART}]`) ?? [];
  return [...parts].some((part) => part.getAttribute(PART) === first);
}

/** The place of a field, or one near to it, if the page shows any. `isOwn` says which. */
export function targetOf(
  view: View,
  field: string,
): { place: PreviewTarget; isOwn: boolean } | undefined {
  const page = view.frame.contentDocument;
  if (!page) return undefined;
  const { project } = routeIn(view);
  // The page of a project also shows the cards of its neighbours.
  const isElsewhere = (name: string) =>
    project !== undefined && /^projects\b/.test(name) && !name.startsWith(`projects[${project}]`);
  const found = targetsIn(page, view.content)
    .map((place) => {
      const ofField = Math.max(
        ...place.fields.map((name) =>
          isElsewhere(name) ? 0 : closeness(view.inForm(name), field),
        ),
      );
      return { place, rank: ofField * 2 - (isInFooter(place) ? 1 : 0) };
    })
    .filter(({ place, rank }) => rank > 0 && boxOf(place))
    .sort((one, other) => other.rank - one.rank);
  const [best] = found;
  return best && { place: best.place, isOwn: best.rank > 2 * GROUP };
}

const GROUP = 1;

/** What has no place of its own is seen beside what it belongs to: `stillFocus` at `still`, an address at its name. */
function closeness(name: string, field: string): number {
  if (name === field) return 3;
  if (field.startsWith(name) && /^[A-Z]/.test(field.slice(name.length))) return 2;
  const group = /^.*(?:\]|reel)(?=\.\w+$)/.exec(field)?.[0];
  return group !== undefined && name.startsWith(`${group}.`) ? GROUP : 0;
}

const isInFooter = (place: PreviewTarget) => place.element.closest('footer') !== null;

/** The route that shows a field. */
export function routeFor({ content, inForm }: View, { field = '', isOfPage, route }: Goal): Route {
  const paths: readonly [string, Route][] = Object.entries(content.projectPaths);
  if (isOfPage) {
    const isOf = ([index]: readonly [string, Route]) =>
      field.startsWith(`${inForm(`projects[${index}]`)}.`);
    return paths.find(isOf)?.[1] ?? route;
  }
  if (field.startsWith('legal') && content.portfolio.legal) return legalPath;
  if (field === 'reel.file' && content.portfolio.reel?.file !== undefined) return showreelPath;
  const [, group] = /^texts\["(\w+)\./.exec(field) ?? [];
  if (group === 'projectPage') return paths[0]?.[1] ?? routes.project.path;
  const page = routeNames.find((name) => name === group && routes[name].sections.length === 0);
  return page ? routes[page].path : route;
}
