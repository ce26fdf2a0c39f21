/** Cuts the style into pieces. The first screen's comes first, so that the first paint waits for nothing else. */
import { type ChildNode, parse } from 'postcss';
import type { SplitStyle } from '../compose/compiled.ts';
import { forMinimumBrowsers } from '../compose/page/minimum-browsers.ts';
import { mainId, portraitPart, sectionIds } from '../routes.ts';
import { PART, ROUTE, SCRIPTS_OFF } from '../site/hydration/marks.ts';
import { lowerStyle, smallViewport } from './lower-style.ts';

/** The comments in styles/project-pages.css and in styles/rest.css. Each stands before the modules of its piece. */
const PROJECT_PAGES = '/* The pages of projects. */';
const REST = '/* The rest. */';

const BAR = '#root>header';
const MAIN = `#${mainId}`;
const hidden = (selector: string) => `${selector}{visibility:hidden}`;
const visible = (selector: string) => `${selector}{visibility:visible}`;

// OTHERS is as specific as `[data-part]` or a class, so of its rules and those that give a part its display, the last one applies.
// The rules of prerendered-document.css are more specific, so they always apply.
// There is no `~`, because hydration removes siblings, and Chromium would then compute the style of all others again.
const FIRST = `#${sectionIds.home},[${PART}=${portraitPart}]`;
const OTHERS = `[${PART}]:not(:where(${FIRST}))`;
const ELSEWHERE = `:where([${ROUTE}]:not([${ROUTE}=""]))`;
const HIDE_REST = onScreen(`${OTHERS},[${SCRIPTS_OFF}],footer{display:none}`);
// The portrait's display never changes, because a new value makes a new box, and the browser would count its paint a second time.
const SHOW_REST = onScreen(`${OTHERS}{display:grid}[${SCRIPTS_OFF}],footer{display:block}`);
const SHOW_ELSEWHERE = onScreen(
  `${ELSEWHERE} ${OTHERS}{display:grid}${ELSEWHERE} footer{display:block}`,
);

/** Each cut is between two modules, so the order of the rules stays the same. */
export function splitStyle(style: string): SplitStyle {
  const [beforeRest, rest] = cut(style, REST);
  const [first, projectPages] = cut(beforeRest, PROJECT_PAGES);
  const [firstNodes, restNodes] = [parse(first).nodes, parse(rest).nodes];
  const forPrint = [...firstNodes, ...restNodes].filter(isForPrint).join('');
  const others = (nodes: ChildNode[]) => nodes.filter((node) => !isForPrint(node)).join('');
  return {
    firstScreen: forMinimumBrowsers(smallViewport + lowerStyle(others(firstNodes))),
    hideRest: forMinimumBrowsers(hidden(`${BAR},${MAIN}`) + HIDE_REST),
    showBar: forMinimumBrowsers(visible(BAR)),
    showWords: forMinimumBrowsers(visible(MAIN)),
    projectPages: forMinimumBrowsers(lowerStyle(projectPages)),
    rest: forMinimumBrowsers(
      visible(`${BAR},${MAIN}`) + SHOW_ELSEWHERE + lowerStyle(others(restNodes)),
    ),
    print: forMinimumBrowsers(SHOW_REST + lowerStyle(forPrint)),
  };
}

function cut(style: string, mark: string): [before: string, after: string] {
  const [before, after, another] = style.split(mark);
  if (before === undefined || after === undefined || another !== undefined)
    throw new Error(`The style has not one place with ${mark}`);
  return [before, after];
}

function isForPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

/** Only for the screen, because a print must not lack anything, whenever it is made. */
function onScreen(style: string): string {
  return `@media screen{${style}}`;
}
