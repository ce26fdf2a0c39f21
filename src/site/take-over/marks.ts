/**
 * The attributes by which the static document, its style, the scripts of the head and the program know of one another.
 * Styles write them out, as CSS cannot import; a test holds them to these.
 */

/** On the document's root element, once it is known that scripts run, in an engine in which all of them work. */
export const SCRIPTS = 'data-scripts';
/** On a link, or an empty place, that is a button once there is a program. Its value is what such a place is to say then. */
export const BECOMES_BUTTON = 'data-becomes-button';
/** On the document's root element beside SCRIPTS: the path that the fragment names, or whatever else it says. */
export const ROUTE = 'data-route';
/** On the element with the id `root`, while it holds the static document. */
export const STATIC = 'data-static';
/** On what only the static document has. */
export const STATIC_ONLY = 'data-static-only';
/** On what the fragment of a route lands on where no scripts run: it stands first in the route's part. */
export const ROUTE_ANCHOR = 'data-route-anchor';
/** On the sentence for those whose browser runs no scripts. */
export const SCRIPTS_OFF = 'data-scripts-off';
/** On each part of the main element; it names the part: a section's id, a page's path, or the portrait. */
export const PART = 'data-part';
/** On the style element with what the first screen does not need: rest-style.tsx. */
export const REST_STYLE = 'data-rest-style';

/**
 * A condition of CSS that the engines of compile/floor.ts are the first to support. Any other keeps the document as it is, without
 * style and program.
 */
export const AT_THE_FLOOR = 'selector(:is(a))';
