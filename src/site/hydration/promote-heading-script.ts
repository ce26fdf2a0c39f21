// This script stands after the parts, and does three things. First, it calls markRoute of mark-route-script.ts, so that the part
// that the fragment names is marked, and an address without a fragment as home. The head does not do that, because a script's first
// access to an element would delay the first paint. Second, if no part has that name, home shows. Third, it changes the part's h2 to
// an h1 before the part is shown, because the heading would be painted twice if the program did that later.
import { NAMED, ROUTE } from './marks.ts';

window.markRoute?.();
const root = document.documentElement;
const named = document.querySelector(`[${NAMED}]`);
if (!named && root.getAttribute(ROUTE)?.startsWith('/')) root.setAttribute(ROUTE, '');
const heading = named?.querySelector('h2');
if (heading) {
  const title = document.createElement('h1');
  for (const { name, value } of heading.attributes) title.setAttribute(name, value);
  title.append(...heading.childNodes);
  heading.replaceWith(title);
}
