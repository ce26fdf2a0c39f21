/**
 * The two scripts that run before the program. They tell the style that there will be one, and the route that the
 * fragment names, as Chromium knows no :target before the whole file is there.
 */

/** What the engines of pipeline/floor.ts are the first to support. Any other keeps the document as it is, without style and program. */
export const AT_THE_FLOOR = 'selector(:is(a))';

/** In the head, so that an address with a fragment is never seen as home. It follows the links that are pressed until the program is there. */
export const MARK_ROUTE = [
  `CSS.supports('${AT_THE_FLOOR}')&&addEventListener('hashchange',()=>{`,
  'const d=document.documentElement.dataset;',
  "d.scripts='';d.route=location.hash.slice(1).replace(/\\/+$/,'')});",
  "if(location.hash)dispatchEvent(new Event('hashchange'))",
].join('');

/** The same for home, behind its parts: a script's first access to an element takes time that the first paint has not. */
export const MARK_HOME = "dispatchEvent(new Event('hashchange'))";
