/**
 * The two scripts that run before the program. They tell the style that there will be one, and the route that the
 * fragment names, as Chromium knows no :target before the whole file is there.
 */

import { PART } from './marks.ts';

/** What the engines of compile/floor.ts are the first to support. Any other keeps the document as it is, without style and program. */
export const AT_THE_FLOOR = 'selector(:is(a))';

/** In the head, so that an address with a fragment is never seen as home. It follows the links that are pressed until the program is there. */
export const MARK_ROUTE = [
  `CSS.supports('${AT_THE_FLOOR}')&&addEventListener('hashchange',()=>{`,
  'const d=document.documentElement.dataset;',
  "d.scripts='';d.route=location.hash.slice(1).replace(/\\/+$/,'')});",
  "if(location.hash)dispatchEvent(new Event('hashchange'))",
].join('');

/**
 * The same for home, behind its parts: a script's first access to an element takes time that the first paint has not. Where a
 * fragment names another part, which is not shown yet, its heading becomes the page's: as the program does it, it would be painted anew.
 */
export const MARK_HOME = [
  "dispatchEvent(new Event('hashchange'));{",
  'const d=document.documentElement.dataset,a=document.getElementById(d.route),',
  `p=a&&a.closest('[${PART}]'),h=p&&p.querySelector('h2');`,
  "if(h){const n=document.createElement('h1');",
  'for(const t of h.attributes)n.setAttribute(t.name,t.value);',
  'n.append(...h.childNodes);h.replaceWith(n)}}',
].join('');
