/** Puts what the first screen needs of the style before all else, so that only this keeps its paint waiting. */
import { type ChildNode, parse } from 'postcss';
import type { SplitStyle } from '../compose/compiled.ts';
import { atTheFloor } from '../compose/page/at-the-floor.ts';
import { mainId, portraitPart, sectionIds } from '../routes.ts';
import { PART, ROUTE, SCRIPTS_OFF } from '../site/take-over/marks.ts';
import { routeRules } from '../site/take-over/route-rules.ts';
import { lowerStyle, smallViewport } from './lower-style.ts';

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
