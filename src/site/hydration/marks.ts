/**
 * The attributes that the prerendered document, its style, its short scripts and the program have in common.
 * Style modules repeat the names, because CSS cannot import them; a test compares both.
 */

/** On the html element, as soon as scripts run and the engine is new enough for all of them. */
export const SCRIPTS = 'data-scripts';
/** On a link or an empty place that becomes a button with the program. The value is the text of such a place. */
export const BECOMES_BUTTON = 'data-becomes-button';
/** On the html element beside SCRIPTS: the path that the fragment names, or any other fragment as it is. */
export const ROUTE = 'data-route';
/** On the part that the fragment names, in the prerendered document. Style cannot name it, because it knows no owner. */
export const NAMED = 'data-named';
/** On the element `#root` while it holds the prerendered document. */
export const STATIC = 'data-static';
/** On elements that only the prerendered document has. */
export const STATIC_ONLY = 'data-static-only';
/** On the element that a route's fragment leads to where no scripts run. It stands first in the route's part. */
export const ROUTE_ANCHOR = 'data-route-anchor';
/** On the sentence for visitors whose browser runs no scripts. */
export const SCRIPTS_OFF = 'data-scripts-off';
/** On each part of the main element. The value is the part's name (`PagePart` in routes.ts). */
export const PART = 'data-part';
/** On what shows only where its section is the whole page. */
export const ALONE = 'data-alone';
/** On the style element that the first screen does not need (rest-style.tsx). */
export const REST_STYLE = 'data-rest-style';

/**
 * The oldest engines that meet this condition of CSS are those of compile/browser-targets.ts. An older one shows the whole
 * document in one column, without the program.
 */
export const MINIMUM_BROWSERS = 'selector(:is(a))';
