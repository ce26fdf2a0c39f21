// This script stands behind the parts. It marks home there, because a script's first access to an element would delay the first
// paint. It also makes the heading of a part that the fragment names the page's h1 before that part is shown, because it would
// be painted twice if the program did that later.
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
