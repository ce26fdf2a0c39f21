// The script behind the parts: it does the same for home, because a script's first access to an element takes time that the first
// paint has not. Where a fragment names another part, which is not shown yet, its heading becomes the page's: if the program did
// that, it would be painted anew.
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
