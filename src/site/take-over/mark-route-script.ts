// The script in the head: it tells the style that there will be a program, and the route that the fragment names, because
// Chromium knows no :target before the whole file is there. So an address with a fragment is never seen as home. It follows the
// links that are pressed until the program is there.
import { AT_THE_FLOOR, ROUTE, SCRIPTS } from './marks.ts';

if (CSS.supports(AT_THE_FLOOR)) {
  addEventListener('hashchange', () => {
    const root = document.documentElement;
    root.setAttribute(SCRIPTS, '');
    root.setAttribute(ROUTE, location.hash.slice(1).replace(/\/+$/, ''));
  });
}
if (location.hash) dispatchEvent(new Event('hashchange'));
