/**
 * Going back: to where the visitor left, with the same slide. The browser goes back to the scroll position itself, also when the page
 * is loaded again, because it keeps one for each entry of its history. A press on a link goes to the top of a page, but for the way back
 * from the page of a project, or of the showreel.
 */
import { createContext, type RefObject, use, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type Path, type RoutedSite, routeOf } from '../../routes.ts';

/** Where a visitor left a page. */
export type LeftPlace = {
  path: string;
  /** In pixels. */
  top: number;
  /** The slide of the carousel that was in view, or 0. */
  slide: number;
};

type GoingBack = {
  /** The place that was left last for one of these pages. */
  left: LeftPlace | undefined;
  /** Whether this page may begin anywhere: no press has led here, or the way back. */
  goesBack: boolean;
  /** The place to restore, if the page was left since it was loaded. */
  returnsTo: LeftPlace | undefined;
  /** The slide in view. The carousel keeps it here. */
  slide: RefObject<number>;
};

/** As in the prerendered document. */
const nowhere: GoingBack = {
  left: undefined,
  goesBack: true,
  returnsTo: undefined,
  slide: { current: 0 },
};

export const GoingBackContext = createContext<GoingBack>(nowhere);

/** The state of the history for a link that goes back. */
const BACK = 'back';

/** Notes each place that is left, and finds whether this page is one to restore. */
export function useGoingBack(site: RoutedSite): GoingBack {
  const { pathname, key, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key });
  const places = useRef(new Map<string, LeftPlace>());
  const left = useRef<LeftPlace>(undefined);
  const slide = useRef(0);

  const isDetail = (path: string) => routeOf(path, site).within !== undefined;
  if (shown.current.pathname !== pathname) {
    // The page that is left is still in the document, at its scroll position.
    const place = { path: shown.current.pathname, top: window.scrollY, slide: slide.current };
    places.current.set(shown.current.key, place);
    if (isDetail(pathname) && !isDetail(place.path)) left.current = place;
  }
  const isByHistory = navigationType === 'POP';
  const place = isByHistory ? places.current.get(key) : state === BACK ? left.current : undefined;
  const returnsTo = place?.path === pathname ? place : undefined;
  if (shown.current.pathname !== pathname) slide.current = returnsTo?.slide ?? 0;
  shown.current = { pathname, key };
  return {
    left: left.current,
    goesBack: isByHistory || state === BACK,
    returnsTo,
    slide,
  };
}

/** Where the way back of a page leads: to the page that was left, or else to `usual`. */
export function useWayBack(usual: Path) {
  const { left } = use(GoingBackContext);
  return { to: left?.path ?? usual, state: BACK };
}
