// This script stands after the parts, and does two things. First, it calls the listener of mark-route-script.ts, so that an address
// without a fragment is marked as home. The head does not do that, because a script's first access to an element would delay the
// first paint. Second, if the fragment names a part, it changes the part's h2 to an h1 before the part is shown, because the
// heading would be painted twice if the program did that later.
import { PART, ROUTE } from './marks.ts';

dispatchEvent(new Event('hashchange'));
const route = document.documentElement.getAttribute(ROUTE);
const heading = document
  .getElementById(route ?? '')
  ?.closest(`[${PART}]`)
  ?.querySelector('h2');
if (heading) {
  const title = document.createElement('h1');
  for (const { name, value } of heading.attributes) title.setAttribute(name, value);
  title.append(...heading.childNodes);
  heading.replaceWith(title);
}
