// This script stands in the head. It tells the style that there will be a program, and which route the fragment names, because
// Chromium knows no :target before the whole file is there. So an address with a fragment never shows home first. It also marks the
// part of that route: at the end of the parts (promote-heading-script.ts), and, until the program runs, for each link that is pressed.
import { MINIMUM_BROWSERS, NAMED, PART, ROUTE, ROUTE_ANCHOR, SCRIPTS } from './marks.ts';

declare global {
  interface Window {
    /** Not there in an engine that is too old for the program. */
    markRoute?: () => void;
  }
}

if (CSS.supports(MINIMUM_BROWSERS)) {
  window.markRoute = () => {
    const route = location.hash.replace(/^#!?|[?&].*|(?:%20)+$/g, '').replace(/\/+$/, '');
    const root = document.documentElement;
    root.setAttribute(SCRIPTS, '');
    root.setAttribute(ROUTE, route);
    const anchors = [...document.querySelectorAll(`[${ROUTE_ANCHOR}]`)];
    const anchorOf = (path: string) =>
      anchors.find(({ id }) =>
        [id, encodeURI(id)].some((each) => each.toLowerCase() === path.toLowerCase()),
      );
    // If no page of a project has this name, the projects show.
    const named = anchorOf(route) ?? anchorOf(route.replace(/\/[^/]*$/, '')) ?? null;
    for (const part of document.querySelectorAll(`[${PART}]`))
      part.toggleAttribute(NAMED, part.contains(named));
  };
  addEventListener('hashchange', window.markRoute);
  if (location.hash) window.markRoute();
}

// If the transfer ends early, there is no event, and the parts that show with the fonts, or once one of them is marked, would stay
// hidden. So after this time, in milliseconds, they show without their style. The script looks more than once, because on a slow line
// the style that hides them may come later than that.
const PATIENCE = 10_000;
const watch = setInterval(() => {
  const hiding = document.querySelector('body>style');
  if (hiding && !document.querySelector<HTMLStyleElement>('#fonts')?.sheet) {
    hiding.remove();
    if (!document.querySelector(`[${NAMED}]`)) document.documentElement.setAttribute(ROUTE, '');
  }
  if (hiding) clearInterval(watch);
}, PATIENCE);
