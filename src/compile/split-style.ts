/** Puts what the first screen needs of the style before all else, so that only this keeps its paint waiting. */
import { type ChildNode, parse } from 'postcss';
import { mainId, portraitPart, sectionIds } from '../routes.ts';
import { AT_THE_FLOOR } from '../site/take-over/head-scripts.ts';
import { PART, ROUTE, SCRIPTS_OFF } from '../site/take-over/marks.ts';
import { routeRules } from '../site/take-over/route-rules.ts';
import { lowerStyle, smallViewport } from './lower-style.ts';

export type SplitStyle = {
  /** Stands in the head. */
  firstScreen: string;
  /** Before the document: hides the rest until its style is there. In the body as that is: what drops one drops the other. */
  hideRest: string;
  /** Behind the bar: shows it, as all its keys are there now. */
  showBar: string;
  /** Behind the words of the first part: shows those, whose boxes are all there now, as one. */
  showWords: string;
  /** Behind all words: the rest for the screen, and what shows the page or the part that a fragment names. */
  rest: string;
  /** With the fonts: what is for print, and what shows the rest. Earlier, laying that out would keep the portrait waiting. */
  print: string;
};

/** The text of styles/rest.css, which stands between the modules of the first screen and all others. */
const REST = '/* The rest. */';

const BAR = '#root>header';
const MAIN = `#${mainId}`;
const hidden = (selector: string) => `${selector}{visibility:hidden}`;
const visible = (selector: string) => `${selector}{visibility:visible}`;

// As specific as the rules that give these their display, and less than those that show a route.
// No `~`: as the program takes over it removes siblings, and Chromium would style all of them anew.
const FIRST = `#${sectionIds.home},[${PART}=${portraitPart}]`;
const OTHERS = `[${PART}]:not(:where(${FIRST}))`;
const ELSEWHERE = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const HIDE_REST = onScreen(`${OTHERS},[${SCRIPTS_OFF}],footer{display:none}`);
// The portrait must keep its display: with another one it is a new box, and its paint counts anew.
const SHOW_REST = onScreen(`${OTHERS}{display:grid}[${SCRIPTS_OFF}],footer{display:block}`);
const SHOW_ELSEWHERE = onScreen(
  `${ELSEWHERE} ${OTHERS}{display:grid}${ELSEWHERE} footer{display:block}`,
);

/** The same for all owners. It is cut between two modules, so that its order stays what it is. */
export function splitStyle(style: string): SplitStyle {
  const [first, rest, another] = style.split(REST).map((half) => parse(half).nodes);
  if (!first || !rest || another)
    throw new Error('The style has not one place where that of the first screen ends.');
  const forPrint = [...first, ...rest].filter(isForPrint).join('');
  const others = (nodes: ChildNode[]) => nodes.filter((node) => !isForPrint(node)).join('');
  return {
    firstScreen: atTheFloor(smallViewport + lowerStyle(others(first) + routeRules())),
    hideRest: atTheFloor(hidden(`${BAR},${MAIN}`) + HIDE_REST),
    showBar: atTheFloor(visible(BAR)),
    showWords: atTheFloor(visible(MAIN)),
    rest: atTheFloor(visible(`${BAR},${MAIN}`) + SHOW_ELSEWHERE + lowerStyle(others(rest))),
    print: atTheFloor(SHOW_REST + lowerStyle(forPrint)),
  };
}

function isForPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

/** On paper nothing waits. */
function onScreen(style: string): string {
  return `@media screen{${style}}`;
}

/** What is older shows the document as it reads without a style, rather than with half of it. */
export function atTheFloor(style: string): string {
  return `@supports ${AT_THE_FLOOR}{${style}}`;
}
