/**
 * The way back from the page of a project, or of the showreel: to where the visitor left, at the same scroll position and with
 * the same slide. Any other change of the path begins at the top of the page.
 */
import { createContext, type RefObject, use, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type Path, type RoutedPortfolio, routeOf } from '../../routes.ts';

/** Where a visitor left a page for one of these. */
export type LeftPlace = {
  path: string;
  /** In pixels. */
  top: number;
  /** The slide of the carousel that was in view, or 0. */
  slide: number;
};

type GoingBack = {
  left: LeftPlace | undefined;
  /** The place to restore, while the page is rendered that was left. */
  returnsTo: LeftPlace | undefined;
  /** The slide in view. The carousel keeps it here. */
  slide: RefObject<number>;
};

const nowhere: GoingBack = { left: undefined, returnsTo: undefined, slide: { current: 0 } };

export const GoingBackContext = createContext<GoingBack>(nowhere);

/** The state of the history for a link that goes back. */
const BACK = 'back';

/** Notes each place that is left, and finds whether this page is one to restore. */
export function useGoingBack(portfolio: RoutedPortfolio): GoingBack {
  const { pathname, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const before = useRef<string>(undefined);
  const left = useRef<LeftPlace>(undefined);
  const slide = useRef(0);

  const isDetail = (path: string) => routeOf(path, portfolio).within !== undefined;
  if (shown.current !== pathname) {
    // The page that is left is still in the document, at its scroll position.
    if (isDetail(pathname) && !isDetail(shown.current))
      left.current = { path: shown.current, top: window.scrollY, slide: slide.current };
    before.current = shown.current;
    shown.current = pathname;
    slide.current = 0;
  }
  const goesBack = navigationType === 'POP' || state === BACK;
  const isFromDetail = before.current !== undefined && isDetail(before.current);
  const isReturn = goesBack && isFromDetail && left.current?.path === pathname;
  return { left: left.current, returnsTo: isReturn ? left.current : undefined, slide };
}

/** Where the way back of a page leads: to the page that was left, or else to `usual`. */
export function useWayBack(usual: Path) {
  const { left } = use(GoingBackContext);
  return { to: left?.path ?? usual, state: BACK };
}
